import { useRef } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { nextInList } from '../../../list-view/next-in-list.ts'
import { EmptyPanel } from '../../../list-view/panel.tsx'
import { SearchField } from '../../../list-view/search-field.tsx'
import { SplitView } from '../../../list-view/split-view.tsx'
import { useListKeys } from '../../../list-view/use-list-keys.ts'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { WaitingChanges } from '../changes/waiting-changes.tsx'
import { HeldApprovals } from './held/held-approvals.tsx'
import styles from './queue.module.css'
import { QueueCharts } from './queue-charts.tsx'
import { filterQueue, type QueuedAd, type QueueFilter, queueFilters } from './queue-filter.ts'
import { QueueFilters } from './queue-filters.tsx'
import { QueueTable, WaitingTable } from './queue-table.tsx'
import { ReviewPanel } from './review/review-panel.tsx'

/** New ads come while the page lies open; what is approved goes out within seconds. */
const everyMilliseconds = 60_000
const whileHeldMilliseconds = 1000

/** Ads under review with their 24-hour clock, and the one at work beside them (rules 2, 12). */
export function Screen() {
  const t = useTranslations('console-ads')
  const tUsage = useTranslations('console-usage')
  const { id } = useParams()
  const { search } = useLocation()
  const [query] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const closeHref = `/ads${search}`
  useListKeys({ list, search: searchField, closeHref: id && closeHref })
  const { data, error, refetch } = useQueryAnswer(useApiQueries().review.list(), {
    refetchInterval: (answer) =>
      answer && answer.held.length > 0 ? whileHeldMilliseconds : everyMilliseconds,
  })
  const filter = filterOf(query.get('filter'))
  const queue = data?.queue ?? []
  const shown = filterQueue(queue, { filter, search: query.get('search') ?? '' })
  return (
    <>
      <HeldApprovals held={data?.held ?? []} />
      <WaitingChanges />
      <SplitView
        title={t('title')}
        summary={data && <Summary {...data} count={queue.length} />}
        tools={
          <>
            <SearchField ref={searchField} label={t('search')} />
            <ConsoleLink href="/funnel">{tUsage('link')}</ConsoleLink>
          </>
        }
        charts={<QueueCharts ages={data?.ages} waiting={queue.length} />}
        filters={<QueueFilters queue={queue} filter={filter} />}
        listRef={list}
        isOpen={id !== undefined}
        panel={
          id === undefined ? (
            <EmptyPanel>{t('choose')}</EmptyPanel>
          ) : (
            <ReviewPanel
              key={id}
              entityId={Number(id)}
              closeHref={closeHref}
              nextHref={hrefAfter(shown, Number(id), search)}
            />
          )
        }
      >
        <ProblemBanner error={error} onRetry={() => void refetch()} />
        {data ? (
          <QueueTable ads={shown} openId={Number(id)} search={search} isAll={queue.length === 0} />
        ) : (
          !error && <WaitingTable />
        )}
      </SplitView>
    </>
  )
}

function Summary(props: { count: number; overdue: number; dueSoon: number }) {
  const t = useTranslations('console-ads')
  return t.rich('summary', {
    ...props,
    late: (text) => <b className={styles.lateCount}>{text}</b>,
  })
}

function filterOf(name: string | null): QueueFilter {
  return queueFilters.find((each) => each === name) ?? 'all'
}

function hrefAfter(ads: readonly QueuedAd[], entityId: number, search: string): string {
  const next = nextInList(
    ads.map(({ product }) => product.entityId),
    entityId,
  )
  return next === undefined ? `/ads${search}` : `/ads/${next}${search}`
}
