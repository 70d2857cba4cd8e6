import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { useAfterLogin } from '../after-login.ts'
import { LinkPage } from '../link-page.tsx'
import { tokenOf } from '../link-token.ts'

export const robots = 'noindex'

/** Logs in by a mailed single-use link and goes to the screen that came with it. */
export function Screen() {
  const t = useTranslations('auth.signingIn')
  const token = tokenOf(useLocation().search)
  const finish = useAfterLogin()
  const logIn = useCall((api) => api.account.logInByLink, { onSuccess: (answer) => finish(answer) })
  return (
    <LinkPage
      title={t('title')}
      lead={t('lead')}
      action={t('submit')}
      token={token}
      call={logIn}
      onUse={(used) => logIn.mutate({ body: { token: used } })}
    />
  )
}
