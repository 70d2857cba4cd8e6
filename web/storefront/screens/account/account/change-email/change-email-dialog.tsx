import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { isEmail } from '#domain/account/contact-rules.ts'
import { loginCodeDigits } from '#domain/account/login-code.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { useTypedCode } from '#web/identity/use-typed-code.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CodeField } from '#web/ui/fields/code-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useFormProblem } from '../../../../forms/use-form-problem.ts'
import { MailboxHint } from '../../../auth/mailbox-hint.tsx'

/** The new address, then the six digits that were mailed to it (rules 11). */
export function ChangeEmailDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('account.email.change')
  const [asked, setAsked] = useState<{ readonly requestId: string; readonly email: string }>()
  const ask = useCall((api) => api.account.askEmailChange, {
    onSuccess: ({ requestId }, { body }) => setAsked({ requestId, email: body.email }),
  })
  return (
    <>
      <Dialog open title={t('title')} onClose={onClose}>
        {asked ? (
          <Code
            key={asked.requestId}
            requestId={asked.requestId}
            email={asked.email}
            again={{
              isPending: ask.isPending,
              error: ask.error,
              send: (requestId) =>
                ask.mutate({ body: { email: asked.email, ...(requestId && { requestId }) } }),
            }}
            onOther={() => setAsked(undefined)}
            onChanged={onClose}
          />
        ) : (
          <Address call={ask} onSend={(email) => ask.mutate({ body: { email } })} />
        )}
      </Dialog>
      <IdentityWindow call={ask} />
    </>
  )
}

type AddressProps = {
  readonly call: { readonly isPending: boolean; readonly error: Error | null }
  readonly onSend: (email: string) => void
}

function Address({ call, onSend }: AddressProps) {
  const t = useTranslations('account.email.change')
  const rules = useTranslations('validation')
  const [email, setEmail] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { sentence, fields } = useFormProblem(call.error)
  const fault = isEmail(email) ? undefined : rules(email ? 'email' : 'required')

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (fault === undefined) onSend(email.trim())
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <p>{t('lead')}</p>
        {sentence && Object.keys(fields).length === 0 && (
          <Banner tone="bad" role="alert">
            {sentence}
          </Banner>
        )}
        <TextField
          type="email"
          label={t('field')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={email}
          onChange={setEmail}
          error={fields.email ?? (isChecked ? fault : undefined)}
        />
        <Button type="submit" look="primary" icon="mail" wide busy={call.isPending}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  )
}

type CodeProps = {
  readonly requestId: string
  readonly email: string
  /** Without an id it is a new code. */
  readonly again: {
    readonly isPending: boolean
    readonly error: Error | null
    readonly send: (requestId?: string) => void
  }
  readonly onOther: () => void
  readonly onChanged: () => void
}

function Code({ requestId, email, again, onOther, onChanged }: CodeProps) {
  const t = useTranslations('account.email.change')
  const show = useSnackbar()
  const confirm = useCall((api) => api.account.confirmEmailChange, {
    refreshes: [keysOf('account')],
    onSuccess: () => {
      show({ text: t('done'), tone: 'good' })
      onChanged()
    },
  })
  const { digits, change } = useTypedCode(confirm, (code) =>
    confirm.mutate({ body: { requestId, code } }),
  )
  const refused = isCallRefused(confirm.error) ? confirm.error.problem.code : undefined
  const isWrong = refused === 'CODE_WRONG'
  const isOver = refused === 'CODE_EXPIRED'
  const { sentence } = useFormProblem(confirm.error ?? again.error)

  return (
    <Stack gap={4}>
      <p role="status">{t('sent', { email })}</p>
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
          error={isWrong ? sentence : undefined}
        />
      )}
      <MailboxHint email={email} />
      <p className="muted small">{t('noMail')}</p>
      <Button
        look={isOver ? 'primary' : 'secondary'}
        icon="mail"
        wide
        busy={again.isPending}
        onClick={() => again.send(isOver ? undefined : requestId)}
      >
        {t('again')}
      </Button>
      <Button look="quiet" wide onClick={onOther}>
        {t('other')}
      </Button>
    </Stack>
  )
}
