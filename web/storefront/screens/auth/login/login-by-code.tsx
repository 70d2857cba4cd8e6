import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApi } from '#web/api/api.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import { pathAfterLogin } from '../../../visitor/login-path.ts'
import { useAfterLogin } from '../after-login.ts'
import { AuthPage } from '../auth-page.tsx'
import { MailCode } from '../mail-code/mail-code.tsx'

const parameter = 'by'

/** The address says which way in is shown, so that a reload and the way back know it. */
export function isWithCode(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === 'code'
}

export function withCode(search: string): string {
  const asked = new URLSearchParams(search)
  asked.set(parameter, 'code')
  return `?${asked}`
}

function withoutCode(search: string): string {
  const asked = new URLSearchParams(search)
  asked.delete(parameter)
  return asked.size > 0 ? `?${asked}` : ''
}

/** For whoever has no password, or does not remember it. */
export function LoginByCode() {
  const t = useTranslations('auth.code')
  const path = usePath()
  const locale = useLocale()
  const { search } = useLocation()
  const { account } = useApi()
  const finish = useAfterLogin()
  return (
    <MailCode
      place="login"
      ask={({ email, requestId }) => {
        const after = pathAfterLogin(locale, new URLSearchParams(search))
        return account.sendLoginCode({ body: { email, requestId, path: after } })
      }}
      onEntered={(answer) => finish(answer)}
      title={t('loginTitle')}
      lead={t('loginLead')}
      frame={(parts) => <AuthPage {...parts} />}
    >
      <LinkButton look="quiet" wide href={`${path('login')}${withoutCode(search)}`}>
        {t('withPassword')}
      </LinkButton>
    </MailCode>
  )
}
