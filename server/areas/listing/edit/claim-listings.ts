import { mayKnow } from '#domain/listing/may.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { tokenHash } from '../../../platform/secrets/keys.ts'
import type { Services } from '../../../platform/services.ts'
import { editKeyCookie } from '../../account/api.ts'
import { queueAdReminder } from '../records/begun/queue-ad-reminder.ts'
import { claimListings, isOpenedBy } from '../records/claim-store.ts'
import { editorOf } from '../records/editor.ts'
import { findListing } from '../records/listing-store.ts'

/** Gives a visitor's ads to the customer that they have become: only those that their edit key opens (rules 11). */
export async function claimVisitorAds(
  services: Pick<Services, 'keys'>,
  client: Queryable,
  claim: { readonly customerId: number; readonly cookies: CallContext['cookies'] },
): Promise<number[]> {
  const key = claim.cookies[editKeyCookie]
  if (!key) return []
  const editKeyHash = tokenHash(key, services.keys.links)
  const claimed = await claimListings(client, { customerId: claim.customerId, editKeyHash })
  await queueReminders(client, claimed)
  return claimed
}

async function queueReminders(client: Queryable, entityIds: readonly number[]): Promise<void> {
  for (const entityId of entityIds) {
    await queueAdReminder(client, { entityId, step: 0, since: new Date() })
  }
}

/** The one ad that somebody wrote on another device, by the hash of the key that they held there. */
export async function claimAd(
  client: Queryable,
  claim: {
    readonly customerId: number
    readonly listingId: number
    readonly editKeyHash: Buffer
  },
): Promise<void> {
  await queueReminders(client, await claimListings(client, claim))
}

/** Whether the ad exists for this caller: on the market, or one that they may know or were asked to help with. */
export async function isKnownTo(
  services: Services,
  listingId: number,
  context: Pick<CallContext, 'viewer' | 'cookies'>,
): Promise<boolean> {
  const listing = await findListing(services.pool, listingId, services.keys.auctionSecrets)
  if (!listing) return false
  const permission = mayKnow(listing, editorOf(services, context, listing))
  const isHidden = !permission.isAllowed && permission.refusal.code === 'NOT_FOUND'
  return listing.phase === 'released' || !isHidden
}

/** The hash of the key in these cookies, if it opens this visitor's ad. */
export async function findHeldKey(
  services: Pick<Services, 'keys'>,
  db: Queryable,
  search: { readonly listingId: number; readonly cookies: CallContext['cookies'] },
): Promise<Buffer | null> {
  const key = search.cookies[editKeyCookie]
  if (!key) return null
  const held = tokenHash(key, services.keys.links)
  return (await isOpenedBy(db, { listingId: search.listingId, editKeyHash: held })) ? held : null
}
