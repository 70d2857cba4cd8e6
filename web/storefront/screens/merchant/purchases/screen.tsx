import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { EmptyDrawing } from '../../../drawings/empty-drawing.tsx'
import { usePath } from '../../../page-provider.tsx'
import type { Load } from '../../../screen.ts'
import styles from '../../order/order.module.css'
import { PurchaseCard } from './purchase-card.tsx'

const itemsPerPage = 10

export const load: Load<'merchantPurchases'> = ({ queryClient, query, search }) =>
  queryClient.ensureQueryData(
    query.order.purchases({ query: { page: pageOf(search), itemsPerPage } }),
  )

/** What the dealer bought: whom to call, what to pay, which papers there are (rules 10). */
export function Screen() {
  const t = useTranslations('order.purchases')
  const path = usePath()
  const page = pageOf(new URLSearchParams(useLocation().search))
  const { data } = useQuery({
    ...useApiQueries().order.purchases({ query: { page, itemsPerPage } }),
    placeholderData: keepPreviousData,
  })
  const orders = data?.orders ?? []
  return (
    <Page as="main" id="main" className={styles.page ?? ''}>
      <PageHead
        title={t('title')}
        lead={data && data.total > 0 && t('count', { count: data.total })}
      />
      {orders.some(({ payment }) => payment?.stopsBidding) && (
        <div className={styles.notice}>
          <Banner tone="bad" title={t('stopped.title')}>
            {t('stopped.text')}
          </Banner>
        </div>
      )}
      {data && orders.length === 0 && (
        <EmptyState
          title={t('none.title')}
          drawing={<EmptyDrawing kind="purchases" />}
          action={
            <LinkButton look="primary" href={path('catalog', {}, { status: 'running' })}>
              {t('none.action')}
            </LinkButton>
          }
        >
          {t('none.text')}
        </EmptyState>
      )}
      <Stack gap={4} as="ol">
        {orders.map((order) => (
          <PurchaseCard key={order.orderId} order={order} />
        ))}
      </Stack>
      {data && data.pages > 1 && (
        <Pagination
          label={t('pages')}
          page={page}
          pageCount={data.pages}
          hrefOf={(each) => path('merchantPurchases', {}, each > 1 ? { page: each } : {})}
        />
      )}
    </Page>
  )
}

function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}
