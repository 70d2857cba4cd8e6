import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { takesDefects } from '#domain/auction/process/bidding/takes-defects.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { isDealer, phaseOf } from '../../../auction/phase.ts'
import { amountState } from '../amounts/amounts.ts'
import { LandedPricePart } from '../amounts/landed-price.tsx'
import styles from '../auction-box.module.css'
import { RefusedBid } from '../commands/refused-bid.tsx'
import { DealerAfter } from './after/dealer-after.tsx'
import { LateOffer } from './after/late-offer.tsx'
import { SecondChance } from './after/second-chance.tsx'
import type { BoxProps } from './box-props.ts'
import { MissedPart } from './drafts/missed.tsx'
import { AddDefect } from './owner/add-defect.tsx'
import { LaterOwnerPanel } from './owner/later-owner-panel.tsx'
import { AgentPart } from './running/agent-form.tsx'
import { BidForm } from './running/bid-form.tsx'
import { BuyNow } from './running/buy-now.tsx'
import { landedAmount, landedNote } from './running/landed-amount.ts'
import { OwnLimitPart } from './running/own-limit-part.tsx'
import { isFullWithoutAgent } from './running/room-of-box.ts'
import { useIsOfCompany } from './running/use-is-of-company.ts'
import { FollowUpNote } from './state/follow-up-note.tsx'

/** What this reader may do now, as the server's actions say it. */
export function ActionPanel({ product, auction, drafts }: BoxProps) {
  const t = useTranslations('auction.after')
  const { bid, lateOffer, secondChanceAccept } = auction.actions
  const { lateOfferEur } = drafts
  if (auction.viewer === 'owner') {
    return (
      <>
        <MissedPart auction={auction} drafts={drafts} />
        <LaterOwnerPanel product={product} auction={auction} drafts={drafts} />
        {phaseOf(auction) !== 'over' && <PublicPrices auction={auction} />}
        {takesDefects(auction.status) && <AddDefect product={product} />}
      </>
    )
  }
  if (auction.viewer === 'operator') return null
  if (phaseOf(auction) === 'over') {
    if (auction.status === 'inactive') return <DealerAfter auction={auction} />
    if (!isDealer(auction)) {
      const isSold = auction.status === 'sold'
      return (
        <section className={styles.part}>
          <Banner title={isSold ? t('soldElsewhere.title') : t('ended.title')}>
            {isSold ? t('soldElsewhere.text') : t('ended.visitor')}
          </Banner>
        </section>
      )
    }
    return (
      <>
        <FollowUpNote auction={auction} />
        <SecondChance auction={auction} drafts={drafts} />
        {secondChanceAccept?.isAllowed && product.tax && (
          <LandedPricePart amountEur={secondChanceAccept.facts.amountEur} tax={product.tax} />
        )}
        {!isStillBound(auction) && <DealerAfter auction={auction} />}
        <LateOffer auction={auction} drafts={drafts} />
        {lateOffer.isAllowed &&
          lateOfferEur !== null &&
          product.tax &&
          amountState(lateOfferEur, lateOffer.facts) === 'fine' && (
            <LandedPricePart amountEur={lateOfferEur} tax={product.tax} />
          )}
      </>
    )
  }
  return (
    <>
      <FollowUpNote auction={auction} />
      {isDealer(auction) && auction.mode === 'offer_collection' && <CollectionNote />}
      {bid.isAllowed ? (
        <>
          <BidForm auction={auction} facts={bid.facts} drafts={drafts} />
          <OwnLimitPart auction={auction} drafts={drafts} />
          <AgentPart auction={auction} drafts={drafts} />
          <BuyNow auction={auction} tax={product.tax} drafts={drafts} />
        </>
      ) : auction.own?.isBarred ? null : (
        // A barred dealer reads it above already, in their position.
        <section className={styles.part}>
          <RefusedBid auction={auction} refusal={bid.refusal} />
        </section>
      )}
      <PublicPrices auction={auction} />
      {isDealer(auction) && product.tax && <Landed {...{ product, auction, drafts }} />}
    </>
  )
}

/** Green is no sale here, and a dealer who bids is bound all the same (rules 7). */
function CollectionNote() {
  const t = useTranslations()
  return (
    <section className={styles.part}>
      <p className={styles.fine}>{t('auction.collection')}</p>
    </section>
  )
}

/** Then the plain word that nothing binds any more would be wrong. */
function isStillBound({ followUp, secondChance }: AuctionView): boolean {
  return followUp !== null || secondChance !== null
}

/** Reckoned for what is typed, else for the next smallest bid; who cannot bid reads where it stands. */
function Landed({ product, auction, drafts }: BoxProps) {
  const amountEur = landedAmount(auction, drafts.bidEur)
  const isFull =
    isFullWithoutAgent(auction, useIsOfCompany()) || auction.own?.agent?.isExhausted === true
  if (amountEur === null || product.tax === null) return null
  const note = landedNote(auction)
  return <LandedPricePart amountEur={amountEur} tax={product.tax} note={note} isFolded={isFull} />
}

/** The buy-now price is public; those who cannot buy by themselves are told it all the same. */
function PublicPrices({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.buyNow')
  const format = useFormat()
  const { buyNowPriceEur, actions } = auction
  if (buyNowPriceEur === null || actions.buyNow.isAllowed || auction.status === 'hotbidding') {
    return null
  }
  if (actions.buyNow.refusal.code === 'BUY_NOW_NOT_OFFERED') return null
  return (
    <section className={styles.part}>
      <p className={styles.priceRow}>
        <span className="muted">{t('price')}</span>
        <b>{format.money(buyNowPriceEur)}</b>
      </p>
    </section>
  )
}
