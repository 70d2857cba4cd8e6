import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { onLoginRefused, watchLogin } from '#web/api/session-end.ts'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useCurrentRoute, usePage } from '../../page/page-provider.tsx'
import { loginPath } from '../../visitor/login-path.ts'
import { visitorQuery } from '../../visitor/visitor.ts'

const shownMs = 60_000

/**
 * Says that the login has ended: the page turns into a visitor's, and what was pressed would vanish
 * without a word. The login leads back to the same page.
 */
export function LoginEnded() {
  const t = useTranslations('refusal.SESSION_EXPIRED')
  const label = useTranslations('shell.account')('login')
  const { locale } = usePage()
  const route = useCurrentRoute()
  const navigate = useNavigate()
  const show = useSnackbar()
  const { data: visitor } = useQuery(visitorQuery(useApiQueries()))
  const say = useRef<() => void>(() => undefined)
  const [login] = useState(() => watchLogin(() => say.current()))

  useEffect(() => {
    say.current = () => {
      const onPress = () => void navigate(loginPath(locale, route))
      const text = `${t('title')}. ${t('detail')}`
      show({ tone: 'bad', text, action: { label, onPress }, timeoutMs: shownMs })
    }
  }, [t, label, locale, route, navigate, show])
  useEffect(() => onLoginRefused(login.isRefused), [login])
  useEffect(() => {
    // Before the first answer it is not known who is logged in.
    if (visitor !== undefined) login.sees(visitor.customerId)
  }, [login, visitor])
  return null
}
