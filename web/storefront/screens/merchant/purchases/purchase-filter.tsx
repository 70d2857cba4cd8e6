import { useTranslations } from 'use-intl/react'
import type { Purchases } from '#contract/endpoints/order.ts'
import { type OrderStatus, orderStatuses } from '#domain/order/order-status.ts'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import { ordersOn } from '../../order/order-list.tsx'

/** The query of the purchases that the address asks for; a status that none can have is passed over. */
export function purchasesOn(search: URLSearchParams) {
  const { query } = ordersOn(search)
  const status = chosenStatus(search)
  return { query: status === undefined ? query : { ...query, order_status: status } }
}

export function chosenStatus(search: URLSearchParams): OrderStatus | undefined {
  return orderStatuses.find((status) => status === search.get('order_status'))
}

/** How the purchases stand, each with its count; where all stand alike there is nothing to choose. */
export function PurchaseFilter(props: {
  filters: Purchases['filters']
  chosen: OrderStatus | undefined
}) {
  const { filters, chosen } = props
  const t = useTranslations('order.purchases')
  const path = usePath()
  const options = filters.find(({ code }) => code === 'order_status')?.options ?? []
  if (options.length < 2 && chosen === undefined) return null
  const all = options.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label={t('filter.label')}>
      <ChipList scrolling>
        <Chip href={path('merchantPurchases')} pressed={chosen === undefined} count={all}>
          {t('filter.all')}
        </Chip>
        {orderStatuses.map((status) => {
          const option = options.find(({ code }) => code === status)
          return (
            option && (
              <Chip
                key={status}
                href={path('merchantPurchases', {}, { order_status: status })}
                pressed={chosen === status}
                count={option.count}
              >
                {t(`status.${status}`)}
              </Chip>
            )
          )
        })}
      </ChipList>
    </nav>
  )
}
