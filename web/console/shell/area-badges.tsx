import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import type { ConsoleArea } from '../routes.ts'

/** Often enough to notice a new ad, seldom enough to cost nothing. */
const everyMilliseconds = 60_000

type Badges = Readonly<Partial<Record<ConsoleArea, ReactNode>>>

/** What waits in each area, beside its name in the bar. */
export function useAreaBadges(isOperator: boolean): Badges {
  const t = useTranslations('console.waiting')
  const { data } = useQuery({
    ...useApiQueries().site.countDesk(),
    enabled: isOperator,
    refetchInterval: everyMilliseconds,
  })
  if (!data || !isOperator) return {}
  const badge = (count: number, label: string, isLate = false) =>
    count > 0 ? <Badge count={count} label={label} {...(isLate && { tone: 'bad' })} /> : undefined
  const { reviews, overdueReviews, merchants, runningAuctions, waitingDefects } = data
  const { cancellationRequests } = data
  const isLate = overdueReviews > 0
  return {
    ads: badge(
      reviews,
      isLate
        ? t('adsLate', { count: reviews, late: overdueReviews })
        : t('ads', { count: reviews }),
      isLate,
    ),
    merchants: badge(merchants, t('merchants', { count: merchants })),
    auctions: badge(
      runningAuctions,
      waitingDefects > 0
        ? t('auctionsDefects', { count: runningAuctions, defects: waitingDefects })
        : t('auctions', { count: runningAuctions }),
      waitingDefects > 0,
    ),
    orders: badge(cancellationRequests, t('orders', { count: cancellationRequests })),
  }
}
