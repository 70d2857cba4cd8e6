import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { SecondFactorEntry } from '#web/second-factor/late-parts.tsx'
import { useSecondFactor } from '#web/second-factor/use-second-factor.ts'
import { LikelyEmail } from '#web/storefront/forms/likely-email.tsx'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from './steps.module.css'

/** For whoever has chosen a password before. */
export function PasswordEntrance({ onEntered }: { onEntered: () => Promise<void> }) {
  const t = useTranslations('editor.entrance')
  const rules = useTranslations('validation')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const second = useSecondFactor(onEntered)
  const logIn = useCall((api) => api.account.logIn, { onSuccess: second.take })
  const { sentence } = useFormProblem(logIn.error)
  const missing = (value: string) => (isChecked && !value ? rules('required') : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (email && password) logIn.mutate({ body: { email, password } })
  }

  if (second.asked !== undefined) {
    return (
      <SecondFactorEntry
        asked={second.asked}
        onEntered={onEntered}
        onLeave={() => {
          logIn.reset()
          second.leave()
        }}
      />
    )
  }
  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <TextField
        type="email"
        label={t('email')}
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={missing(email)}
      />
      <LikelyEmail email={email} onChange={setEmail} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing(password)}
      />
      <Button type="submit" look="primary" size="large" busy={logIn.isPending}>
        {t('loginButton')}
      </Button>
    </form>
  )
}
