import { randomUUID } from 'node:crypto'
import type { Product } from '#contract/product.ts'
import { helperMs, isExpired, maxHelpers } from '#domain/listing/helping/who-helps.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { linkToken, readLinkToken } from '../../account/api.ts'
import { loadEditable, lockEditable, refuseUnlessOpen } from '../edit/edit-guard.ts'
import { ensureHelpKey } from '../records/editor.ts'
import { helperStore } from '../records/helper-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing, type StoredListing } from '../records/listing-store.ts'

/**
 * Somebody helps: the owner hands on a link that works once, for the browser that uses it. It lets in to this one
 * draft for a week, until the owner ends it or the ad is sent (rules 1).
 */

export type Invitation = { readonly token: string; readonly expiresAt: string }

/** HELPER_LIMIT_REACHED while too many others help or are asked to. */
export async function inviteHelper(
  services: ListingServices,
  context: CallContext,
  invite: { readonly entityId: number; readonly name: string },
): Promise<Invitation> {
  const now = services.now()
  const helperId = randomUUID()
  const expiresAt = new Date(now.getTime() + helperMs)
  await transaction(services.pool, async (client) => {
    const { entityId } = invite
    const listing = await lockEditable(services, client, { context, entityId })
    refuseUnlessOpen(listing, context)
    if (helpersOf(services, listing).length >= maxHelpers) {
      throw refuseCall('HELPER_LIMIT_REACHED', { maximum: maxHelpers })
    }
    const { name } = invite
    await helperStore.add(client, { helperId, listingId: entityId, name, now, expiresAt })
  })
  services.announceListing(invite.entityId)
  return { token: linkToken(services, helperId), expiresAt: expiresAt.toISOString() }
}

export async function endHelper(
  services: ListingServices,
  context: CallContext,
  end: { readonly entityId: number; readonly helperId: string },
): Promise<void> {
  const { entityId: listingId, helperId } = end
  await loadEditable(services, context, listingId)
  const isEnded = await helperStore.end(services.pool, { helperId, listingId, now: services.now() })
  if (!isEnded) throw refuseCall('NOT_FOUND')
  services.announceListing(listingId)
}

/** LINK_INVALID: used, over, ended, or no link of ours, which all read the same. */
export async function beginHelp(
  services: ListingServices,
  context: CallContext,
  token: string,
): Promise<{ readonly entityId: number; readonly productType: VehicleKind }> {
  const helperId = readLinkToken(services, token)
  if (helperId === null) throw refuseCall('LINK_INVALID')
  const keyHash = ensureHelpKey(services, context)
  const now = services.now()
  const entityId = await helperStore.begin(services.pool, { helperId, keyHash, now })
  if (entityId === undefined) throw refuseCall('LINK_INVALID')
  const listing = await findListing(services.pool, entityId, services.keys.auctionSecrets)
  if (listing?.phase !== 'editing') throw refuseCall('LINK_INVALID')
  services.announceListing(entityId)
  return { entityId, productType: listing.kind }
}

/** Who helps or is asked to, as the owner sees it. */
export function presentHelpers(
  services: Pick<ListingServices, 'now'>,
  listing: StoredListing,
): Product['helpers'] {
  return helpersOf(services, listing).map((helper) => ({
    helperId: helper.helperId,
    name: helper.name,
    isHelping: helper.begunAt !== undefined,
    lastCodes: [...helper.lastCodes],
    lastAnsweredAt: instantOf(helper.lastAnsweredAt),
  }))
}

function helpersOf({ now }: Pick<ListingServices, 'now'>, { helpers }: StoredListing) {
  return helpers.filter((each) => !isExpired(each, now().getTime()))
}

function instantOf(instant: number | undefined): string | null {
  return instant === undefined ? null : new Date(instant).toISOString()
}
