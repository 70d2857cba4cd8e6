import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { AdNumber } from '../../../components/ad-number.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { useVehicleLine } from '../../../components/vehicle-line.ts'
import { Panel, PanelHead, PanelSection, PendingPanel } from '../../../list-view/panel.tsx'
import { useMay } from '../../../operator-roles/may.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { CancellationVerdict } from './cancellation-verdict.tsx'
import styles from './order.module.css'
import { MissingDocumentsChip, OrderDocuments } from './order-documents.tsx'
import { OrderParty } from './order-party.tsx'
import { OrderState } from './order-state.tsx'

/** One sale with amounts, both sides and documents (rules 10). The server logs each view. */
export function OrderPanel(props: { orderId: number; closeHref: string }) {
  const { orderId, closeHref } = props
  const t = useTranslations('console-orders')
  const vehicle = useVehicleLine()
  const label = t('panel', { number: String(orderId) })
  const { data, error, refetch } = useQueryAnswer(
    useApiQueries().order.getAsOperator({ params: { orderId } }),
  )
  if (!data) {
    return <PendingPanel {...{ label, closeHref, error }} onRetry={() => void refetch()} />
  }
  return (
    <Panel label={label} closeHref={closeHref} foot={<Decision order={data} />}>
      <PanelHead
        above={
          <>
            <OrderState order={data} />
            <MissingDocumentsChip order={data} />
            <AdNumber product={data.product} />
          </>
        }
        title={vehicle.name(data.product)}
        text={label}
      />
      <Cancellation order={data} />
      <Course order={data} />
      <Amounts order={data} />
      <OrderParty title={t('buyer')} party={data.buyer} />
      <OrderParty title={t('seller')} party={data.seller} />
      <OrderDocuments order={data} />
    </Panel>
  )
}

/** What the dealer asked, and the answer. */
function Cancellation({ order: { cancellation } }: { order: Order }) {
  const t = useTranslations('console-orders')
  if (!cancellation) return null
  const { outcome, reason, answer } = cancellation
  return (
    <PanelSection title={t('cancellation.title')}>
      <Banner tone={outcome === null ? 'warn' : 'info'}>
        <span className={styles.reason}>{reason}</span>
      </Banner>
      {outcome && (
        <p className={styles.reason}>
          <b>{t(`cancellation.${outcome}`)}</b> {answer}
        </p>
      )}
    </PanelSection>
  )
}

/** When what happened, and what the market's clock will do next. */
function Course({
  order: {
    payment,
    handover: { handedOver },
  },
}: {
  order: Order
}) {
  const t = useTranslations('console-orders.course')
  const format = useFormat()
  const facts = [
    ...(payment?.paidAt ? [{ term: t('paid'), value: format.dateTime(payment.paidAt) }] : []),
    ...(payment?.remindedAt
      ? [{ term: t('reminded'), value: format.dateTime(payment.remindedAt) }]
      : []),
    ...(payment?.stopsBidding ? [{ term: t('bidding'), value: t('stopped') }] : []),
    ...(payment?.stopAt ? [{ term: t('stopAt'), value: format.dateTime(payment.stopAt) }] : []),
    ...(handedOver
      ? [{ term: t('handover'), value: `${format.dateTime(handedOver.at)}, ${t(handedOver.by)}` }]
      : []),
  ]
  if (facts.length === 0) return null
  return (
    <PanelSection title={t('title')}>
      <FactList facts={facts} />
    </PanelSection>
  )
}

function Amounts({ order }: { order: Order }) {
  const t = useTranslations('console-orders.amount')
  const tCase = useTranslations('console-orders.vehicleVat')
  const format = useFormat()
  const { commission } = order
  return (
    <PanelSection title={t('title')}>
      <FactList
        facts={[
          { term: t('hammer'), value: format.money(order.hammerPriceEur) },
          ...(order.vehicle
            ? [
                { term: t('payable'), value: format.moneyCents(order.vehicle.payableCents) },
                { term: t('vehicleVat'), value: tCase(order.vehicle.vatCase) },
              ]
            : []),
          { term: t('sold'), value: format.dateTimeWithZone(order.soldAt) },
          ...(commission
            ? [{ term: t('net'), value: format.moneyCents(commission.netCents) }]
            : []),
          ...(commission?.heldUntil
            ? [{ term: t('held'), value: format.dateTimeWithZone(commission.heldUntil) }]
            : []),
          ...(commission && commission.heldUntil === null
            ? [
                { term: t('vat'), value: format.moneyCents(commission.vatCents) },
                {
                  term: t('gross'),
                  value: format.moneyCents(commission.grossCents),
                  look: 'strong' as const,
                },
                { term: t('due'), value: format.date(commission.dueOn) },
              ]
            : []),
          {
            term: t('auction'),
            value: (
              <ConsoleLink href={`/auctions/${order.auctionId}`}>{order.auctionId}</ConsoleLink>
            ),
          },
        ]}
      />
    </PanelSection>
  )
}

function Decision({ order }: { order: Order }) {
  const may = useMay()
  return order.actions.answerCancellation && may('order.answerCancellation') ? (
    <CancellationVerdict order={order} />
  ) : (
    <Payment order={order} />
  )
}

/** Notes that the commission has arrived at the bank. */
function Payment({ order }: { order: Order }) {
  const t = useTranslations('console-orders.payment')
  const format = useFormat()
  const snackbar = useSnackbar()
  const may = useMay()
  const { orderId, status, commission, actions } = order
  const call = useCall((api) => api.order.markPaid, {
    refreshes: [keysOf('order')],
    onSuccess: () => snackbar({ tone: 'good', text: t('done', { number: String(orderId) }) }),
  })
  const mayMark = actions.markPaid && may('order.markPaid')
  if (!mayMark || !commission) return <p className="muted small">{t(`state.${status}`)}</p>
  return (
    <>
      <ProblemBanner error={call.error} />
      <Button
        look="primary"
        wide
        busy={call.isPending}
        onClick={() => call.mutate({ params: { orderId } })}
      >
        {t('mark', { amount: format.moneyCents(commission.grossCents) })}
      </Button>
    </>
  )
}
