import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { VoidReason } from '#domain/auction/core/void-mark.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { SkeletonText } from '#web/ui/status/skeleton.tsx'
import { TrafficLight } from '#web/ui/status/traffic-light.tsx'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'

/** The result as the server computes it; fetched again with each bid that comes meanwhile. */
export function VoidPreview(props: {
  auction: AuctionView
  fromSequence: number
  /** Only whether it is too late depends on it; the last reason of all is never too late. */
  reason: VoidReason | null
  /** The live event of one's own void may be here before its answer: then these bids are gone already. */
  isSent: boolean
}) {
  const { auction, fromSequence, reason, isSent } = props
  const { auctionId, version } = auction
  const t = useTranslations('console-auctions.void.preview')
  const query = { fromSequence, reason: reason ?? ('description_wrong' as const) }
  const { data, error, refetch } = useQuery({
    ...useApiQueries().auctionVoids.previewVoid({ params: { auctionId }, query }),
    retry: false,
    enabled: !isSent,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state of the auction asks again.
  useEffect(() => {
    if (!isSent) void refetch()
  }, [version, isSent, refetch])
  const facts = usePreviewFacts(auction, data)
  return (
    <section aria-live="polite" aria-label={t('title')}>
      <h3 className="small">{t('title')}</h3>
      {error ? (
        <ProblemBanner error={error} />
      ) : facts ? (
        <FactList facts={facts} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </section>
  )
}

type Preview = {
  readonly currentBidEur: number | null
  readonly leaderPseudonym: number | null
  readonly light: NonNullable<AuctionView['light']>
  readonly endsAt: string | null
  readonly mayTakeBack: number
}

function usePreviewFacts(auction: AuctionView, preview: Preview | undefined): Fact[] | null {
  const t = useTranslations('console-auctions')
  const format = useFormat()
  if (preview === undefined) return null
  const { currentBidEur, leaderPseudonym, light, endsAt, mayTakeBack } = preview
  const after = currentBidEur === null ? t('light.none') : format.money(currentBidEur)
  const before = format.money(auction.currentBidEur ?? 0)
  const isSame = currentBidEur === auction.currentBidEur
  return [
    {
      term: t('fact.current'),
      value: isSame ? after : t('void.preview.price', { after, before }),
    },
    ...(leaderPseudonym === null
      ? []
      : [{ term: t('fact.leader'), value: t('bidder', { number: leaderPseudonym }) }]),
    { term: t('fact.light'), value: <TrafficLight light={light} word={t(`light.${light}`)} /> },
    ...(endsAt === null || endsAt === auction.endsAt
      ? []
      : [{ term: t('void.preview.ends'), value: format.dateTimeWithZone(endsAt) }]),
    {
      term: t('void.preview.back'),
      value: t('void.preview.bidders', { count: mayTakeBack }),
    },
  ]
}
