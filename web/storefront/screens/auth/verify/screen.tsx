import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { isEmail } from '#domain/account/contact-rules.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import { useVisitor } from '../../../visitor/use-visitor.ts'
import { AuthPage } from '../auth-page.tsx'
import { EmailField } from '../email-field.tsx'
import { LinkDone, LinkPage } from '../link-page.tsx'
import { tokenOf } from '../link-token.ts'
import { LookIntoMailbox } from '../look-into-mailbox.tsx'

/** Confirms the address; the way on is the account, or the login with the address filled in. */
export function Screen() {
  const t = useTranslations('auth.verify')
  const path = usePath()
  const navigate = useNavigate()
  const visitor = useVisitor()
  const token = tokenOf(useLocation().search)
  const [wantsNewLink, setWantsNewLink] = useState(false)
  const verify = useCall((api) => api.account.verifyEmail, { refreshes: [keysOf('account')] })
  if (wantsNewLink) return <NewLink />
  if (verify.isSuccess) {
    const { email, passwordToken } = verify.data
    if (passwordToken !== null) {
      return (
        <LinkDone
          title={t('chooseTitle')}
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
          {t('chooseText', { email })}
        </LinkDone>
      )
    }
    const isLoggedIn = visitor.kind !== 'visitor'
    return (
      <LinkDone
        title={t('doneTitle')}
        action={
          isLoggedIn ? (
            <LinkButton look="primary" wide href={path('account')}>
              {t('toAccount')}
            </LinkButton>
          ) : (
            <Button
              look="primary"
              wide
              onClick={() => navigate(path('login'), { state: { email } })}
            >
              {t('toLogin')}
            </Button>
          )
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
      call={verify}
      onUse={(token) => verify.mutate({ body: { token } })}
      renewal={<Button onClick={() => setWantsNewLink(true)}>{t('renew')}</Button>}
    />
  )
}

function NewLink() {
  const t = useTranslations('auth')
  const [email, setEmail] = useState('')
  return (
    <AuthPage title={t('verify.renew')}>
      <EmailField value={email} onChange={setEmail} />
      {isEmail(email) && <LookIntoMailbox email={email} text={t('verify.renewText')} />}
    </AuthPage>
  )
}
