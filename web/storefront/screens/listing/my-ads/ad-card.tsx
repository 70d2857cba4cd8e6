import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { changeStageOf } from '#domain/auction/process/review/ad-status.ts'
import { minuteMs } from '#domain/calendar/instant.ts'
import { takesChanges } from '#domain/listing/changes/change-stage.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { StatusChip, type StatusTone } from '#web/ui/status/status-chip.tsx'
import { waitingOffers } from '../../../auction/waiting-offers.ts'
import { vehicleAddress } from '../../../cards/vehicle-address.ts'
import { OpenQuestions } from '../../auction/questions/open-questions.tsx'
import { vehicleName } from '../vehicle-name.ts'
import { AdThumb } from './ad-thumb.tsx'
import { Deadline } from './deadline.tsx'
import styles from './my-ads.module.css'
import { isReviewLate, type NextStep, nextRoundFrom } from './next-step.ts'
import { OwnerActions } from './owner-actions.tsx'
import { ownerChipOf } from './owner-chip.ts'

type AdCardProps = {
  readonly card: ProductCard
  readonly next: NextStep
  readonly isUrgent: boolean
}

export function AdCard({ card, next, isUrgent }: AdCardProps) {
  const t = useTranslations('listing.mine')
  const statuses = useTranslations('auction.status')
  const chip = ownerChipOf(card)
  const title = vehicleName(card) || t('untitled')
  return (
    <Card
      as="li"
      id={`ad-${card.entityId}`}
      padded={false}
      className={classNames(
        styles.card,
        isUrgent && styles.urgent,
        card.openQuestions > 0 && styles.asked,
      )}
    >
      <AdThumb card={card} />
      <div className={styles.text}>
        <div className={styles.chips}>
          <StatusChip tone={toneOf(card.status)}>
            {chip === null ? statuses(card.status) : t(`chip.${chip}`)}
          </StatusChip>
          {card.auction && card.auction.round > 1 && (
            <span className={styles.muted}>{t('round', { round: card.auction.round })}</span>
          )}
        </div>
        <h3 className={styles.title}>
          <TitleLink card={card}>{title}</TitleLink>
        </h3>
        <Says card={card} next={next} />
        {next.says === 'continue' && card.requiredPercent !== null && (
          <ProgressBar label={title} labelHidden percent={card.requiredPercent} />
        )}
      </div>
      <div className={styles.act}>
        {next.deadline && <Deadline {...next.deadline} />}
        <MainAction card={card} next={next} />
        <OwnerActions card={card} next={next} />
        <ChangeLink card={card} />
      </div>
      <OpenQuestions card={card} />
    </Card>
  )
}

/** An ad that nobody else can see yet is opened where it is written. */
function TitleLink({ card, children }: { card: ProductCard; children: string }) {
  const path = usePath()
  const isDraft = card.status === 'editing' || card.status === 'under_review'
  const href = isDraft
    ? path('continueAd', { id: card.entityId })
    : path('product', vehicleAddress(card))
  return <Link href={href}>{children}</Link>
}

function Says({ card, next }: Omit<AdCardProps, 'isUrgent'>) {
  const t = useTranslations('listing.mine')
  const format = useFormat()
  const amount = next.amountEur === null ? '' : format.money(next.amountEur)
  const bid = card.auction?.currentBidEur
  const from = nextRoundFrom(card)
  return (
    <p className={styles.says}>
      {next.says === 'under_review' ? <ReviewPromise card={card} /> : sentence()}
      {from !== null && ` ${t('nextRoundFrom', { at: format.dateTimeWithZone(from) })}`}
      {next.says === 'running' && bid != null && <b> {format.money(bid)}</b>}
    </p>
  )

  function sentence(): string {
    switch (next.says) {
      case 'continue':
        return t('say.continue', { percent: card.requiredPercent ?? 0 })
      case 'confirm':
        return t('say.confirm', { amount })
      case 'offer':
        return t('say.offer', { amount, count: card.auction ? waitingOffers(card.auction) : 1 })
      case 'followUp':
      case 'restartBound':
      case 'secondChance':
      case 'secondWaiting':
        return t(`say.${next.says}`, { amount })
      case 'running':
        return t('say.running', { count: card.auction?.bidCount ?? 0 })
      case 'sold':
        return amount
      default:
        return t(`say.${next.says}`)
    }
  }
}

/** The promise of 24 h stands as long as it can still be kept. */
function ReviewPromise({ card }: { card: ProductCard }) {
  const t = useTranslations('listing.mine.say')
  const now = useServerNow(minuteMs)
  return t(isReviewLate(card, now) ? 'reviewLate' : 'under_review')
}

function MainAction({ card, next }: Omit<AdCardProps, 'isUrgent'>) {
  const t = useTranslations('listing.mine')
  const path = usePath()
  switch (next.action) {
    case 'continue':
    case 'submit':
    case 'mend':
      return (
        <LinkButton look="primary" href={path('continueAd', { id: card.entityId })}>
          {t(`do.${next.action}`)}
        </LinkButton>
      )
    case 'answer':
      return (
        <LinkButton
          look="primary"
          href={path('renegotiation', { id: card.auction?.auctionId ?? 0 })}
        >
          {t('do.answer')}
        </LinkButton>
      )
    case 'offer':
      return (
        <LinkButton look="primary" href={path('product', vehicleAddress(card))}>
          {t('do.offer')}
        </LinkButton>
      )
    default:
      return null
  }
}

/** Also while it is reviewed or bid on; what is possible then the page itself says. */
function ChangeLink({ card }: { card: ProductCard }) {
  const t = useTranslations('listing.mine')
  const path = usePath()
  if (!takesChanges(changeStageOf(card.status))) return null
  return (
    <LinkButton look="quiet" size="dense" href={path('continueAd', { id: card.entityId })}>
      {t('do.change')}
    </LinkButton>
  )
}

function toneOf(status: ProductCard['status']): StatusTone {
  switch (status) {
    case 'running':
    case 'hotbidding':
    case 'published':
      return 'brand'
    case 'sold':
      return 'good'
    case 'renegotiation':
    case 'anr_offer_above_targetprice':
      return 'warn'
    case 'recd_late_offer':
    case 'recd_late_offer_owner':
      return 'late'
    case 'failed':
    case 'failed_na':
      return 'bad'
    default:
      return 'neutral'
  }
}
