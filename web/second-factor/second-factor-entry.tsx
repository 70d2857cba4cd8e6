import { useTranslations } from 'use-intl/react'
import type { LoggedIn } from '#contract/endpoints/account-session.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { SecondFactorCode } from './second-factor-code.tsx'

type SecondFactorEntryProps = {
  readonly challenge: string
  readonly onEntered: (answer: LoggedIn) => unknown
  readonly onLeave: () => void
}

/** The second half of a login. */
export function SecondFactorEntry({ challenge, onEntered, onLeave }: SecondFactorEntryProps) {
  const t = useTranslations('second-factor')
  const logIn = useCall((api) => api.account.logInBySecondFactor, {
    refreshes: [keysOf('account')],
    onSuccess: (answer) => onEntered(answer),
  })
  return (
    <SecondFactorCode
      label={t('code')}
      help={t('codeHelp')}
      autoFocus
      submit={t('enter')}
      call={logIn}
      onSubmit={(code) => logIn.mutate({ body: { challenge, code } })}
      onLeave={onLeave}
    />
  )
}
