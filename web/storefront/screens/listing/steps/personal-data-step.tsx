import { useEffect, useRef } from 'react'
import { focusOnContent } from '#web/storefront/page/first-focus.ts'
import { useAd } from '../editor/ad-context.tsx'
import { EmailState } from './email-state.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who sells. Whoever has no account opens one here, in the middle of the ad, and loses nothing. */
export function PersonalDataStep({ missed = [] }: { missed?: readonly string[] }) {
  const { account } = useAd()
  const customer = account?.customer
  useFocusOnceEntered(customer !== undefined && customer !== null)
  if (!account || !customer) return <EntranceForm />
  return (
    <>
      <EmailState />
      <ProfileForm key={customer.customerId} account={account} missed={missed} />
    </>
  )
}

/** The field of the code had the focus and is gone: what comes in its place is read from its heading. */
function useFocusOnceEntered(isEntered: boolean): void {
  const before = useRef(isEntered)
  useEffect(() => {
    const isFresh = isEntered && !before.current
    before.current = isEntered
    if (isFresh && document.activeElement === document.body) focusOnContent()
  }, [isEntered])
}
