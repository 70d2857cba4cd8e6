import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePath } from '../../../page/page-provider.tsx'
import { AuthForm, AuthPage, AuthSubmit } from '../auth-page.tsx'
import { tokenOf } from '../link-token.ts'
import { NewPassword } from '../new-password/new-password.tsx'
import { useNewPassword } from '../new-password/use-new-password.ts'

export function Screen() {
  const t = useTranslations('auth')
  const path = usePath()
  const token = tokenOf(useLocation().search)
  const password = useNewPassword()
  const [isChecked, setChecked] = useState(false)
  const reset = useCall((api) => api.account.resetPassword)
  const { sentence, fields } = useFormProblem(reset.error)
  const again = <LinkButton href={path('forgotPassword')}>{t('reset.again')}</LinkButton>

  if (reset.isSuccess) {
    return (
      <AuthPage title={t('reset.doneTitle')}>
        <Stack gap={4}>
          <p>{t('reset.doneText')}</p>
          <LinkButton look="primary" wide href={path('login')}>
            {t('reset.login')}
          </LinkButton>
        </Stack>
      </AuthPage>
    )
  }
  if (token === undefined) {
    return (
      <AuthPage title={t('reset.title')}>
        <Banner tone="warn" actions={again}>
          {t('link.incomplete')}
        </Banner>
      </AuthPage>
    )
  }

  function submit() {
    setChecked(true)
    if (token === undefined || password.faults.length > 0) return
    reset.mutate({ body: { token, password: password.value } })
  }
  return (
    <AuthPage title={t('reset.title')} lead={t('reset.lead')}>
      <AuthForm
        onSubmit={submit}
        problem={fields.password ? undefined : sentence}
        problemExtra={again}
      >
        <NewPassword
          label={t('fields.newPassword')}
          entry={password}
          isChecked={isChecked}
          error={fields.password}
        />
        <AuthSubmit busy={reset.isPending}>{t('reset.submit')}</AuthSubmit>
      </AuthForm>
    </AuthPage>
  )
}
