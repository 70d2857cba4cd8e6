import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Loading, SkeletonRow } from '#web/ui/status/skeleton.tsx'
import { Desk } from '../../../desk/desk.tsx'
import { hrefWith, pageOf } from '../../../desk/list-address.ts'
import { EmptyPanel } from '../../../desk/panel.tsx'
import { useListKeys } from '../../../desk/use-list-keys.ts'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { ProblemBanner } from '../../../words/problem-banner.tsx'
import { OrderPanel } from './order-panel.tsx'
import { OrderTable } from './order-table.tsx'

const statuses = ['cancellation_requested_by_dealer', 'pending', 'paid', 'canceled'] as const
const itemsPerPage = 50

/** Sales and what became of them; who asks to cancel comes first among the filters (rules 10). */
export function Screen() {
  const t = useTranslations('console-orders')
  const { id } = useParams()
  const { search: address } = useLocation()
  const [query] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const closeHref = `/orders${address}`
  useListKeys({ list, closeHref: id && closeHref })
  const status = statuses.find((each) => each === query.get('status'))
  const page = pageOf(query)
  const { data, error, refetch } = useQuery({
    ...useApiQueries().order.listAsOperator({
      query: { page, itemsPerPage, ...(status && { status }) },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Desk
      title={t('title')}
      summary={data && t('summary', { count: data.counts.cancellation_requested_by_dealer ?? 0 })}
      tools={<ConsoleLink href="/payments">{t('payments')}</ConsoleLink>}
      filters={
        <ChipList scrolling>
          <Chip href={hrefWith(query, '/orders', { status: null })} pressed={!status}>
            {t('all')}
          </Chip>
          {statuses.map((each) => (
            <Chip
              key={each}
              href={hrefWith(query, '/orders', { status: each })}
              pressed={each === status}
              count={data?.counts[each] ?? 0}
            >
              {t(`status.${each}`)}
            </Chip>
          ))}
        </ChipList>
      }
      listRef={list}
      isOpen={id !== undefined}
      panel={
        id === undefined ? (
          <EmptyPanel>{t('choose')}</EmptyPanel>
        ) : (
          <OrderPanel key={id} orderId={Number(id)} closeHref={closeHref} />
        )
      }
    >
      <ProblemBanner error={error} onRetry={() => void refetch()} />
      {data && (
        <>
          <OrderTable orders={data.orders} openId={Number(id)} address={address} />
          <Pagination
            label={t('pages')}
            page={page}
            pageCount={data.pages}
            hrefOf={(next) => hrefWith(query, '/orders', { page: String(next) })}
          />
        </>
      )}
      {!data && !error && (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
    </Desk>
  )
}
