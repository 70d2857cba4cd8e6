import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { StatusTone } from '#web/ui/status/status-chip.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { vehicleAddress } from '../../../cards/vehicle-address.ts'
import { HandoverNext } from '../../order/handover-next.tsx'
import styles from '../../order/order.module.css'
import { OrderDocuments } from '../../order/order-documents.tsx'
import { OrderHead } from '../../order/order-head.tsx'
import { OrderPart } from '../../order/order-part.tsx'
import { OrderParty } from '../../order/order-party.tsx'
import { vehicleAmounts } from '../../order/vehicle-amounts.ts'
import { ValuationBesideSale } from './valuation-beside-sale.tsx'

type Standing = 'sold' | 'questioned' | 'canceled' | 'handedOver'

const looks: Readonly<Record<Standing, readonly [StatusTone, IconName]>> = {
  sold: ['warn', 'handshake'],
  questioned: ['late', 'rotate-ccw'],
  canceled: ['neutral', 'circle-x'],
  handedOver: ['good', 'circle-check'],
}

/** One sale: the vehicle, the buyer, the contract, and what the seller has to do next. */
export function SaleCard({ order }: { order: Order }) {
  const t = useTranslations('order.sales')
  const tCase = useTranslations('order.vehicleVat')
  const format = useFormat()
  const standing = standingOf(order)
  return (
    <Card as="li" className={styles.order} aria-labelledby={`order-${order.orderId}`}>
      <OrderHead
        order={order}
        look={looks[standing]}
        status={t(`status.${standing}`)}
        soldAt={t('soldAt', { time: format.dateTimeWithZone(order.soldAt) })}
      />
      <OrderPart title={t('next')}>
        <Next order={order} standing={standing} />
      </OrderPart>
      <OrderPart title={t('buyer')}>
        <OrderParty party={order.buyer} />
      </OrderPart>
      <OrderPart title={t('documents')}>
        <FactList
          facts={vehicleAmounts(order, { hammer: t('hammer'), payable: t('payable') }, format)}
        />
        {order.vehicle && <p className="muted small">{tCase(order.vehicle.vatCase)}</p>}
        <OrderDocuments order={order} />
      </OrderPart>
      {standing !== 'canceled' && <ValuationBesideSale entityId={order.product.entityId} />}
    </Card>
  )
}

function Next({ order, standing }: { order: Order; standing: Standing }) {
  const t = useTranslations('order.sales')
  const path = usePath()
  switch (standing) {
    case 'sold':
    case 'handedOver':
      return <HandoverNext order={order} isTitled />
    case 'questioned':
      return (
        <>
          <p className="small">{t('questioned')}</p>
          <HandoverNext order={order} isTitled />
        </>
      )
    case 'canceled':
      return (
        <>
          <p className="small">{t('canceled')}</p>
          <LinkButton href={path('product', vehicleAddress(order.product))}>{t('toAd')}</LinkButton>
        </>
      )
  }
}

function standingOf({ status, handover }: Order): Standing {
  if (status === 'canceled') return 'canceled'
  if (status === 'cancellation_requested_by_dealer') return 'questioned'
  return handover.handedOver ? 'handedOver' : 'sold'
}
