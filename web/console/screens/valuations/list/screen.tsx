import { useRef } from 'react'
import { useLocation, useParams } from 'react-router'
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
import type { WaitingValuation } from './valuation.ts'
import { ValuationPanel } from './valuation-panel.tsx'
import { ValuationTable } from './valuation-table.tsx'

/** New requests come while the page lies open. */
const everyMilliseconds = 60_000

/** Requests for a valuation with their 24-hour clock, and the one at work beside them (spec 9.1). */
export function Screen() {
  const t = useTranslations('console-valuations')
  const { id } = useParams()
  const { search } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const closeHref = `/valuations${search}`
  useListKeys({ list, closeHref: id && closeHref })
  const { data, error, refetch } = useQueryAnswer(useApiQueries().valuation.list(), {
    refetchInterval: everyMilliseconds,
  })
  const queue = data?.queue ?? []
  return (
    <SplitView
      title={t('title')}
      summary={data && t('summary', { count: queue.length })}
      tools={<ConsoleLink href="/valuation-quality">{t('quality.link')}</ConsoleLink>}
      listRef={list}
      isOpen={id !== undefined}
      panel={
        id === undefined ? (
          <EmptyPanel>{t('choose')}</EmptyPanel>
        ) : (
          <ValuationPanel
            key={id}
            entityId={Number(id)}
            closeHref={closeHref}
            nextHref={hrefAfter(queue, Number(id))}
          />
        )
      }
    >
      <ProblemBanner error={error} onRetry={() => void refetch()} />
      {data ? (
        <ValuationTable queue={queue} openId={Number(id)} />
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

function hrefAfter(queue: readonly WaitingValuation[], entityId: number): string {
  const next = nextInList(
    queue.map((each) => each.entityId),
    entityId,
  )
  return next === undefined ? '/valuations' : `/valuations/${next}`
}
