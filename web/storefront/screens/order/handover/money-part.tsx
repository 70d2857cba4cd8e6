import { useTranslations } from 'use-intl/react'
import type { HandoverPage } from '#contract/endpoints/handover/handover.ts'
import type { Order } from '#contract/endpoints/order.ts'
import type { HandoverSide } from '#domain/order/handover.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { AccountPart } from './account-part.tsx'
import { CallProblem } from './call-problem.tsx'
import styles from './handover.module.css'
import { Part } from './part.tsx'
import { refreshedByStep } from './refreshed-by-step.ts'

/** What the buyer pays the seller, and the word of both on whether it is on its way and there. */
export function MoneyPart(props: {
  order: Order
  account: HandoverPage['account']
  side: HandoverSide
}) {
  const { order, account, side } = props
  const t = useTranslations('handover.money')
  const format = useFormat()
  const { handover, vehicle, orderId, actions } = order
  const { moneySentAt, moneyArrivedAt } = handover
  const mark = useCall((api) => api.handover.markMoney, { refreshes: refreshedByStep })
  const isMarked = (side === 'buyer' ? moneySentAt : moneyArrivedAt) !== null
  const day = (at: string | null) => (at === null ? t('notYet') : format.dateTimeWithZone(at))
  return (
    <Part id="money" title={t('title')} isDone={moneyArrivedAt !== null}>
      <p className={styles.sum}>
        <span className="muted small">{t(`${side}.toPay`)}</span>
        <b>{vehicle ? format.moneyCents(vehicle.payableCents) : t('later')}</b>
      </p>
      <AccountPart order={order} account={account} side={side} />
      <FactList
        facts={[
          { term: t('sent'), value: day(moneySentAt) },
          { term: t('arrived'), value: day(moneyArrivedAt) },
        ]}
      />
      <CallProblem error={mark.error} />
      {actions.markMoney && vehicle && (
        <div className={styles.buttons}>
          <Button
            look={isMarked ? 'quiet' : 'secondary'}
            icon={isMarked ? 'undo-2' : 'check'}
            busy={mark.isPending}
            onClick={() => mark.mutate({ params: { orderId }, body: { isMarked: !isMarked } })}
          >
            {t(isMarked ? `${side}.unmark` : `${side}.mark`)}
          </Button>
        </div>
      )}
    </Part>
  )
}
