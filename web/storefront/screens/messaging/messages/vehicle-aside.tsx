import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { ProductCard } from '#contract/product.ts'
import { useBodyTypeLabel } from '#web/language/body-type-label.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Link } from '#web/ui/link.tsx'
import { TrafficLight } from '#web/ui/status/traffic-light.tsx'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import { AdPicture } from '../../../auction/ad-picture.tsx'
import { lightBeside } from '../../../auction/phase.ts'
import { titleOf, useCardFacts } from '../../../cards/card-facts.ts'
import { useCardPrice } from '../../../cards/card-price.ts'
import { vehicleAddress } from '../../../cards/vehicle-address.ts'
import { placeOf } from '../../../cards/vehicle-tile.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import styles from './vehicle-aside.module.css'

/** What the messages are about, beside them on wide screens: what decides, and where more of it is. */
export function VehicleAside({ vehicle }: { readonly vehicle: ProductCard }) {
  const t = useTranslations('message-list.vehicle')
  const tList = useTranslations('message-list')
  const path = usePath()
  const format = useFormat()
  const bodyTypeLabel = useBodyTypeLabel()
  const { image, auction, distanceKm, documentCount } = vehicle
  const about = [
    bodyTypeLabel(vehicle.bodyType),
    placeOf(vehicle, format.country),
    distanceKm === null ? '' : format.kilometres(distanceKm),
  ]
  return (
    <aside aria-label={t('label')} className={styles.aside}>
      {image && (
        <div className={styles.picture}>
          <AdPicture picture={image} alt="" sizes="280px" upTo={640} />
        </div>
      )}
      <h2 className={styles.title}>{titleOf(vehicle)}</h2>
      <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
      <FactList facts={useAsideFacts(vehicle)} className={styles.facts ?? ''} />
      <ul className={styles.links}>
        <AsideLink icon="external-link" href={path('product', vehicleAddress(vehicle))}>
          {t('open')}
        </AsideLink>
        {documentCount !== null && documentCount > 0 && (
          <AsideLink
            icon="file-text"
            href={`${path('product', vehicleAddress(vehicle))}#documents`}
          >
            {t('documents', { count: documentCount })}
          </AsideLink>
        )}
        {auction && readsJournal(auction) && (
          <AsideLink icon="list" href={path('auctionJournal', { id: auction.auctionId })}>
            {t('journal')}
          </AsideLink>
        )}
        <AsideLink icon="bell" href={path('accountEmailSettings')}>
          {tList('settings')}
        </AsideLink>
      </ul>
    </aside>
  )
}

/** Whoever took part, and the owner after the end (rules 9). */
function readsJournal({ viewer, headHash, endedAt }: AuctionView): boolean {
  if (headHash === null) return false
  return viewer === 'bidder' || (viewer === 'owner' && endedAt !== null)
}

function AsideLink(props: {
  readonly icon: IconName
  readonly href: string
  readonly children: string
}) {
  return (
    <li>
      <Link href={props.href} className={styles.link}>
        <Icon icon={props.icon} size={16} />
        {props.children}
      </Link>
    </li>
  )
}

function useAsideFacts(vehicle: ProductCard): readonly Fact[] {
  const t = useTranslations('message-list.vehicle')
  const tLight = useTranslations('catalog.light')
  const format = useFormat()
  const facts = useCardFacts()
  const { label, price } = useCardPrice()(vehicle.auction)
  const { auction, damageCount } = vehicle
  const light = auction && lightBeside(auction)
  const known = (id: 'firstRegistration' | 'mileage') =>
    facts.find((fact) => fact.id === id)?.value(vehicle) ?? null
  const isOwn = auction?.context?.includes('holding_highest_bid') === true
  const end = auction?.endedAt ?? auction?.endsAt ?? null
  const rows: readonly (Fact | null)[] = [
    factOf(t('firstRegistration'), known('firstRegistration')),
    factOf(t('mileage'), known('mileage')),
    factOf(t('damages'), damageCount === null ? null : format.number(damageCount)),
    factOf(t('end'), end === null ? null : format.dateTime(end)),
    auction && { term: label, value: isOwn ? t('yours', { amount: price }) : price },
    light && {
      term: t('light'),
      value: <TrafficLight light={light} word={tLight(light, { mode: auction.mode })} />,
    },
  ]
  return rows.filter((row) => row !== null)
}

function factOf(term: string, value: string | null): Fact | null {
  return value === null ? null : { term, value }
}
