import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { onLoginEnded } from '#web/api/session-end.ts'
import { useSnackbar } from '#web/ui/status/snackbar.tsx'
import { useCurrentRoute, usePage } from '../page-provider.tsx'
import { loginPath } from './login-path.ts'

const shownMs = 60_000

/**
 * Says that the login has ended when a press meets that: the page turns into a visitor's, and what
 * was pressed would vanish without a word. The login leads back to where he was.
 */
export function LoginEnded() {
  const t = useTranslations('refusal.SESSION_EXPIRED')
  const label = useTranslations('shell.account')('login')
  const { locale } = usePage()
  const route = useCurrentRoute()
  const navigate = useNavigate()
  const show = useSnackbar()
  useEffect(() => {
    // Several calls may meet it at once.
    let isTold = false
    return onLoginEnded(() => {
      if (isTold) return
      isTold = true
      const onPress = () => void navigate(loginPath(locale, route))
      const text = `${t('title')}. ${t('detail')}`
      show({ tone: 'bad', text, action: { label, onPress }, timeoutMs: shownMs })
    })
  }, [t, label, locale, route, navigate, show])
  return null
}
