import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { useSubmitType } from '#web/storefront/forms/use-submit-type.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmAmount } from '../commands/confirm-amount.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { bindingEur, type Renegotiation } from './renegotiation-state.ts'

export function LeaveChoice(props: {
  renegotiation: Renegotiation
  answerUntil: string
  isBusy: boolean
  onLeave: () => void
}) {
  const { renegotiation, answerUntil, isBusy, onLeave } = props
  const t = useTranslations('auction.renegotiation.leave')
  const format = useFormat()
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const text = t('text', {
    amount: format.money(bindingEur(renegotiation)),
    at: format.dateTimeWithZone(renegotiation.bindsUntil),
    answer: answerUntil,
  })
  return (
    <ChoiceCard
      title={t('title')}
      onSubmit={() => setConfirmOpen(true)}
      action={
        <Button type={useSubmitType()} look="danger" wide busy={isBusy}>
          {t('action')}
        </Button>
      }
    >
      <p className="muted small">{text}</p>
      <ConfirmAmount
        open={isConfirmOpen}
        title={t('confirm')}
        action={t('action')}
        isDangerous
        onConfirm={() => {
          setConfirmOpen(false)
          onLeave()
        }}
        onClose={() => setConfirmOpen(false)}
      >
        <p>{text}</p>
      </ConfirmAmount>
    </ChoiceCard>
  )
}
