import { useTranslations } from 'use-intl/react'
import type { Load } from '../../../page/screen.ts'
import { AccountPage } from '../account-page.tsx'
import { ChangePassword } from './change-password.tsx'
import { Devices } from './devices.tsx'
import { LanguageSetting } from './language-setting.tsx'
import { MoreSettings } from './more-settings.tsx'
import { OutsideLogins } from './outside-logins.tsx'

export const load: Load<'accountSettings'> = ({ queryClient, query }) =>
  Promise.all([
    queryClient.ensureQueryData(query.account.getCustomer()),
    queryClient.ensureQueryData(query.account.listDevices()),
    queryClient.ensureQueryData(query.account.listOutsideLogins()),
  ])

export function Screen() {
  const t = useTranslations('account.settings')
  return (
    <AccountPage part="accountSettings" title={t('title')}>
      <LanguageSetting />
      <ChangePassword />
      <OutsideLogins />
      <Devices />
      <MoreSettings />
    </AccountPage>
  )
}
