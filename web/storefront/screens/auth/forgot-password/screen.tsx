import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isEmail } from '#domain/account/contact-rules.ts'
import { useCall } from '#web/api/use-call.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePath } from '../../../page/page-provider.tsx'
import { AuthForm, AuthPage, AuthSubmit } from '../auth-page.tsx'
import { EmailField } from '../email-field.tsx'
import { MailboxHint } from '../mailbox-hint.tsx'

/** A link for a new password; the answer is the same for every address (rules 11). */
export function Screen() {
  const t = useTranslations('auth')
  const tRule = useTranslations('validation')
  const path = usePath()
  const [email, setEmail] = useState('')
  const [isChecked, setChecked] = useState(false)
  const ask = useCall((api) => api.account.forgotPassword)
  const { sentence, fields } = useFormProblem(ask.error)
  const fault = isEmail(email) ? undefined : tRule(email ? 'email' : 'required')
  const back = <Link href={path('login')}>{t('lookIntoMailbox.toLogin')}</Link>
  const sentTo = ask.isSuccess ? ask.variables.body.email : undefined

  if (sentTo !== undefined) {
    return (
      <AuthPage title={t('register.sentTitle')} foot={back}>
        <Stack gap={4}>
          <p>{t('forgot.sentText', { email: sentTo })}</p>
          <p className="muted">{t('lookIntoMailbox.spam')}</p>
          <MailboxHint email={sentTo} />
        </Stack>
      </AuthPage>
    )
  }

  function submit() {
    setChecked(true)
    if (!fault) ask.mutate({ body: { email } })
  }
  return (
    <AuthPage title={t('forgot.title')} lead={t('forgot.lead')} foot={back}>
      <AuthForm onSubmit={submit} problem={sentence}>
        <EmailField
          value={email}
          onChange={setEmail}
          error={fields.email ?? (isChecked ? fault : undefined)}
        />
        <AuthSubmit busy={ask.isPending}>{t('forgot.submit')}</AuthSubmit>
      </AuthForm>
    </AuthPage>
  )
}
