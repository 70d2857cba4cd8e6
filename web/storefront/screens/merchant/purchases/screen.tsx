import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { pathTo } from '#locales/paths.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { pageNumberOf, pageWithin } from '#web/storefront/page/page-number.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import type { Load } from '../../../page/screen.ts'
import { OrderList } from '../../order/order-list.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { chosenStatus, PurchaseFilter, purchasesOn } from './purchase-filter.tsx'

export const load: Load<'merchantPurchases'> = ({ queryClient, query, search, locale }) =>
  pageWithin(
    pageNumberOf(search),
    queryClient.ensureQueryData(query.order.purchases(purchasesOn(search))),
    (page) => {
      const order_status = chosenStatus(search)
      return pathTo(
        'merchantPurchases',
        locale,
        {},
        { ...(order_status && { order_status }), page },
      )
    },
  )

/** What the dealer bought: whom to call, what to pay, which papers there are (rules 10). */
export function Screen() {
  const t = useTranslations('order.purchases')
  const path = usePath()
  const search = new URLSearchParams(useLocation().search)
  const chosen = chosenStatus(search)
  const { data } = useQueryAnswer(useApiQueries().order.purchases(purchasesOn(search)), {
    keepsPrevious: true,
  })
  const products = data?.products ?? []
  // The unpaid one may stand on another page of the list.
  const isStopped = useQuery(useApiQueries().account.getCustomer()).data?.merchant?.isBiddingStopped
  return (
    <OrderList
      route="merchantPurchases"
      pageCount={data?.pages}
      title={t('title')}
      lead={data && data.total > 0 && t('count', { count: data.total })}
      pagesLabel={t('pages')}
      filter={data && <PurchaseFilter filters={data.filters} chosen={chosen} />}
      {...(chosen && { query: { order_status: chosen } })}
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
      cards={products.map(({ order, ...product }) => (
        <PurchaseCard key={order.orderId} order={{ ...order, product }} />
      ))}
    />
  )
}
