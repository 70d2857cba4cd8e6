import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Loading, SkeletonRow } from '#web/ui/status/skeleton.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { LastPageRedirect } from '../../../list-view/last-page-redirect.tsx'
import { hrefWith, pageOf } from '../../../list-view/list-address.ts'
import { EmptyPanel } from '../../../list-view/panel.tsx'
import { SplitView } from '../../../list-view/split-view.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { BankFile } from './bank-file.tsx'
import { BankLines } from './bank-lines.tsx'
import { LinePanel } from './line-panel.tsx'

const statuses = ['open', 'matched', 'dismissed'] as const
const itemsPerPage = 50

/** What the bank booked: matched by itself, or waiting for somebody who knows (rules 10). */
export function Screen() {
  const t = useTranslations('console-payments')
  const [query] = useSearchParams()
  const status = statuses.find((each) => each === query.get('status')) ?? 'open'
  const page = pageOf(query)
  const { data, error, refetch } = useQuery({
    ...useApiQueries().bank.listLines({ query: { status, page, itemsPerPage } }),
    placeholderData: keepPreviousData,
  })
  const navigate = useNavigate()
  const line = data?.lines.find(({ lineId }) => String(lineId) === query.get('line'))
  const hrefOf = (lineId: number | null) =>
    hrefWith(query, '/payments', {
      line: lineId === null ? null : String(lineId),
      page: query.get('page'),
    })
  const hrefOfPage = (next: number) =>
    hrefWith(query, '/payments', { page: String(next), line: null })
  return (
    <SplitView
      title={t('title')}
      summary={data && t('summary', { count: data.counts.open ?? 0 })}
      tools={<ConsoleLink href="/orders">{t('toOrders')}</ConsoleLink>}
      filters={
        <ChipList scrolling>
          {statuses.map((each) => (
            <Chip
              key={each}
              href={hrefWith(query, '/payments', { status: each, line: null })}
              pressed={each === status}
              count={data?.counts[each] ?? 0}
            >
              {t(`status.${each}`)}
            </Chip>
          ))}
        </ChipList>
      }
      isOpen={line !== undefined}
      panel={
        line ? (
          <LinePanel
            key={line.lineId}
            line={line}
            closeHref={hrefOf(null)}
            onClose={() => void navigate(hrefOf(null))}
          />
        ) : (
          <EmptyPanel>{t('choose')}</EmptyPanel>
        )
      }
    >
      <BankFile />
      <ProblemBanner error={error} onRetry={() => void refetch()} />
      {data && (
        <>
          <BankLines lines={data.lines} chosen={line?.lineId ?? null} hrefOf={hrefOf} />
          <LastPageRedirect page={page} pageCount={data.pages} hrefOf={hrefOfPage} />
          <Pagination label={t('pages')} page={page} pageCount={data.pages} hrefOf={hrefOfPage} />
        </>
      )}
      {!data && !error && (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
    </SplitView>
  )
}
