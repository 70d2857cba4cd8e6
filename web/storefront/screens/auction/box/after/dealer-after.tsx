import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from '../../auction-box.module.css'
import { bindingEur, type Renegotiation } from '../../renegotiation/renegotiation-state.ts'
import { offeringBlockedBy } from './bidding-blocked-by.ts'
import { lateOfferEnd, releasedBinding } from './what-ended.ts'

/** After the hammer: what came of the dealer's own bid or offer, and the one next step. */
export function DealerAfter({ auction }: { auction: AuctionView }) {
  return (
    <section className={styles.part}>
      <Outcome auction={auction} />
    </section>
  )
}

function Outcome({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.after')
  const format = useFormat()
  const path = usePath()
  const { status, renegotiation, reservation, ownLateOffer } = auction
  const at = (instant: string | null) => (instant === null ? '' : format.dateTimeWithZone(instant))
  /** In the dealer's turn the demand and the deadline, else what binds them and until when. */
  const describe = (running: Renegotiation) =>
    running.isYourTurn && running.lastCounterEur !== null
      ? t('negotiate.answer', {
          amount: format.money(running.lastCounterEur),
          at: at(running.turnEndsAt),
        })
      : t('negotiate.text', {
          amount: format.money(bindingEur(running)),
          at: at(running.bindsUntil),
        })
  switch (status) {
    case 'sold':
      if (auction.hammerPriceEur === null) {
        return <SoldElsewhere auction={auction} />
      }
      return (
        <Banner
          tone="good"
          title={t('bought.title', { amount: format.money(auction.hammerPriceEur) })}
          actions={
            <LinkButton look="primary" href={path('merchantPurchases')}>
              {t('bought.action')}
            </LinkButton>
          }
        >
          {t('bought.text')}
        </Banner>
      )
    case 'renegotiation':
      return (
        <Banner
          tone="late"
          title={renegotiation?.isYourTurn ? t('negotiate.yourTurn') : t('negotiate.theirTurn')}
          actions={
            <LinkButton look="primary" href={path('renegotiation', { id: auction.auctionId })}>
              {t('negotiate.action')}
            </LinkButton>
          }
        >
          {renegotiation && describe(renegotiation)}
        </Banner>
      )
    case 'anr_offer_above_targetprice':
      return (
        <Banner tone="late" title={t('reserved.title')}>
          {t('reserved.text', { at: at(reservation?.bindsUntil ?? auction.bindsUntil) })}
        </Banner>
      )
    case 'recd_late_offer':
      return (
        <Banner
          tone="late"
          title={t('pending.title', { amount: format.money(ownLateOffer?.amountEur ?? 0) })}
        >
          {t('pending.text', { at: at(ownLateOffer?.lapsesAt ?? null) })}
        </Banner>
      )
    case 'declined_late_offer':
      return <Declined />
    case 'inactive':
      return (
        <Banner title={t('gone.title')}>
          {t('gone.text')} {hadBids(auction) && t('gone.bids')}
        </Banner>
      )
    case 'acpt_late_offer':
      // The owner may still decide on others' offers while this dealer's is over.
      if (ownLateOffer?.status === 'declined') return <Declined />
      if (ownLateOffer?.status === 'lapsed') {
        const amount = format.money(ownLateOffer.amountEur)
        return (
          <Banner title={t('lapsed.title', { amount })}>
            {t('lapsed.text')} {offeringBlockedBy(auction) === null && t('lapsed.again')}
          </Banner>
        )
      }
      return (
        <Banner title={t('open.title')}>
          {offeringBlockedBy(auction) === null && t('open.text')}
        </Banner>
      )
    default:
      return <Ended auction={auction} />
  }
}

/** Loaded anew, the page of a paused ad shows a dealer their own bid alone. */
function hadBids({ bidCount, own }: AuctionView): boolean {
  return (bidCount ?? 0) > 0 || own?.standingBidEur != null
}

function Ended({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.after')
  const format = useFormat()
  if (auction.context?.includes('offer_declined')) {
    return <Banner title={t('refused.title')}>{t('refused.text')}</Banner>
  }
  const over = lateOfferEnd(auction)
  if (over !== null) {
    const amount = format.money(auction.ownLateOffer?.amountEur ?? 0)
    return (
      <Banner title={t(`${over}.title`, { amount })}>
        {over === 'lapsed' ? t('lapsed.text') : t('refused.text')}
      </Banner>
    )
  }
  return (
    <Banner title={t('ended.title')}>
      {releasedBinding(auction) === null ? t('ended.text') : t('ended.own')}
    </Banner>
  )
}

function SoldElsewhere({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.after')
  const format = useFormat()
  const freed = releasedBinding(auction)
  const amount = format.money(auction.ownLateOffer?.amountEur ?? 0)
  return (
    <Banner title={t('soldElsewhere.title')}>
      {t('soldElsewhere.text')} {freed === 'offer' && t('soldElsewhere.offer', { amount })}
      {freed === 'bid' && t('ended.own')}
    </Banner>
  )
}

function Declined() {
  const t = useTranslations('auction.after.declined')
  return (
    <Banner tone="bad" title={t('title')}>
      {t('text')}
    </Banner>
  )
}
