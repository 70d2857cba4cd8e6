import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { pathTo } from '#locales/paths.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { pageNumberOf, pageWithin } from '#web/storefront/page/page-number.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import type { Load } from '../../../page/screen.ts'
import { OrderList, ordersOn, useOrdersOfPage } from '../../order/order-list.tsx'
import { PurchaseCard } from './purchase-card.tsx'

export const load: Load<'merchantPurchases'> = ({ queryClient, query, search, locale }) =>
  pageWithin(
    pageNumberOf(search),
    queryClient.ensureQueryData(query.order.purchases(ordersOn(search))),
    (page) => pathTo('merchantPurchases', locale, {}, { page }),
  )

/** What the dealer bought: whom to call, what to pay, which papers there are (rules 10). */
export function Screen() {
  const t = useTranslations('order.purchases')
  const path = usePath()
  const { data } = useQueryAnswer(useApiQueries().order.purchases(useOrdersOfPage()), {
    keepsPrevious: true,
  })
  const orders = data?.orders ?? []
  // The unpaid one may stand on another page of the list.
  const isStopped = useQuery(useApiQueries().account.getCustomer()).data?.merchant?.isBiddingStopped
  return (
    <OrderList
      route="merchantPurchases"
      pageCount={data?.pages}
      title={t('title')}
      lead={data && data.total > 0 && t('count', { count: data.total })}
      pagesLabel={t('pages')}
      notice={
        isStopped && (
          <Banner tone="bad" title={t('stopped.title')}>
            {t('stopped.text', { mark: t('status.stopped') })}
          </Banner>
        )
      }
      none={{
        title: t('none.title'),
        text: t('none.text'),
        action: t('none.action'),
        href: path('catalog', {}, { status: 'running' }),
      }}
      cards={orders.map((order) => <PurchaseCard key={order.orderId} order={order} />)}
    />
  )
}
