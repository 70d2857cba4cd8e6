import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { SecondFactorEntry } from '#web/second-factor/late-parts.tsx'
import { useSecondFactor } from '#web/second-factor/use-second-factor.ts'
import { usePath } from '../../../page/page-provider.tsx'
import { useAfterLogin } from '../after-login.ts'
import { AuthPage } from '../auth-page.tsx'
import { LinkPage } from '../link-page.tsx'
import { tokenOf } from '../link-token.ts'

/** Logs in by a mailed single-use link and goes to the screen that came with it. */
export function Screen() {
  const t = useTranslations('auth.signingIn')
  const token = tokenOf(useLocation().search)
  const finish = useAfterLogin()
  const second = useSecondFactor(finish)
  const logIn = useCall((api) => api.account.logInByLink, { onSuccess: second.take })
  const navigate = useNavigate()
  const path = usePath()
  if (second.asked !== undefined) {
    return (
      <AuthPage title={t('title')}>
        <SecondFactorEntry
          asked={second.asked}
          onEntered={finish}
          onLeave={() => void navigate(path('login'))}
        />
      </AuthPage>
    )
  }
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
