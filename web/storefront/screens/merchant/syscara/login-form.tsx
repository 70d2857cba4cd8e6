import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

type LoginFormProps = {
  readonly user: string
  /** A login is stored already and is changed. */
  readonly isKnown: boolean
  readonly onDone: () => void
}

/** User and password of the interface. What was stored is never shown again. */
export function LoginForm({ user: known, isKnown, onDone }: LoginFormProps) {
  const t = useTranslations('listing.stock')
  const tRule = useTranslations('validation')
  const [user, setUser] = useState(known)
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const connect = useCall((api) => api.dealerStock.connect, {
    refreshes: [keysOf('dealerStock', 'show')],
    onSuccess: onDone,
  })
  const { sentence } = useFormProblem(connect.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (user.trim() !== '' && password !== '') connect.mutate({ body: { user, password } })
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          label={t('user')}
          value={user}
          onChange={setUser}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          error={isChecked && user.trim() === '' ? tRule('required') : undefined}
        />
        <PasswordField
          label={t('password')}
          help={t('passwordHelp')}
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          maxLength={200}
          error={isChecked && password === '' ? tRule('required') : undefined}
        />
        {sentence && (
          <Banner tone="bad" role="alert">
            {sentence}
          </Banner>
        )}
        <Cluster>
          <Button type="submit" look="primary" busy={connect.isPending}>
            {t('connect')}
          </Button>
          {isKnown && (
            <Button look="quiet" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}
