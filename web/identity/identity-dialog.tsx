import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import type { IdentityProof } from '#domain/account/security/identity-proof.ts'
import { useCall } from '#web/api/use-call.ts'
import { useCallProblem } from '#web/language/call-problem.ts'
import { PasskeyButton } from '#web/passkey/passkey-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { MailedProof } from './mailed-proof.tsx'

type IdentityDialogProps = {
  readonly by: IdentityProof
  readonly onProved: () => void
  readonly onClose: () => void
}

/** Who is logged in shows once more who they are: by a passkey, the app, the password, or a code that is mailed (rules 11). */
export function IdentityDialog({ by, onProved, onClose }: IdentityDialogProps) {
  const t = useTranslations('identity')
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <Stack gap={4}>
        <p>{t('lead')}</p>
        {by === 'passkey' && <PasskeyProof onProved={onProved} />}
        {by === 'mailedCode' ? (
          <MailedProof onProved={onProved} />
        ) : (
          <TypedProof by={by} onProved={onProved} />
        )}
      </Stack>
    </Dialog>
  )
}

/** A code of the app or a recovery code does as well, should the device not be at hand. */
function PasskeyProof({ onProved }: Pick<IdentityDialogProps, 'onProved'>) {
  const t = useTranslations('second-factor.passkey')
  return (
    <>
      <PasskeyButton
        label={t('confirm')}
        send={(api, used) => api.account.proveIdentity({ body: { passkey: used } })}
        onAnswer={onProved}
      />
      <p className="muted small">{t('orCode')}</p>
    </>
  )
}

const wrongSecrets: readonly string[] = ['LOGIN_FAILED', 'SECOND_FACTOR_WRONG']

function TypedProof({ by, onProved }: Pick<IdentityDialogProps, 'onProved'> & { by: TypedBy }) {
  const t = useTranslations('identity')
  const rules = useTranslations('validation')
  const [secret, setSecret] = useState('')
  const [isMissed, setMissed] = useState(false)
  const prove = useCall((api) => api.account.proveIdentity, { onSuccess: onProved })
  const sentence = useCallProblem(prove.error)?.sentence
  const isWrong = isCallRefused(prove.error) && wrongSecrets.includes(prove.error.problem.code)
  const wrong = by === 'password' ? t('passwordWrong') : sentence
  const error = isWrong ? wrong : isMissed && secret === '' ? rules('required') : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissed(true)
    if (secret === '') return
    prove.mutate({ body: by === 'password' ? { password: secret } : { secondFactor: secret } })
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        {sentence && !isWrong && (
          <Banner tone="bad" role="alert">
            {sentence}
          </Banner>
        )}
        {by === 'password' ? (
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            autoFocus
            value={secret}
            onChange={setSecret}
            error={error}
          />
        ) : (
          <TextField
            label={t('secondFactor')}
            help={t('secondFactorHelp')}
            autoComplete="one-time-code"
            spellCheck={false}
            autoFocus={by === 'secondFactor'}
            value={secret}
            onChange={setSecret}
            error={error}
          />
        )}
        <Button type="submit" look="primary" wide busy={prove.isPending || prove.isSuccess}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  )
}

type TypedBy = Exclude<IdentityProof, 'mailedCode'>
