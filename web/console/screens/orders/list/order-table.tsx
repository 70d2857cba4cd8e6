import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { useVehicleLine } from '../../../components/vehicle-line.ts'
import styles from './order.module.css'
import { MissingDocumentsChip } from './order-documents.tsx'
import { OrderState } from './order-state.tsx'

export function OrderTable(props: {
  orders: readonly Order[]
  openId: number | undefined
  address: string
}) {
  const { orders, openId, address } = props
  const t = useTranslations('console-orders')
  const vehicle = useVehicleLine()
  const format = useFormat()
  return (
    <Table
      dense
      label={t('title')}
      rows={orders}
      rowKey={({ orderId }) => orderId}
      rowHref={({ orderId }) => `/orders/${orderId}${address}`}
      linkColumn="vehicle"
      rowLook={({ orderId, status }) => {
        if (orderId === openId) return 'selected'
        return status === 'cancellation_requested_by_dealer' ? 'late' : undefined
      }}
      columns={[
        {
          id: 'sold',
          header: t('column.sold'),
          keep: true,
          cell: ({ soldAt }) => format.dateTime(soldAt),
        },
        {
          id: 'vehicle',
          header: t('column.vehicle'),
          cell: ({ product }) => vehicle.name(product),
        },
        {
          id: 'buyer',
          header: t('column.buyer'),
          cell: ({ buyer }) => buyer?.company ?? buyer?.name,
        },
        {
          id: 'hammer',
          header: t('column.hammer'),
          align: 'right',
          keep: true,
          cell: ({ hammerPriceEur }) => format.money(hammerPriceEur),
        },
        {
          id: 'commission',
          header: t('column.commission'),
          align: 'right',
          keep: true,
          // Gross; while the VAT is not known there is no such figure.
          cell: ({ commission }) =>
            commission?.heldUntil === null && format.moneyCents(commission.grossCents),
        },
        {
          id: 'state',
          header: t('column.state'),
          cell: (order) => (
            <span className={styles.chips}>
              <OrderState order={order} />
              <MissingDocumentsChip order={order} />
            </span>
          ),
        },
      ]}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
    />
  )
}
