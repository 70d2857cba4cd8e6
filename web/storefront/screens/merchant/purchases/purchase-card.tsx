import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import { titleOf } from '../../../cards/card-facts.ts'
import { HandoverNext } from '../../order/handover-next.tsx'
import styles from '../../order/order.module.css'
import { OrderDocuments } from '../../order/order-documents.tsx'
import { OrderHead, orderLooks } from '../../order/order-head.tsx'
import { OrderPart } from '../../order/order-part.tsx'
import { OrderParty } from '../../order/order-party.tsx'
import { vehicleAmounts } from '../../order/vehicle-amounts.ts'
import { PaymentOff } from './payment-off.tsx'
import { purchaseStanding } from './purchase-standing.ts'
import { RequestCancellation } from './request-cancellation.tsx'

const late = ['bad', orderLooks.pending[1]] as const

/** Of what is worse than the order's own status says. */
const looks: Partial<Record<string, (typeof orderLooks)['pending']>> = {
  overdue: late,
  stopped: late,
  short: orderLooks.pending,
}

/** One purchase: the vehicle, the amounts, the seller, the papers. */
export function PurchaseCard({ order }: { order: Order }) {
  const t = useTranslations('order.purchases')
  const format = useFormat()
  const { status, orderId } = order
  const standing = purchaseStanding(order)
  return (
    <Card as="li" className={styles.order} aria-labelledby={`order-${orderId}`}>
      <HandoverNext order={order} />
      <OrderHead
        order={order}
        look={looks[standing] ?? orderLooks[status]}
        status={t(`status.${standing}`)}
        soldAt={t('soldAt', { time: format.dateTimeWithZone(order.soldAt) })}
      />
      <OrderPart title={t('amounts')}>
        <Amounts order={order} />
        <PaymentOff order={order} />
      </OrderPart>
      <OrderPart title={t('seller')}>
        <OrderParty party={order.seller} />
      </OrderPart>
      <OrderPart title={t('documents')}>
        <OrderDocuments order={order} />
        <Cancellation order={order} />
        {order.actions.requestCancellation && (
          <RequestCancellation orderId={orderId} vehicle={titleOf(order.product)} />
        )}
      </OrderPart>
    </Card>
  )
}

function Amounts({ order }: { order: Order }) {
  const t = useTranslations('order.purchases')
  const tCase = useTranslations('order.vehicleVat')
  const format = useFormat()
  const { commission, payment, vehicle } = order
  const terms = { hammer: t('hammer'), payable: t('payable') }
  const facts: Fact[] = []
  if (commission) {
    facts.push({ term: t('commissionNet'), value: format.moneyCents(commission.netCents) })
  }
  // Before the VAT is known a total or a day to pay it by would be taken for the invoice's.
  if (commission && commission.heldUntil === null) {
    facts.push(
      { term: t('commissionVat'), value: format.moneyCents(commission.vatCents) },
      {
        term: t('commissionGross'),
        value: format.moneyCents(commission.grossCents),
        look: 'strong',
      },
    )
    if (payment?.isOwed) {
      facts.push({ term: t('due'), value: format.date(commission.dueOn), look: 'warn' })
    }
    // Of one that is short its note says what came, and when.
    if (payment?.paidAt && payment.received?.difference.kind !== 'less') {
      facts.push({ term: t('paidAt'), value: format.date(payment.paidAt) })
    }
  }
  return (
    <>
      <FactList facts={vehicleAmounts(order, terms, format)} />
      {vehicle && <p className="muted small">{tCase(vehicle.vatCase)}</p>}
      <FactList facts={facts} />
      {commission?.heldUntil && (
        <p className="small">{t('held', { at: format.dateTimeWithZone(commission.heldUntil) })}</p>
      )}
    </>
  )
}

/** What was asked and what the operator answered, in their words. */
function Cancellation({ order: { cancellation } }: { order: Order }) {
  const t = useTranslations('order.purchases')
  if (!cancellation) return null
  const { outcome, answer } = cancellation
  return (
    <>
      <p className="small">{t(outcome === null ? 'requested' : `verdict.${outcome}`)}</p>
      {answer && <blockquote className={styles.answer}>{answer}</blockquote>}
    </>
  )
}
