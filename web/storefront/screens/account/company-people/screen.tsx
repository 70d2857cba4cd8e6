import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import type { Load, Title } from '../../../page/screen.ts'
import { AccountPage } from '../account-page.tsx'
import { InviteCard } from './invite-card.tsx'
import { entriesAtFirst, LogCard } from './log-card.tsx'
import { OwnPlaceCard } from './own-place-card.tsx'
import { PeopleCard } from './people-card.tsx'

export const title: Title<'companyPeople'> = ({ texts }) => texts('company.title')

export const load: Load<'companyPeople'> = async ({ queryClient, query }) => {
  const [, { role }] = await Promise.all([
    queryClient.ensureQueryData(query.account.getCustomer()),
    queryClient.ensureQueryData(query.company.show()),
  ])
  if (role !== null && role !== 'owner') return
  const listed = { query: { page: 1, itemsPerPage: entriesAtFirst } }
  await Promise.all([
    queryClient.ensureQueryData(query.company.listPeople()),
    queryClient.ensureQueryData(query.company.listLog(listed)),
  ])
}

/** A company's people, their roles and limits, and what they did (rules 1). */
export function Screen() {
  const t = useTranslations('company')
  const { data } = useQuery(useApiQueries().company.show())
  const isOwner = data !== undefined && (data.role === null || data.role === 'owner')
  return (
    <AccountPage part="companyPeople" title={t('title')} lead={isOwner ? t('lead') : undefined}>
      <OwnPlaceCard />
      {isOwner && (
        <>
          <PeopleCard />
          <InviteCard />
          <LogCard />
        </>
      )}
    </AccountPage>
  )
}
