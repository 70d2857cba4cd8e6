import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { useSubmitType } from '#web/storefront/forms/use-submit-type.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { MoneyField } from '#web/ui/fields/numbers/number-field.tsx'
import { amountState, isPossible } from '../amounts/amounts.ts'
import { ConfirmAmount } from '../commands/confirm-amount.tsx'
import { ChoiceCard } from './choice-card.tsx'

/** A choice with an amount of one's own: counter-offer, new offer, raise. */
export function AmountChoice(props: {
  move: 'counter' | 'reduced' | 'offer' | 'raise'
  facts: { readonly minimumEur: number; readonly maximumEur: number }
  note?: string
  /** What else follows from it at this point of the renegotiation. */
  hint?: string
  /** The seller's demand, where it is known: to meet it is to buy. */
  demandEur?: number | null
  /** What follows from it, with the instants until which it does. */
  text: string
  draftEur: number | null
  onDraft: (draftEur: number | null) => void
  isBusy: boolean
  onSend: (amountEur: number) => void
}) {
  const { move, facts, note, hint, demandEur, text, draftEur, onDraft, isBusy, onSend } = props
  const t = useTranslations('auction.renegotiation')
  const format = useFormat()
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const state = amountState(draftEur, facts)
  const range = t('range', {
    min: format.money(facts.minimumEur),
    max: format.money(facts.maximumEur),
  })
  const amount = format.money(draftEur ?? 0)
  const isPurchase = draftEur !== null && draftEur === demandEur
  const texts = isPurchase
    ? {
        question: t('accept.buyer.confirm', { amount }),
        action: t('accept.buyer.action', { amount }),
        consequence: t('accept.buyer.text', { amount }),
      }
    : {
        question: t(`${move}.confirm`, { amount }),
        action: t(`${move}.action`, { amount }),
        consequence: hint === undefined ? text : `${text} ${hint}`,
      }
  return (
    <ChoiceCard
      title={t(`${move}.title`)}
      {...(note !== undefined && { note })}
      onSubmit={() => {
        if (state === 'fine') setConfirmOpen(true)
        else field.current?.focus()
      }}
      action={
        <Button type={useSubmitType()} wide busy={isBusy}>
          {isPossible(state) ? texts.action : t('enterAmount')}
        </Button>
      }
    >
      <MoneyField
        ref={field}
        label={t(`${move}.label`)}
        value={draftEur}
        onChange={onDraft}
        step={50}
        min={facts.minimumEur}
        max={facts.maximumEur}
        help={range}
        error={state === 'too_low' || state === 'too_high' ? range : undefined}
      />
      <p className="muted small">{texts.consequence}</p>
      <ConfirmAmount
        open={isConfirmOpen}
        title={texts.question}
        action={texts.action}
        onConfirm={() => {
          setConfirmOpen(false)
          if (draftEur !== null) onSend(draftEur)
        }}
        onClose={() => setConfirmOpen(false)}
      >
        <p>{texts.consequence}</p>
      </ConfirmAmount>
    </ChoiceCard>
  )
}
