import { useAd } from '../editor/ad-context.tsx'
import { EmailState } from './email-state.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who sells. Whoever has no account opens one here, in the middle of the ad, and loses nothing. */
export function PersonalDataStep() {
  const { account } = useAd()
  if (!account?.customer) return <EntranceForm />
  return (
    <>
      <EmailState />
      <ProfileForm key={account.customer.customerId} account={account} />
    </>
  )
}
