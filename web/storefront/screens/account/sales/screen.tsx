import { useTranslations } from 'use-intl/react'
import { pathTo } from '#locales/paths.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { pageNumberOf, pageWithin } from '#web/storefront/page/page-number.ts'
import { usePath } from '../../../page/page-provider.tsx'
import type { Load } from '../../../page/screen.ts'
import { OrderList, ordersOn, useOrdersOfPage } from '../../order/order-list.tsx'
import { SaleCard } from './sale-card.tsx'

export const load: Load<'sales'> = ({ queryClient, query, search, locale }) =>
  pageWithin(
    pageNumberOf(search),
    queryClient.ensureQueryData(query.order.sales(ordersOn(search))),
    (page) => pathTo('sales', locale, {}, { page }),
  )

/** What the seller sold: to whom, which documents there are, what comes next (rules 10). */
export function Screen() {
  const t = useTranslations('order.sales')
  const path = usePath()
  const { data } = useQueryAnswer(useApiQueries().order.sales(useOrdersOfPage()), {
    keepsPrevious: true,
  })
  const orders = data?.orders ?? []
  return (
    <OrderList
      route="sales"
      pageCount={data?.pages}
      title={t('title')}
      lead={data && data.total > 0 && t('count', { count: data.total })}
      pagesLabel={t('pages')}
      none={{
        title: t('none.title'),
        text: t('none.text'),
        action: t('none.action'),
        href: path('myVehicles'),
      }}
      cards={orders.map((order) => <SaleCard key={order.orderId} order={order} />)}
    />
  )
}
