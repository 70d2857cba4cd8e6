import type { CustomerWrapper } from '#contract/customer.ts'
import { sanitisedVatId } from '#domain/account/contact-rules.ts'
import type { Profile, ProfileType } from '#domain/account/customer.ts'
import { mayApplyAsMerchant } from '#domain/account/merchant-admission.ts'
import { companyKeyOf } from '#domain/account/own-ad.ts'
import { type ProfileField, profileFaults } from '#domain/account/profile-completeness.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { RefusedCall, refuseCall, refuseFields } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { queueVatIdCheck } from '../merchant/check-vat-id.ts'
import { merchantStore } from '../merchant/merchant-store.ts'
import { submitMerchantIfReady } from '../merchant/submit-merchant.ts'
import { showCustomer } from './customer-view.ts'

export type ProfileChange = Readonly<Partial<Record<ProfileField, string | undefined>>>

/**
 * Saves what the form holds; it may still be incomplete, but what is filled in has to be right. A
 * complete dealer's profile goes to review in the same transaction.
 */
export async function saveProfile(
  services: AccountServices,
  save: { readonly profileType: ProfileType; readonly change: ProfileChange },
  context: CallContext,
): Promise<CustomerWrapper> {
  const customerId = customerIdOf(context)
  const { profileType } = save
  return transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    const before = await accountStore.load(client, customerId)
    const profile = mergedProfile(before.customer.profile, save.change)
    refuseLocked(before, { profileType, profile })
    const faults = profileFaults(profile)
    if (faults.length > 0) throw refuseFields(faults)
    if (profileType === 'MERCHANT') await ensureMerchant(client, before)
    const isCompany = profileType !== 'PRIVATE'
    const companyKey = (isCompany && companyKeyOf(profile.vatRegNo)) || null
    await accountStore.saveProfile(client, { customerId, profileType, profile, companyKey })
    await recheckVatId(client, before, profile)
    await submitMerchantIfReady(services, client, customerId, { isByDealer: true })
    return showCustomer(services, client, customerId)
  })
}

/** A dealer's row exists from the moment they ask to be one; operators never are (rules 1). */
export async function ensureMerchant(
  client: DatabaseClient,
  { customer }: AccountRow,
): Promise<void> {
  if (customer.merchant) return
  const permission = mayApplyAsMerchant(customer)
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
  const { customerId, languageSetting } = customer
  await merchantStore.add(client, { customerId, language: languageSetting })
}

/** What is being checked does not change under the operator's eyes. */
export function isUnderReview({ customer, admission }: AccountRow): boolean {
  return customer.merchant?.admission === 'in_review' && admission?.submittedAt !== null
}

/** What the operator admitted a dealer by; a change of it is the operator's to make. */
const admittedBy = ['companyName', 'vatRegNo', 'country'] as const satisfies ProfileField[]

function refuseLocked(
  account: AccountRow,
  next: { readonly profileType: ProfileType; readonly profile: Profile },
): void {
  const { merchant, profile } = account.customer
  if (!merchant) return
  const isAccepted = merchant.admission === 'accepted'
  const isRefused = merchant.admission === 'refused'
  const leavesTrade = next.profileType !== 'MERCHANT' && !isRefused && hasSubmitted(account)
  const changesBasis = admittedBy.some((field) => profile[field] !== next.profile[field])
  if (isUnderReview(account) || leavesTrade || (isAccepted && changesBasis)) {
    throw refuseCall('PROFILE_LOCKED')
  }
}

function hasSubmitted({ admission }: AccountRow): boolean {
  return admission !== null && admission.submittedAt !== null
}

/** An emptied field is taken out; a field that the form does not know stays. */
function mergedProfile(before: Profile, change: ProfileChange): Profile {
  // The paper's name is read from the documents and never stored with the form.
  const { tradeRegistrationFile: _file, ...stored } = before
  const merged: Record<string, string> = { ...stored }
  for (const [field, value] of Object.entries(change)) {
    if (value === undefined) continue
    if (value === '') delete merged[field]
    else merged[field] = field === 'vatRegNo' ? sanitisedVatId(value) : value
  }
  if (merged.country) merged.country = merged.country.toUpperCase()
  return merged
}

async function recheckVatId(
  client: DatabaseClient,
  { customer }: AccountRow,
  profile: Profile,
): Promise<void> {
  if (!customer.merchant || customer.profile.vatRegNo === profile.vatRegNo) return
  const { merchantId } = customer.merchant
  await merchantStore.saveVatIdState(client, { merchantId, state: 'unchecked' })
  await queueVatIdCheck(client, merchantId)
}
