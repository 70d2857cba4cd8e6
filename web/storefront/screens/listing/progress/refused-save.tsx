import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { Problem } from '#contract/problem.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { useScreenParams } from '#web/storefront/page/page-provider.tsx'
import { loginPath } from '#web/storefront/visitor/login-path.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'

const loginCodes = ['NOT_LOGGED_IN', 'SESSION_EXPIRED', 'LOGIN_TO_CONTINUE', 'NOT_FOUND']

/** What happened, that nothing is lost, what to do. */
export function RefusedSave({ problem }: { problem: Problem }) {
  const t = useTranslations('editor.save')
  const locale = useLocale()
  const params = useScreenParams<'adEdit'>()
  const [search] = useSearchParams()
  const { editor } = useAd()
  const needsLogin = loginCodes.includes(problem.code)
  return (
    <Banner
      tone="bad"
      role="alert"
      title={problem.title}
      actions={
        <>
          {needsLogin && (
            <LinkButton size="dense" href={loginPath(locale, { name: 'adEdit', params, search })}>
              {t('login')}
            </LinkButton>
          )}
          <Button size="dense" look="quiet" onClick={() => void editor.flush()}>
            {t('retry')}
          </Button>
        </>
      }
    >
      {problem.detail} {t('nothingLost')}
    </Banner>
  )
}
