import { useTranslations } from 'use-intl/react'
import { useServerNow } from '#web/api/server-clock.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { AdNumber } from '../../../../components/ad-number.tsx'
import { useProductLine } from '../../../../components/product-line.ts'
import { PanelHead } from '../../../../list-view/panel.tsx'
import { reviewClock } from './review-clock.ts'
import type { Reviewed } from './reviewed.ts'

const tickMilliseconds = 10_000

export function ReviewHead({ review }: { review: Reviewed }) {
  const line = useProductLine(review.product)
  const t = useTranslations('console-auctions.fact')
  const { status, auction } = review.product
  const round = auction !== null && auction.round > 1 ? `${t('round')} ${auction.round}` : null
  return (
    <PanelHead
      above={
        <>
          {status === 'under_review' ? (
            <ClockChip review={review} />
          ) : (
            <StateChip review={review} />
          )}
          <AdNumber product={review.product} />
        </>
      }
      title={line.name}
      text={[line.facts, round].filter((part) => part !== null).join(', ')}
    />
  )
}

function ClockChip({ review }: { review: Reviewed }) {
  const t = useTranslations('console-ads')
  const now = useServerNow(tickMilliseconds)
  const { submittedAt, dueAt } = review
  if (submittedAt === null || dueAt === null) return null
  const { state, clock } = reviewClock({ submittedAt, dueAt, now })
  if (state === 'overdue') {
    return (
      <StatusChip tone="bad" icon="triangle-exclamation-point">
        {t('overdueOf', { clock })}
      </StatusChip>
    )
  }
  return (
    <StatusChip tone={state === 'soon' ? 'warn' : 'neutral'} icon="clock">
      {t('leftOf', { clock })}
    </StatusChip>
  )
}

/** An ad that is not under review: why there is nothing to decide. */
function StateChip({ review }: { review: Reviewed }) {
  const t = useTranslations('auction.status')
  return <StatusChip>{t(review.product.status)}</StatusChip>
}
