import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { loginCodeDigits } from '#domain/account/login-code.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useTypedCode } from '#web/identity/use-typed-code.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { CodeField } from '#web/ui/fields/code-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { TelephoneField } from '../../../../forms/telephone/telephone-field.tsx'
import { useFormProblem } from '../../../../forms/use-form-problem.ts'

type Step = {
  readonly telephone: string
  readonly call: { readonly isPending: boolean; readonly error: Error | null }
  readonly onSend: () => void
}

/** A number and the sentence that is agreed to, then the six digits that came to it (rules 11). */
export function WhatsAppDialog({
  country,
  onClose,
}: {
  readonly country: string | null
  readonly onClose: () => void
}) {
  const t = useTranslations('channels.whatsApp')
  const [telephone, setTelephone] = useState('')
  const [isAsked, setAsked] = useState(false)
  const ask = useCall((api) => api.notificationSettings.askForWhatsApp, {
    onSuccess: () => setAsked(true),
  })
  const send = () => ask.mutate({ body: { telephone, isAgreed: true } })
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      {isAsked ? (
        <Code
          call={ask}
          onSend={send}
          number={(ask.data?.number ?? telephone).replaceAll(' ', '\u00a0')}
          onOther={() => setAsked(false)}
          onDone={onClose}
        />
      ) : (
        <NumberForm {...{ telephone, country, call: ask }} onSend={send} onChange={setTelephone} />
      )}
    </Dialog>
  )
}

function NumberForm({
  telephone,
  country,
  call,
  onChange,
  onSend,
}: Step & { readonly country: string | null; readonly onChange: (telephone: string) => void }) {
  const t = useTranslations('channels.whatsApp')
  const rules = useTranslations('validation')
  const [isAgreed, setAgreed] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { sentence, fields } = useFormProblem(call.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isAgreed && telephone.trim() !== '') onSend()
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        {sentence && Object.keys(fields).length === 0 && (
          <Banner tone="bad" role="alert">
            {sentence}
          </Banner>
        )}
        <TelephoneField
          label={t('number')}
          help={t('numberHint')}
          autoComplete="tel"
          autoFocus
          country={country ?? undefined}
          value={telephone}
          onChange={onChange}
          error={
            fields.telephone ??
            (isChecked && telephone.trim() === '' ? rules('required') : undefined)
          }
        />
        <Checkbox
          label={t('agree')}
          detail={t('privacy')}
          checked={isAgreed}
          onChange={setAgreed}
          error={isChecked && !isAgreed ? t('agreeFirst') : undefined}
        />
        <Button type="submit" look="primary" wide busy={call.isPending}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  )
}

function Code({
  number,
  call,
  onSend,
  onOther,
  onDone,
}: Pick<Step, 'call' | 'onSend'> & {
  readonly number: string
  readonly onOther: () => void
  readonly onDone: () => void
}) {
  const t = useTranslations('channels.whatsApp')
  const show = useSnackbar()
  const confirm = useCall((api) => api.notificationSettings.confirmWhatsApp, {
    refreshes: [keysOf('notificationSettings', 'show')],
    onSuccess: () => {
      show({ text: t('done'), tone: 'good' })
      onDone()
    },
  })
  const { digits, change, clear } = useTypedCode(confirm, (code) =>
    confirm.mutate({ body: { code } }),
  )
  const problem = isCallRefused(confirm.error) ? confirm.error.problem : undefined
  const isWrong = problem?.code === 'CODE_WRONG'
  const isOver = problem?.code === 'CODE_EXPIRED'
  const attemptsLeft = Number(problem?.facts?.attemptsLeft ?? 0)
  const { sentence } = useFormProblem(confirm.error ?? call.error)

  function sendAgain() {
    clear()
    onSend()
  }

  return (
    <Stack gap={4}>
      <p role="status">{t('sent', { number })}</p>
      {sentence && !isWrong && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      {!isOver && (
        <CodeField
          label={t('code')}
          length={loginCodeDigits}
          value={digits}
          onChange={change}
          autoFocus
          error={isWrong ? t('wrong', { attemptsLeft }) : undefined}
        />
      )}
      <Button
        look={isOver ? 'primary' : 'secondary'}
        wide
        busy={call.isPending}
        onClick={sendAgain}
      >
        {t('again')}
      </Button>
      <Button look="quiet" wide onClick={onOther}>
        {t('other')}
      </Button>
    </Stack>
  )
}
