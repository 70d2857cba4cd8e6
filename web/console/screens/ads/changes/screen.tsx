import { useRef } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { Loading, SkeletonRow } from '#web/ui/status/skeleton.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { nextInList } from '../../../list-view/next-in-list.ts'
import { EmptyPanel } from '../../../list-view/panel.tsx'
import { SplitView } from '../../../list-view/split-view.tsx'
import { useListKeys } from '../../../list-view/use-list-keys.ts'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { type ChangedAd, ChangedAdsTable } from './changed-ads-table.tsx'
import { ChangesPanel } from './changes-panel.tsx'

/** An owner may change something, and a bid may come, while the page lies open. */
const everyMilliseconds = 30_000

/** Ads under review or on the market whose owners have changed something: it waits for a verdict (rules 8). */
export function Screen() {
  const t = useTranslations('console-ads.changes')
  const { id } = useParams()
  const list = useRef<HTMLDivElement>(null)
  useListKeys({ list, closeHref: id && '/ads/changes' })
  const { data, error, refetch } = useQueryAnswer(useApiQueries().adChanges.listWaiting(), {
    refetchInterval: everyMilliseconds,
  })
  const ads = data?.ads ?? []
  return (
    <SplitView
      title={t('title')}
      summary={data && t('summary', { count: ads.length })}
      tools={<ConsoleLink href="/ads">{t('toReviews')}</ConsoleLink>}
      listRef={list}
      isOpen={id !== undefined}
      panel={
        id === undefined ? (
          <EmptyPanel>{t('choose')}</EmptyPanel>
        ) : (
          <ChangesPanel key={id} entityId={Number(id)} nextHref={hrefAfter(ads, Number(id))} />
        )
      }
    >
      <ProblemBanner error={error} onRetry={() => void refetch()} />
      {data ? (
        <ChangedAdsTable ads={ads} openId={Number(id)} />
      ) : (
        !error && (
          <Loading>
            {[1, 2, 3, 4].map((row) => (
              <SkeletonRow key={row} />
            ))}
          </Loading>
        )
      )}
    </SplitView>
  )
}

function hrefAfter(ads: readonly ChangedAd[], entityId: number): string {
  const next = nextInList(
    ads.map((ad) => ad.entityId),
    entityId,
  )
  return next === undefined ? '/ads/changes' : `/ads/changes/${next}`
}
