import { useEffect, useRef, useState } from 'react'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { focusOnContent } from '#web/storefront/page/first-focus.ts'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { AdField, Block } from '../fields/block-fields.tsx'
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
      <VatOfCompany isMissed={missed.includes('vat_reportable')} />
    </>
  )
}

/** Beside the price nobody knew yet that a company sells: what is asked of companies alone follows here, where it is still open. */
function VatOfCompany({ isMissed }: { isMissed: boolean }) {
  const texts = useAttributeTexts()
  const { state, seller } = useAd()
  const [wasOpen] = useState(state.draft.values.vat_reportable === undefined)
  if (!seller.sellerIsCommercial || !wasOpen) return null
  return (
    <Block title={texts.group('price')}>
      <AdField definition={attribute('vat_reportable')} isMissed={isMissed} />
    </Block>
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
