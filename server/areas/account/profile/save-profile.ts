import type { CustomerWrapper } from '#contract/customer.ts'
import { sanitisedVatId } from '#domain/account/contact-rules.ts'
import type { Profile, ProfileType } from '#domain/account/customer.ts'
import { mayApplyAsMerchant } from '#domain/account/merchant-admission.ts'
import { companyKeyOf } from '#domain/account/own-ad.ts'
import type { ProfileField } from '#domain/account/profile-completeness.ts'
import { changesAddress } from '#domain/account/security/identity-proof.ts'
import { checkedProfile } from '#domain/account/telephone.ts'
import { hourMs } from '#domain/calendar/instant.ts'
import { readTelephone } from '#locales/telephone/read-telephone.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { RefusedCall, refuseCall, refuseFields } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { queueVatIdCheck } from '../merchant/check-vat-id.ts'
import { merchantStore } from '../merchant/merchant-store.ts'
import { submitMerchantIfReady } from '../merchant/submit-merchant.ts'
import { queueNotification, readerOf } from '../queue-notification.ts'
import { requireIdentityProof } from '../session/require-identity-proof.ts'
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
    const { profile, faults } = checkedProfile(
      mergedProfile(before.customer.profile, save.change),
      { before: before.customer.profile, read: readTelephone },
    )
    refuseLocked(before, { profileType, profile })
    if (faults.length > 0) throw refuseFields(faults)
    if (changesAddress(before.customer.profile, profile)) {
      await requireIdentityProof(services, client, context)
      await queueAddressChanged(services, client, before)
    }
    if (profileType === 'MERCHANT') await ensureMerchant(client, before)
    const isCompany = profileType !== 'PRIVATE'
    const companyKey = (isCompany && companyKeyOf(profile.vatRegNo)) || null
    await accountStore.saveProfile(client, { customerId, profileType, profile, companyKey })
    await recheckVatId(client, before, profile)
    await submitMerchantIfReady(services, client, customerId, { isByDealer: true })
    return showCustomer(services, client, customerId)
  })
}

/** So that whoever did not change it themselves learns of it. */
async function queueAddressChanged(
  services: AccountServices,
  client: DatabaseClient,
  account: AccountRow,
): Promise<void> {
  const { customerId } = account.customer
  // A form that saves while somebody types changes it letter by letter.
  const hour = Math.floor(services.now().getTime() / hourMs)
  await queueNotification(client, {
    notification: 'address_changed',
    values: {},
    ...readerOf(account),
    screen: 'account',
    cause: `address_changed:${customerId}:${hour}`,
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
