import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { EmptyDrawing } from '../../../drawings/empty-drawing.tsx'
import { usePath } from '../../../page-provider.tsx'
import type { Load } from '../../../screen.ts'
import styles from '../../order/order.module.css'
import { SaleCard } from './sale-card.tsx'

const itemsPerPage = 10

export const load: Load<'sales'> = ({ queryClient, query, search }) =>
  queryClient.ensureQueryData(query.order.sales({ query: { page: pageOf(search), itemsPerPage } }))

/** What the seller sold: to whom, which papers there are, what comes next (rules 10). */
export function Screen() {
  const t = useTranslations('order.sales')
  const path = usePath()
  const page = pageOf(new URLSearchParams(useLocation().search))
  const { data } = useQuery({
    ...useApiQueries().order.sales({ query: { page, itemsPerPage } }),
    placeholderData: keepPreviousData,
  })
  const orders = data?.orders ?? []
  return (
    <Page as="main" id="main" className={styles.page ?? ''}>
      <PageHead
        title={t('title')}
        lead={data && data.total > 0 && t('count', { count: data.total })}
      />
      {data && orders.length === 0 && (
        <EmptyState
          title={t('none.title')}
          drawing={<EmptyDrawing kind="purchases" />}
          action={
            <LinkButton look="primary" href={path('myVehicles')}>
              {t('none.action')}
            </LinkButton>
          }
        >
          {t('none.text')}
        </EmptyState>
      )}
      <Stack gap={4} as="ol">
        {orders.map((order) => (
          <SaleCard key={order.orderId} order={order} />
        ))}
      </Stack>
      {data && data.pages > 1 && (
        <Pagination
          label={t('pages')}
          page={page}
          pageCount={data.pages}
          hrefOf={(each) => path('sales', {}, each > 1 ? { page: each } : {})}
        />
      )}
    </Page>
  )
}

function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}
