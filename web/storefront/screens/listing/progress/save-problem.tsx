import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useLocale } from '#web/language/language-provider.tsx'
import { useScreenParams } from '#web/storefront/page/page-provider.tsx'
import { loginPath } from '#web/storefront/visitor/login-path.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { laterPart } from '../later/later-part.tsx'

/** Seldom needed: fetched with the first difference. */
const Differences = laterPart(
  'differences',
  async () => (await import('./differences.tsx')).Differences,
)

const loginCodes = ['NOT_LOGGED_IN', 'SESSION_EXPIRED', 'LOGIN_TO_CONTINUE', 'NOT_FOUND']

/** A save that did not come through: what happened, that nothing is lost, what to do. */
export function SaveProblem() {
  const t = useTranslations('editor.save')
  const locale = useLocale()
  const params = useScreenParams<'adEdit'>()
  const [search] = useSearchParams()
  const { editor, state } = useAd()
  const { save } = state
  if (state.differing.length > 0) {
    return <Differences />
  }
  // Without any answer it is saved here and sent later, as the line of the save says.
  if (save.kind !== 'failed' || save.problem === undefined) return null
  const { problem } = save
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
