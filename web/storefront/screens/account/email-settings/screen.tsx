import { redirect, useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import type { Load } from '../../../page/screen.ts'
import { loginPath } from '../../../visitor/login-path.ts'
import { useVisitor } from '../../../visitor/use-visitor.ts'
import { AccountPage } from '../account-page.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { ReminderChoices } from './reminder-choices.tsx'

/** A mail's foot leads here with address and hash; without them the login counts (spec 7.2). */
export const load: Load<'accountEmailSettings'> = async (context) => {
  const { queryClient, query, search, locale } = context
  const reader = readerOf(search)
  try {
    await Promise.all([
      queryClient.ensureQueryData(query.messages.listEmailAutomations({ query: reader })),
      reader.e === undefined && queryClient.ensureQueryData(query.notificationSettings.show()),
    ])
  } catch (error) {
    if (!isCallRefused(error) || error.problem.code === 'LINK_INVALID') return
    if (error.problem.status !== 401) throw error
    throw redirect(loginPath(locale, { name: 'accountEmailSettings', params: {} }))
  }
}

/** By a link the reminders to its address alone, because whoever holds a mail need not be its reader. */
export function Screen() {
  const t = useTranslations('channels')
  const tMails = useTranslations('account.mails')
  const reader = readerOf(new URLSearchParams(useLocation().search))
  const visitor = useVisitor()
  return (
    <AccountPage
      part="accountEmailSettings"
      title={reader.e ? tMails('title') : t('title')}
      lead={reader.e ? tMails('for', { email: reader.e }) : t('lead')}
      hasParts={visitor.kind !== 'visitor'}
    >
      {reader.e === undefined && <NotificationSettings />}
      <ReminderChoices reader={reader} />
    </AccountPage>
  )
}

function readerOf(search: URLSearchParams): { readonly e?: string; readonly h?: string } {
  const [e, h] = [search.get('e'), search.get('h')]
  return e && h ? { e, h } : {}
}
