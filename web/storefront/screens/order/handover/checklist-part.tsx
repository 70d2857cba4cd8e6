import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import type { HandoverItem, HandoverSide } from '#domain/order/handover.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import styles from './handover.module.css'
import { Part } from './part.tsx'
import { refreshedByStep } from './refreshed-by-step.ts'

/** What this side has at hand on the day; kept for the phone that is taken there, and counted for the other side. */
export function ChecklistPart({ order, side }: { order: Order; side: HandoverSide }) {
  const t = useTranslations('handover.checklist')
  const tItem = useTranslations('handover.items')
  const { checklist, otherChecklist } = order.handover
  const textOf = (item: HandoverItem) => tItem(`${side}.${item}` as Parameters<typeof tItem>[0]) // Each side has texts for its own list.
  return (
    <Part id="checklist" title={t('title')} isDone={checklist.every(({ isDone }) => isDone)}>
      <ul className={styles.checklist}>
        {checklist.map(({ item, isDone }) => (
          <li key={item}>
            <Item order={order} item={item} isDone={isDone} text={textOf(item)} />
          </li>
        ))}
      </ul>
      <p className="muted small">
        {t('other', { done: otherChecklist.done, total: otherChecklist.total })}
      </p>
    </Part>
  )
}

/** Ticked at once; each has a call of its own, so that several ticks in a row all arrive. */
function Item(props: { order: Order; item: HandoverItem; isDone: boolean; text: string }) {
  const { order, item, isDone, text } = props
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [answered, setAnswered] = useState(isDone)
  const tick = useCall((api) => api.handover.markItem, {
    refreshes: refreshedByStep,
    onError: () => setPressed(null),
  })
  const { sentence } = useFormProblem(tick.error)
  if (answered !== isDone) {
    setAnswered(isDone)
    setPressed(null)
  }
  return (
    <Checkbox
      label={text}
      checked={pressed ?? isDone}
      disabled={!order.actions.markItems}
      error={sentence}
      onChange={(next) => {
        setPressed(next)
        tick.mutate({ params: { orderId: order.orderId }, body: { item, isDone: next } })
      }}
    />
  )
}
