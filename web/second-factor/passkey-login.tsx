import { useTranslations } from 'use-intl/react'
import type { LoggedIn } from '#contract/endpoints/account-session.ts'
import { PasskeyButton } from '#web/passkey/passkey-button.tsx'

/** A login by a passkey alone, which is both factors: also where the second one is asked for. */
export function PasskeyLogin({ onEntered }: { readonly onEntered: (answer: LoggedIn) => unknown }) {
  const t = useTranslations('second-factor.passkey')
  return (
    <PasskeyButton
      label={t('login')}
      send={(api, used) => api.account.logInByPasskey({ body: used })}
      onAnswer={onEntered}
    />
  )
}
