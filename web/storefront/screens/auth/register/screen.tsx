import { useState } from 'react'
import { redirect, useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ProfileType } from '#domain/account/customer.ts'
import { Link } from '#web/ui/link.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import type { Load } from '../../../page/screen.ts'
import { pathAfterLogin } from '../../../visitor/login-path.ts'
import { ensureVisitor } from '../../../visitor/visitor.ts'
import { AuthPage } from '../auth-page.tsx'
import { LookIntoMailbox } from '../look-into-mailbox.tsx'
import { profileTypeOf } from '../profile-type-of.ts'
import { RegisterForm } from './register-form.tsx'

export const load: Load<'register'> = async ({ client, query, queryClient, locale, search }) => {
  const visitor = await ensureVisitor({ client, query, queryClient })
  if (visitor.kind !== 'visitor') throw redirect(pathAfterLogin(locale, search))
  await queryClient.ensureQueryData(query.account.showIdentityProvider())
}

export function Screen() {
  const t = useTranslations('auth.register')
  const path = usePath()
  const { search } = useLocation()
  const [profileType, setProfileType] = useState<ProfileType>(
    profileTypeOf(new URLSearchParams(search).get('type')),
  )
  const [sentTo, setSentTo] = useState<string>()
  const scene = profileType === 'MERCHANT' ? 'dealers' : 'home'
  if (sentTo !== undefined) {
    return (
      <AuthPage title={t('sentTitle')} scene={scene}>
        <LookIntoMailbox email={sentTo} text={t('sentText', { email: sentTo })} />
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={t('title')}
      lead={t('lead')}
      scene={scene}
      foot={
        <>
          <span>{t('hasAccount')}</span>
          <Link href={`${path('login')}${search}`}>{t('login')}</Link>
        </>
      }
    >
      <RegisterForm profileType={profileType} onProfileType={setProfileType} onSent={setSentTo} />
    </AuthPage>
  )
}
