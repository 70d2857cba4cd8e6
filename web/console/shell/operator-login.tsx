import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useContext, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { SecondFactorEntry } from '#web/second-factor/late-parts.tsx'
import { PasskeyLogin } from '#web/second-factor/passkey-login.tsx'
import { useSecondFactor } from '#web/second-factor/use-second-factor.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ConsoleStateContext } from '../console-state.ts'
import styles from './console.module.css'

/** The console's own login: its host shares no cookie with the storefronts (rules 11). */
export function OperatorLogin({ isWrongAccount }: { isWrongAccount: boolean }) {
  const t = useTranslations('console.login')
  const failed = useTranslations('shell.snackbar')('failed')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const second = useSecondFactor(() => undefined)
  const logIn = useCall((api) => api.account.logIn, {
    refreshes: [keysOf('account')],
    onSuccess: second.take,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    logIn.mutate({ body: { email, password } })
  }
  const problem = isCallRefused(logIn.error) ? logIn.error.problem.detail : failed
  return (
    <main className={styles.login} id="main">
      <div className={styles.loginHead}>
        <h1>{t('title')}</h1>
        <p className="muted">{t('text')}</p>
        {isWrongAccount && <WrongAccount />}
        {logIn.isError && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
      </div>
      {second.asked !== undefined ? (
        <SecondFactorEntry asked={second.asked} onEntered={second.leave} onLeave={second.leave} />
      ) : (
        <form onSubmit={submit}>
          <TextField
            label={t('email')}
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={setEmail}
          />
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
          <Button type="submit" look="primary" wide busy={logIn.isPending}>
            {t('submit')}
          </Button>
        </form>
      )}
      {second.asked === undefined && <PasskeyLogin onEntered={() => undefined} />}
      <DemoEntrance />
    </main>
  )
}

/** In a demo nobody knows a password (rules 14). */
function DemoEntrance() {
  const t = useTranslations('console.login')
  const { isDemo } = useContext(ConsoleStateContext)
  const { data } = useQuery({ ...useApiQueries().demoLogin.listDemoLogins(), enabled: isDemo })
  const enter = useCall((api) => api.demoLogin.logInAsDemo, { refreshes: [keysOf('account')] })
  const operator = data?.logins.find(({ role }) => role === 'operator')
  if (!isDemo || !operator) return null
  return (
    <div className={styles.demoEntrance}>
      <Button
        wide
        busy={enter.isPending}
        onClick={() => enter.mutate({ body: { email: operator.email } })}
      >
        {t('demo', { name: operator.label })}
      </Button>
    </div>
  )
}

function WrongAccount() {
  const t = useTranslations('console.login')
  const logOut = useCall((api) => api.account.logOutByAction, { refreshes: [keysOf('account')] })
  return (
    <Banner
      tone="warn"
      actions={
        <Button busy={logOut.isPending} onClick={() => logOut.mutate({})}>
          {t('logout')}
        </Button>
      }
    >
      {t('notOperator')}
    </Banner>
  )
}
