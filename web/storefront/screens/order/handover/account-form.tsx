import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { isIban } from '#domain/account/contact-rules.ts'
import { accountHolderLength, accountHoldHours } from '#domain/order/bank-account.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { CallProblem } from './call-problem.tsx'
import styles from './handover.module.css'
import { refreshedByStep } from './refreshed-by-step.ts'

type AccountFormProps = {
  readonly order: Order
  readonly isFirst: boolean
  readonly onGiven: () => void
}

/** The seller's account, behind a fresh proof of who they are; one that takes another's place is held for a day. */
export function AccountForm({ order, isFirst, onGiven }: AccountFormProps) {
  const t = useTranslations('handover.account')
  const tRule = useTranslations('validation')
  const show = useSnackbar()
  const [iban, setIban] = useState('')
  const [holder, setHolder] = useState(order.seller?.company ?? order.seller?.name ?? '')
  const [isChecked, setChecked] = useState(false)
  const give = useCall((api) => api.handover.giveAccount, {
    refreshes: refreshedByStep,
    onSuccess: () => {
      show({ text: t('given'), tone: 'good' })
      onGiven()
    },
  })
  const { fields } = useFormProblem(give.error)
  const { least, most } = accountHolderLength
  const isShort = holder.trim().length < least
  const isWrong = !isIban(iban)

  function submit() {
    setChecked(true)
    if (isWrong || isShort) return
    give.mutate({ params: { orderId: order.orderId }, body: { iban, holder } })
  }

  return (
    <form
      className={styles.account}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p>{t('ask')}</p>
      <TextField
        label={t('iban')}
        value={iban}
        onChange={setIban}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        error={fields.iban ?? (isChecked && isWrong ? tRule('iban') : undefined)}
      />
      <TextField
        label={t('holder')}
        value={holder}
        onChange={setHolder}
        autoComplete="name"
        maxLength={most}
        error={fields.holder ?? (isChecked && isShort ? tRule('required') : undefined)}
      />
      {!isFirst && <p className="muted small">{t('hold', { hours: accountHoldHours })}</p>}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" busy={give.isPending}>
          {t('submit')}
        </Button>
      </div>
      {!fields.iban && !fields.holder && <CallProblem error={give.error} />}
      <IdentityWindow call={give} />
    </form>
  )
}
