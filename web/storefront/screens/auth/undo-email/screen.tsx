import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import { LinkDone, LinkPage } from '../link-page.tsx'
import { tokenOf } from '../link-token.ts'

/** Where the mail to a former address leads: its reader takes the account back and chooses a password (rules 11). */
export function Screen() {
  const t = useTranslations('auth.undoEmail')
  const path = usePath()
  const token = tokenOf(useLocation().search)
  const undo = useCall((api) => api.account.undoEmailChange)
  if (undo.isSuccess) {
    const { email, passwordToken } = undo.data
    return (
      <LinkDone
        title={t('doneTitle')}
        action={
          <LinkButton
            look="primary"
            wide
            href={path('resetPassword', {}, { token: passwordToken })}
          >
            {t('choose')}
          </LinkButton>
        }
      >
        {t('doneText', { email })}
      </LinkDone>
    )
  }
  return (
    <LinkPage
      title={t('title')}
      lead={t('lead')}
      action={t('submit')}
      token={token}
      call={undo}
      onUse={(token) => undo.mutate({ body: { token } })}
    />
  )
}
