import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Columns } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { Load } from '../../../page/screen.ts'
import { AccountPage } from '../account-page.tsx'
import { isUnderReview, ownsProfile } from './account-standing.ts'
import { Admission } from './admission.tsx'
import { EmailState } from './email-state.tsx'
import { LaterMerchantDocuments } from './later-merchant-documents.tsx'
import { MissingFields } from './missing-fields.tsx'
import { ProfileForm } from './profile-form.tsx'

export const load: Load<'account'> = ({ queryClient, query }) =>
  queryClient.ensureQueryData(query.account.getCustomer())

/** One's own data, and how far the account is (spec 2, 4). */
export function Screen() {
  const t = useTranslations('account')
  const { account } = useApiQueries()
  const { data } = useQuery(account.getCustomer())
  // Of a company's people the account shown is the company's, and the address to log in by their own.
  const { data: login } = useQuery({ ...account.authUser(), enabled: !!data?.companyRole })
  const customer = data?.customer
  if (!data || !customer) return null
  const email = login?.email ?? customer.email
  const isVerified = login?.email_verified ?? customer.emailVerified
  const isOwn = ownsProfile(data)
  const isMerchant = data.submittedProfileDataType === 'MERCHANT'
  return (
    <AccountPage part="account" title={t('title')} lead={email}>
      {data.merchant && <Admission wrapper={data} />}
      <MissingFields fields={isOwn ? data.missingFields : []} />
      <Columns aside={<EmailState email={email} isVerified={isVerified} />} asideLabel={t('state')}>
        <Stack gap={6}>
          <ProfileForm key={customer.customerId} wrapper={data} customer={customer} />
          {isMerchant && (
            <LaterMerchantDocuments
              merchant={data.merchant}
              isFixed={!isOwn || isUnderReview(data)}
            />
          )}
        </Stack>
      </Columns>
    </AccountPage>
  )
}
