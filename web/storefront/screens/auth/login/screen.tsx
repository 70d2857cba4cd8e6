import { useState } from 'react'
import { redirect, useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { useCall } from '#web/api/use-call.ts'
import { SecondFactorEntry } from '#web/second-factor/late-parts.tsx'
import { PasskeyLogin } from '#web/second-factor/passkey-login.tsx'
import { useSecondFactor } from '#web/second-factor/use-second-factor.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePage, usePath } from '../../../page/page-provider.tsx'
import type { Load } from '../../../page/screen.ts'
import { pathAfterLogin } from '../../../visitor/login-path.ts'
import { ensureVisitor } from '../../../visitor/visitor.ts'
import { useAfterLogin } from '../after-login.ts'
import { AuthForm, AuthPage, AuthSubmit } from '../auth-page.tsx'
import { DemoLogins } from '../demo-logins.tsx'
import { EmailField } from '../email-field.tsx'
import { MailboxHint } from '../mailbox-hint.tsx'
import { OutsideFault, OutsideLogin } from '../outside-login.tsx'
import { isWithCode, LoginByCode, withCode } from './login-by-code.tsx'

/** Whoever is logged in has nothing to do here. */
export const load: Load<'login'> = async ({ client, query, queryClient, locale, search }) => {
  const visitor = await ensureVisitor({ client, query, queryClient })
  if (visitor.kind !== 'visitor') throw redirect(pathAfterLogin(locale, search))
  await queryClient.ensureQueryData(query.account.showIdentityProvider())
}

export function Screen() {
  const t = useTranslations('auth')
  const path = usePath()
  const { search } = useLocation()
  if (isWithCode(search)) return <LoginByCode />
  return (
    <AuthPage
      title={t('login.title')}
      foot={
        <>
          <span>{t('login.noAccount')}</span>
          <Link href={`${path('register')}${search}`}>{t('login.register')}</Link>
        </>
      }
    >
      <LoginForm />
    </AuthPage>
  )
}

function LoginForm() {
  const t = useTranslations('auth')
  const tRule = useTranslations('validation')
  const path = usePath()
  const { isDemo } = usePage()
  const { search, state }: { search: string; state: unknown } = useLocation()
  const [email, setEmail] = useState(emailOf(state))
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const finish = useAfterLogin()
  const second = useSecondFactor(finish)
  const logIn = useCall((api) => api.account.logIn, { onSuccess: second.take })
  const { sentence, fields } = useFormProblem(logIn.error)
  const isLocked = isCallRefused(logIn.error) && logIn.error.problem.code === 'LOGIN_LOCKED'
  const missing = (value: string) => (isChecked && !value ? tRule('required') : undefined)

  function submit() {
    setChecked(true)
    if (email && password) logIn.mutate({ body: { email, password } })
  }

  if (second.asked !== undefined) {
    return (
      <SecondFactorEntry
        asked={second.asked}
        onEntered={finish}
        onLeave={() => {
          logIn.reset()
          second.leave()
        }}
      />
    )
  }
  return (
    <>
      <AuthForm onSubmit={submit} problem={sentence}>
        <OutsideFault />
        {isLocked && <MailboxHint email={email} />}
        <EmailField value={email} onChange={setEmail} error={fields.email ?? missing(email)} />
        <PasswordField
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={fields.password ?? missing(password)}
        />
        <AuthSubmit busy={logIn.isPending || logIn.isSuccess}>{t('login.submit')}</AuthSubmit>
        <p>
          <Link href={path('forgotPassword')}>{t('login.forgot')}</Link>
        </p>
      </AuthForm>
      <Stack gap={3}>
        <PasskeyLogin onEntered={finish} />
        <OutsideLogin />
        <LinkButton wide icon="mail" href={`${path('login')}${withCode(search)}`}>
          {t('code.withCode')}
        </LinkButton>
      </Stack>
      {isDemo && <DemoLogins />}
    </>
  )
}

/** Other pages of the login hand the address over, so that nobody types it twice. */
function emailOf(state: unknown): string {
  const isHandedOver = typeof state === 'object' && state !== null && 'email' in state
  return isHandedOver && typeof state.email === 'string' ? state.email : ''
}
