import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import { LinkDone, LinkPage } from '../link-page.tsx'
import { tokenOf } from '../link-token.ts'

/** Lifts the lock after too many wrong passwords (rules 11). */
export function Screen() {
  const t = useTranslations('auth.unlock')
  const path = usePath()
  const token = tokenOf(useLocation().search)
  const unlock = useCall((api) => api.account.unlockLogin)
  if (unlock.isSuccess) {
    return (
      <LinkDone
        title={t('doneTitle')}
        action={
          <LinkButton look="primary" wide href={path('login')}>
            {t('toLogin')}
          </LinkButton>
        }
      >
        {t('doneText')}
      </LinkDone>
    )
  }
  return (
    <LinkPage
      title={t('title')}
      lead={t('lead')}
      action={t('submit')}
      token={token}
      call={unlock}
      onUse={(used) => unlock.mutate({ body: { token: used } })}
      renewal={<LinkButton href={path('forgotPassword')}>{t('forgot')}</LinkButton>}
    />
  )
}
