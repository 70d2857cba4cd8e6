import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { pathTo } from '#locales/paths.ts'
import { useApi } from '#web/api/api.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { useAfterLogin } from '../after-login.ts'
import { AuthPage } from '../auth-page.tsx'
import { MailCode } from '../mail-code/mail-code.tsx'

/**
 * In the place of an ad that this browser may not edit (spec 4). It says the same where there is no such ad, and the code
 * reaches its owner alone, so nobody learns whose it is (rules 1).
 */
export function LockedAd({ entityId }: { entityId: number }) {
  const t = useTranslations('auth.locked')
  const path = usePath()
  const locale = useLocale()
  const { account } = useApi()
  const { pathname, search } = useLocation()
  const finish = useAfterLogin()
  return (
    <MailCode
      place={`ad-${entityId}`}
      ask={({ email, requestId }) =>
        account.sendLoginCodeForAd({
          params: { id: entityId },
          body: { email, requestId, path: pathname + search },
        })
      }
      onEntered={(answer) => finish(answer)}
      title={t('title')}
      lead={t('lead')}
      frame={(parts) => <AuthPage {...parts} />}
    >
      <LinkButton wide href={pathTo('login', locale, {}, { next: 'continueAd', 'p.id': entityId })}>
        {t('login')}
      </LinkButton>
      <LinkButton wide look="quiet" href={path('sell')}>
        {t('new')}
      </LinkButton>
    </MailCode>
  )
}
