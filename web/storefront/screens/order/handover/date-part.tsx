import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import type { HandoverSide } from '#domain/order/handover.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import { CallProblem } from './call-problem.tsx'
import { DateForm } from './date-form.tsx'
import styles from './handover.module.css'
import { Part } from './part.tsx'
import { refreshedByStep } from './refreshed-by-step.ts'

/** When and where: what is agreed, what is proposed, and the answer to it. */
export function DatePart({
  order,
  place,
  side,
}: {
  order: Order
  place: string
  side: HandoverSide
}) {
  const t = useTranslations('handover.date')
  const show = useSnackbar()
  const { handover, actions, orderId } = order
  const { proposal, agreedMeetsAt } = handover
  const [isAsked, setAsked] = useState(false)
  const format = useFormat()
  const agree = useCall((api) => api.handover.agreeDate, {
    refreshes: refreshedByStep,
    onSuccess: () => show({ text: t('settled'), tone: 'good' }),
  })
  const isOpen = proposal !== null && !proposal.isOver
  const needsDate = !isOpen && agreedMeetsAt === null
  return (
    <Part id="date" title={t('title')} isDone={agreedMeetsAt !== null && !isOpen}>
      {needsDate && proposal === null && <p className="muted">{t('none')}</p>}
      <Facts order={order} place={place} side={side} />
      {isOpen && agreedMeetsAt !== null && <p className="muted small">{t('stands')}</p>}
      <CallProblem error={agree.error} />
      <div className={styles.buttons}>
        {actions.agreeDate && proposal && (
          <Button
            look="primary"
            busy={agree.isPending}
            onClick={() =>
              agree.mutate({ params: { orderId }, body: { meetsAt: proposal.meetsAt } })
            }
          >
            {t('agree', { date: format.dateTime(proposal.meetsAt) })}
          </Button>
        )}
        {actions.proposeDate && !needsDate && !isAsked && (
          <Button onClick={() => setAsked(true)}>{t('another')}</Button>
        )}
      </div>
      {actions.proposeDate && (needsDate || isAsked) && (
        <DateForm orderId={orderId} onProposed={() => setAsked(false)} />
      )}
    </Part>
  )
}

function Facts({ order, place, side }: { order: Order; place: string; side: HandoverSide }) {
  const t = useTranslations('handover.date')
  const format = useFormat()
  const { proposal, agreedMeetsAt } = order.handover
  const facts: Fact[] = []
  if (agreedMeetsAt !== null) {
    facts.push({ term: t('agreed'), value: format.dateTimeWithZone(agreedMeetsAt), look: 'strong' })
  }
  if (proposal) {
    const date = format.dateTimeWithZone(proposal.meetsAt)
    facts.push({
      term: t(proposal.by === side ? 'own' : 'theirs'),
      value: proposal.isOver ? `${date}, ${t('over')}` : date,
    })
  }
  if (place !== '') facts.push({ term: t('place'), value: place })
  return <FactList facts={facts} />
}
