import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { Product } from '#contract/product.ts'
import { changeStageOf } from '#domain/auction/process/review/ad-status.ts'
import { takesChanges } from '#domain/listing/changes/change-stage.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { offersBehind, waitingOffers } from '../../../../auction/waiting-offers.ts'
import styles from '../../auction-box.module.css'
import type { DraftsControl } from '../drafts/use-drafts.ts'
import { draftState } from './draft-state.ts'
import { closedBy, failureKind } from './failure-kind.ts'
import { OwnerOffers } from './owner-offers.tsx'
import { hasOption, OwnerOptions } from './owner-options.tsx'
import { runningSummary } from './running-summary.ts'
import { ToOwnAd } from './to-own-ad.tsx'

/** What the owner needs: their own price beside the bid, and what comes next. */
export function OwnerPanel(props: {
  product: Product
  auction: AuctionView
  drafts: DraftsControl
}) {
  const { product, auction, drafts } = props
  const t = useTranslations('auction.owner')
  const format = useFormat()
  const path = usePath()
  const { targetPriceEur } = auction
  const next = useRef<HTMLElement>(null)
  return (
    <>
      {targetPriceEur !== null && (
        <section className={styles.part}>
          <div className={styles.secret}>
            <Icon icon="lock" />
            <span>
              {t(auction.mode === 'offer_collection' ? 'expectation' : 'target')}
              <span className={styles.onlyYou}>{t('onlyYou')}</span>
            </span>
            <b>{format.money(targetPriceEur)}</b>
          </div>
        </section>
      )}
      {product.startPriceReason !== null && auction.startPriceEur !== null && (
        <section className={styles.part}>
          <p className={styles.fine}>
            {t('startPrice', {
              amount: format.money(auction.startPriceEur),
              reason: product.startPriceReason,
            })}
          </p>
        </section>
      )}
      <section className={styles.part} ref={next} tabIndex={-1}>
        {!hasOption(auction) && <OwnerNext product={product} auction={auction} />}
        <OwnerOptions auction={auction} />
        {takesChanges(changeStageOf(auction.status)) && (
          <LinkButton look="quiet" size="dense" href={path('continueAd', { id: auction.entityId })}>
            {t('change')}
          </LinkButton>
        )}
      </section>
      <OwnerOffers auction={auction} drafts={drafts} next={next} />
    </>
  )
}

function OwnerNext({ product, auction }: { product: Product; auction: AuctionView }) {
  const t = useTranslations('auction.owner')
  switch (auction.status) {
    case 'editing':
      return <Draft product={product} />
    case 'under_review':
      return <Banner title={t('review.title')}>{t('review.text')}</Banner>
    case 'published':
      return <Banner title={t('before.title')}>{t('before.text')}</Banner>
    case 'running':
    case 'hotbidding': {
      if (auction.mode === 'offer_collection') {
        return <Banner title={t('collecting.title')}>{t('collecting.text')}</Banner>
      }
      const summary = runningSummary(auction)
      return (
        <Banner tone={summary === 'reached' ? 'good' : 'info'} title={t(`${summary}.title`)}>
          {t(`${summary}.text`)}
        </Banner>
      )
    }
    case 'renegotiation':
      return <Negotiation auction={auction} />
    case 'sold':
      return (
        <Banner
          tone="good"
          title={t('sold.title')}
          actions={<ToOwnAd auction={auction} label={t('sold.action')} />}
        >
          {t('sold.text')}
        </Banner>
      )
    case 'anr_offer_above_targetprice': {
      const others = offersBehind(auction)
      return (
        <Banner tone="late" title={t('reserved.title')}>
          {others > 0 && t('reserved.others', { count: others })}
        </Banner>
      )
    }
    case 'recd_late_offer_owner':
      return <Banner tone="late" title={t('offer.title', { count: waitingOffers(auction) })} />
    case 'failed_na':
      return <Banner title={t('gone.title')}>{t('gone.text')}</Banner>
    case 'acpt_late_offer':
    case 'declined_late_offer':
    case 'recd_late_offer':
    case 'inactive':
    case 'failed':
    case 'ended':
      return <Unsold auction={auction} />
  }
}

function Draft({ product }: { product: Product }) {
  const t = useTranslations('auction.owner')
  const tMine = useTranslations('listing.mine')
  const path = usePath()
  const { state, action } = draftState(product)
  const link = (
    <LinkButton look="primary" href={path('continueAd', { id: product.entityId })}>
      {tMine(`do.${action}`)}
    </LinkButton>
  )
  return (
    <Banner tone={state === 'draft' ? 'info' : 'warn'} title={t(`${state}.title`)} actions={link}>
      {t(`${state}.text`)}
    </Banner>
  )
}

function Negotiation({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.owner.negotiate')
  const format = useFormat()
  const path = usePath()
  const { auctionId, renegotiation, bindsUntil } = auction
  const link = (
    <LinkButton look="primary" href={path('renegotiation', { id: auctionId })}>
      {t('action')}
    </LinkButton>
  )
  const title = renegotiation?.isYourTurn ? t('yourTurn') : t('theirTurn')
  return (
    <Banner tone="warn" title={title} actions={link}>
      {renegotiation?.isYourTurn
        ? t('answer', { at: format.dateTimeWithZone(renegotiation.turnEndsAt) })
        : bindsUntil !== null && t('until', { at: format.dateTimeWithZone(bindsUntil) })}
    </Banner>
  )
}

/** Not sold; the list of the owner's ads has what they may do about it, in the same texts. */
function Unsold({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.owner')
  const tMine = useTranslations('listing.mine')
  const link = <ToOwnAd auction={auction} label={t('failed.action')} />
  const { status } = auction
  if (status === 'acpt_late_offer' || status === 'declined_late_offer') {
    return (
      <Banner title={t('late.title')} actions={link}>
        {t('late.text')}
      </Banner>
    )
  }
  if (status === 'inactive') {
    const closer = closedBy(auction)
    return (
      <Banner title={t('inactive.title')} actions={link}>
        {closer === 'own' ? t('inactive.text') : tMine(`say.${closer}`)}
      </Banner>
    )
  }
  return (
    <Banner title={t(`${failureKind(auction)}.title`)} actions={link}>
      {t('failed.text')}
    </Banner>
  )
}
