import type { CustomerWrapper } from '#contract/customer.ts'
import type { Profile, ProfileType } from '#domain/account/customer.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { showCustomer } from './customer-view.ts'
import { viewCustomer } from './view-merchant.ts'

/** Who owns what and who is who, for other areas and for the calls about an ad's owner. */

export type Seller = {
  readonly customerId: number
  readonly merchantId: number | null
  readonly email: string
  readonly isEmailVerified: boolean
  readonly profileType: ProfileType
  readonly profile: Profile
  readonly languageSetting: string
}

export async function findSeller(db: Queryable, customerId: number): Promise<Seller | undefined> {
  const account = await accountStore.find(db, customerId)
  return account && sellerOf(account)
}

/** Holds the account until the transaction ends, so that what is counted of it is counted one by one. */
export function lockCustomer(db: Queryable, customerId: number): Promise<void> {
  return accountStore.lock(db, customerId)
}

/** By their customer ids. */
export async function listSellers(
  db: Queryable,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, Seller>> {
  const accounts = await accountStore.list(db, customerIds)
  return new Map(accounts.map((account) => [account.customer.customerId, sellerOf(account)]))
}

function sellerOf({ customer }: AccountRow): Seller {
  return {
    customerId: customer.customerId,
    merchantId: customer.merchant?.merchantId ?? null,
    email: customer.email,
    isEmailVerified: customer.isEmailVerified,
    profileType: customer.profileType,
    profile: customer.profile,
    languageSetting: customer.languageSetting,
  }
}

/**
 * The customer of a funnel's mail address: known, or added as a prospect without a login. Whether
 * they were known is for the caller to keep to themselves.
 */
export async function findOrAddProspect(
  db: Queryable,
  prospect: { readonly email: string; readonly language: string },
): Promise<{ customerId: number; isNew: boolean; isRegistered: boolean }> {
  const added = await accountStore.addProspect(db, {
    email: prospect.email,
    languageSetting: prospect.language,
  })
  if (added !== null) return { customerId: added, isNew: true, isRegistered: false }
  const known = await accountStore.findByEmail(db, prospect.email)
  if (!known) throw new Error('A prospect vanished between two statements')
  const { customerId, segmentation } = known.customer
  return { customerId, isNew: false, isRegistered: segmentation === 'registered' }
}

/** The owner of an ad, to themselves and to the operator; to everybody else there is none (rules 1). */
export async function showOwner(
  services: AccountServices,
  listingId: number,
  context: CallContext,
): Promise<CustomerWrapper> {
  const ownerId = await services.listings.findOwnerId(services.pool, listingId)
  if (typeof ownerId !== 'number') throw refuseCall('NOT_FOUND')
  if (context.viewer.isOperator) return viewCustomer(services, ownerId, context)
  if (context.viewer.customerId !== ownerId) throw refuseCall('NOT_FOUND')
  return showCustomer(services, services.pool, ownerId)
}

/** A visitor's ad belongs to nobody yet: its owner is a prospect (spec 4). */
export async function findOwnerSegmentation(
  services: AccountServices,
  listingId: number,
  context: CallContext,
): Promise<'prospect' | 'registered'> {
  if (!(await services.listings.isKnownTo(listingId, context))) throw refuseCall('NOT_FOUND')
  const ownerId = await services.listings.findOwnerId(services.pool, listingId)
  if (ownerId === undefined) throw refuseCall('NOT_FOUND')
  if (ownerId === null) return 'prospect'
  const { customer } = await accountStore.load(services.pool, ownerId)
  return customer.segmentation
}
