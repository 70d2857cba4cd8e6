import { useTranslations } from 'use-intl/react'
import type { LoggedIn, SecondFactorAsked } from '#contract/endpoints/account-session.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { SecondFactorCode } from './second-factor-code.tsx'

type SecondFactorEntryProps = {
  readonly asked: SecondFactorAsked['secondFactor']
  readonly onEntered: (answer: LoggedIn) => unknown
  readonly onLeave: () => void
}

/** The second half of a login. */
export function SecondFactorEntry({ asked, onEntered, onLeave }: SecondFactorEntryProps) {
  const t = useTranslations('second-factor')
  const logIn = useCall((api) => api.account.logInBySecondFactor, {
    refreshes: [keysOf('account')],
    onSuccess: (answer) => onEntered(answer),
  })
  const { challenge, hasPasskey } = asked
  return (
    <Stack gap={4}>
      {hasPasskey && (
        <>
          <PasskeyLogin onEntered={onEntered} />
          <p className="muted small">{t('passkey.orCode')}</p>
        </>
      )}
      <SecondFactorCode
        label={t('code')}
        help={t('codeHelp')}
        autoFocus={!hasPasskey}
        submit={t('enter')}
        call={logIn}
        onSubmit={(code) => logIn.mutate({ body: { challenge, code } })}
        onLeave={onLeave}
      />
    </Stack>
  )
}
