import { mayEdit, mayKnow } from '#domain/listing/may.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../platform/http/refused-call.ts'
import { editorOf } from './editor.ts'
import type { ListingServices } from './listing-services.ts'
import { findListing, type StoredListing } from './listing-store.ts'

/** The ad, if this caller may edit it; another's ad is NOT_FOUND (rules 1). */
export async function loadEditable(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<StoredListing> {
  const listing = await findListing(services.pool, entityId)
  if (!listing) throw refuseCall('NOT_FOUND')
  const permission = mayEdit(listing, { editor: editorOf(services, context, listing) })
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
  return listing
}

/** The caller's own ad, whether or not anything of it can still be written. */
export async function loadOwn(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<StoredListing> {
  const listing = await findListing(services.pool, entityId)
  if (!listing) throw refuseCall('NOT_FOUND')
  const permission = mayKnow(listing, editorOf(services, context, listing))
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
  return listing
}
