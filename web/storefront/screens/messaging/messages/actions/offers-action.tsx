import type { RefObject } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { classNames } from '#web/ui/class-names.ts'
import { offersBehind, waitingOffers } from '../../../../auction/waiting-offers.ts'
import { MissedPart } from '../../../auction/box/drafts/missed.tsx'
import type { DraftsControl } from '../../../auction/box/drafts/use-drafts.ts'
import { offersToAnswer } from '../../../auction/box/owner/offers-to-answer.ts'
import { OwnerOffers } from '../../../auction/box/owner/owner-offers.tsx'
import styles from './thread-actions.module.css'

/** Late offers and the reserved one, accepted or declined by the owner (rules 7). */
export function OffersAction(props: {
  readonly auction: AuctionView
  readonly drafts: DraftsControl
  /** Takes the focus when the last offer is answered. */
  readonly next: RefObject<HTMLElement | null>
}) {
  const { auction, drafts, next } = props
  const t = useTranslations('auction.owner')
  const isAsked = offersToAnswer(auction).length > 0
  const isReserved = auction.status === 'anr_offer_above_targetprice'
  const behind = offersBehind(auction)
  const title = isReserved
    ? t('reserved.title')
    : t('offer.title', { count: waitingOffers(auction) })
  if (!isAsked && drafts.missed === null) return null
  return (
    <section aria-label={title} className={classNames(styles.action, isAsked && styles.own)}>
      {isAsked && (
        <header>
          <h3>{title}</h3>
          {isReserved && behind > 0 && <p>{t('reserved.others', { count: behind })}</p>}
        </header>
      )}
      <MissedPart auction={auction} drafts={drafts} />
      <OwnerOffers auction={auction} drafts={drafts} next={next} />
    </section>
  )
}
