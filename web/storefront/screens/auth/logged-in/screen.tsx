import { useEffect } from 'react'
import { redirect, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { pathTo } from '#locales/paths.ts'
import { useCall } from '#web/api/use-call.ts'
import { SecondFactorEntry } from '#web/second-factor/late-parts.tsx'
import { useSecondFactor } from '#web/second-factor/use-second-factor.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePath } from '../../../page/page-provider.tsx'
import type { Load } from '../../../page/screen.ts'
import { pathAfterLogin } from '../../../visitor/login-path.ts'
import { ensureVisitor } from '../../../visitor/visitor.ts'
import { useAfterLogin } from '../after-login.ts'
import { AuthPage } from '../auth-page.tsx'
import { tokenOf } from '../link-token.ts'

/** The stop behind an outside login: in by the token that the answer carries, on to the screen asked for, or back to the login. */
export const load: Load<'authLoggedIn'> = async ({
  client,
  query,
  queryClient,
  locale,
  search,
}) => {
  if (search.has('token')) return
  const visitor = await ensureVisitor({ client, query, queryClient })
  const isLoggedIn = visitor.kind !== 'visitor'
  const carried = search.size > 0 ? `?${search}` : ''
  throw redirect(isLoggedIn ? pathAfterLogin(locale, search) : pathTo('login', locale) + carried)
}

/** Nobody has to press anything: the browser itself has just come back from the provider, and the token is good in it alone. */
export function Screen() {
  const t = useTranslations('auth')
  const token = tokenOf(useLocation().search)
  const path = usePath()
  const navigate = useNavigate()
  const finish = useAfterLogin()
  const second = useSecondFactor(finish)
  const logIn = useCall((api) => api.account.logInByLink, { onSuccess: second.take })
  const { sentence } = useFormProblem(logIn.error)
  const { mutate } = logIn
  useEffect(() => {
    if (token !== undefined) mutate({ body: { token } })
  }, [token, mutate])
  const isBroken = token === undefined || sentence !== undefined
  return (
    <AuthPage title={t('signingIn.title')}>
      {second.asked !== undefined ? (
        <SecondFactorEntry
          asked={second.asked}
          onEntered={finish}
          onLeave={() => void navigate(path('login'))}
        />
      ) : (
        isBroken && (
          <Stack gap={4}>
            <Banner tone="bad" role="alert">
              {t('outside.invalid')}
            </Banner>
            <LinkButton wide href={path('login')}>
              {t('login.title')}
            </LinkButton>
          </Stack>
        )
      )}
    </AuthPage>
  )
}
