import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { NewPassword } from '../../auth/new-password/new-password.tsx'
import { useNewPassword } from '../../auth/new-password/use-new-password.ts'
import styles from '../account.module.css'

/** A new password ends the logins of all other devices (rules 11). */
export function ChangePassword() {
  const t = useTranslations('account.settings')
  const tRule = useTranslations('validation')
  const show = useSnackbar()
  const customer = useQuery(useApiQueries().account.getCustomer()).data?.customer
  const hasPassword = customer?.hasPassword !== false
  const [currentPassword, setCurrent] = useState('')
  const password = useNewPassword(customer?.email)
  const [isChecked, setChecked] = useState(false)
  const change = useCall((api) => api.account.changePassword, {
    refreshes: [keysOf('account', 'listDevices'), keysOf('account', 'getCustomer')],
    onSuccess: () => {
      setCurrent('')
      password.setValue('')
      setChecked(false)
      show({ text: t('passwordSaved'), tone: 'good' })
    },
  })
  const { sentence, fields } = useFormProblem(change.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if ((hasPassword && currentPassword === '') || password.faults.length > 0) return
    change.mutate({ body: { ...(hasPassword && { currentPassword }), password: password.value } })
  }

  return (
    <Card as="section" aria-labelledby="password">
      <IdentityWindow call={change} />
      <form method="post" noValidate onSubmit={submit} className={styles.narrow}>
        <h2 id="password">{t(hasPassword ? 'password' : 'setPassword')}</h2>
        <p className="muted small">{t(hasPassword ? 'passwordText' : 'setPasswordText')}</p>
        {sentence && Object.keys(fields).length === 0 && (
          <Banner tone="bad" role="alert">
            {sentence}
          </Banner>
        )}
        {hasPassword && (
          <PasswordField
            label={t('currentPassword')}
            autoComplete="current-password"
            value={currentPassword}
            onChange={setCurrent}
            error={isChecked && currentPassword === '' ? tRule('required') : undefined}
          />
        )}
        <NewPassword
          label={t('newPassword')}
          entry={password}
          isChecked={isChecked}
          error={fields.password}
        />
        <div className={styles.foot}>
          <Button type="submit" busy={change.isPending}>
            {t('passwordSave')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
