import { useQuery } from '@tanstack/react-query'
import { type RefObject, useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { Product } from '#contract/product.ts'
import { describeListing } from '#domain/listing/describe-listing.ts'
import { addressName } from '#domain/listing/naming/address-name.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useCountdownClock } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Link } from '#web/ui/link.tsx'
import { Countdown } from '#web/ui/status/countdown.tsx'
import { AdPicture } from '../../../auction/ad-picture.tsx'
import { valuesOf } from '../../../auction/vehicle-facts.ts'
import styles from './renegotiation.module.css'
import { type Renegotiation, standingOf } from './renegotiation-state.ts'

/** The vehicle, how far apart both sides are, whose turn it is and until when. */
export function RenegotiationHead(props: {
  product: Product | undefined
  auction: AuctionView
  renegotiation: Renegotiation
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { product, auction, renegotiation, heading } = props
  const headline = useNegotiationHeadline(auction, renegotiation)
  const isOpen = auction.status === 'renegotiation'
  const picture = product?.gallery[0]
  return (
    <header className={styles.head}>
      {picture && (
        <div className={styles.picture}>
          <AdPicture picture={picture} alt="" sizes="160px" upTo={640} isFirst />
        </div>
      )}
      <div className={styles.titles}>
        {product ? (
          <VehicleLink product={product} />
        ) : (
          renegotiation.perspective === 'buyer' && <VehicleOutOfSight entityId={auction.entityId} />
        )}
        <h1 ref={heading} tabIndex={-1}>
          {headline}
        </h1>
        {isOpen && <Turn renegotiation={renegotiation} />}
      </div>
      {isOpen && <Deadline renegotiation={renegotiation} />}
    </header>
  )
}

/** How far apart both sides are, or how it ended. */
export function useNegotiationHeadline(auction: AuctionView, renegotiation: Renegotiation): string {
  const t = useTranslations('auction.renegotiation.head')
  const format = useFormat()
  const { gapEur, buyerEur } = standingOf(renegotiation, auction.targetPriceEur)
  if (auction.status === 'sold') return t(renegotiation.perspective === 'buyer' ? 'bought' : 'sold')
  if (auction.status !== 'renegotiation') return t('over')
  if (gapEur !== null) return t('gap', { amount: format.money(gapEur) })
  return t('waiting', { amount: format.money(buyerEur) })
}

export function Turn({ renegotiation }: { renegotiation: Renegotiation }) {
  const t = useTranslations('auction.renegotiation.head')
  const { isYourTurn, turn } = renegotiation
  return <p>{isYourTurn ? t('yourTurn') : t(turn === 'owner' ? 'ownersTurn' : 'buyersTurn')}</p>
}

function VehicleLink({ product }: { product: Product }) {
  const path = usePath()
  const { title } = describeListing(valuesOf(product))
  return (
    <p className="muted small">
      <Link href={path('product', { id: product.entityId, name: addressName(title) })}>
        {title}
      </Link>
    </p>
  )
}

/** A dealer cannot see a paused ad; their messages about it name it all the same. */
function VehicleOutOfSight({ entityId }: { entityId: number }) {
  const path = usePath()
  const slug = `ad-${entityId}`
  const ofAd = useApiQueries().messages.listNotifications({ query: { groupKey: slug } })
  const title = useQuery(ofAd).data?.subject?.title
  if (!title) return null
  return (
    <p className="muted small">
      <Link href={path('messageThread', { slug })}>{title}</Link>
    </p>
  )
}

export function Deadline({ renegotiation }: { renegotiation: Renegotiation }) {
  const t = useTranslations('auction.renegotiation.head')
  const tClock = useTranslations('auction.clock')
  const format = useFormat()
  const clock = useCountdownClock()
  const texts = useMemo(
    () => ({
      lastSeconds: tClock('lastSeconds'),
      over: t('lapsed'),
      days: ({ days, clock: rest }: { days: number; clock: string }) =>
        tClock('days', { days, clock: rest }),
    }),
    [t, tClock],
  )
  return (
    <div className={styles.deadline}>
      <span className="muted small">
        {renegotiation.isYourTurn ? t('yourAnswer') : t('theirAnswer')}
      </span>
      <b className={styles.until}>{format.dateTimeWithZone(renegotiation.turnEndsAt)}</b>
      <Countdown
        endsAt={renegotiation.turnEndsAt}
        {...clock}
        texts={texts}
        label={tClock('endsIn')}
      />
    </div>
  )
}
