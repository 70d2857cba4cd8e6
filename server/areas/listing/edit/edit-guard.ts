import type { Listing } from '#domain/listing/listing.ts'
import { editScope, mayEdit, mayFillIn, mayKnow } from '#domain/listing/may.ts'
import type { Permission } from '#domain/refusal/refusal.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { editorOf } from '../records/editor.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing, type ListingWithPhase, lockListing } from '../records/listing-store.ts'

/** The ad, if this caller may edit it; another's ad is NOT_FOUND (rules 1). */
export function loadEditable(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<ListingWithPhase> {
  return loadAllowed(services, entityId, (listing) =>
    mayEdit(listing, { editor: editorOf(services, context, listing) }),
  )
}

/** The same for whoever fills in what is asked of the vehicle, a helper among them. */
export function loadFillable(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<ListingWithPhase> {
  return loadAllowed(services, entityId, (listing) =>
    mayFillIn(listing, editorOf(services, context, listing)),
  )
}

/** Those of these ads that the caller may fill in. */
export async function listFillable(
  services: ListingServices,
  context: CallContext,
  entityIds: readonly number[],
): Promise<number[]> {
  const found = await Promise.all(
    entityIds.map((id) => findListing(services.pool, id, services.keys.auctionSecrets)),
  )
  return found.flatMap((listing) =>
    listing && mayFillIn(listing, editorOf(services, context, listing)).isAllowed
      ? [listing.entityId]
      : [],
  )
}

/** The caller's own ad, whether or not anything of it can still be written. */
export function loadOwn(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<ListingWithPhase> {
  return loadAllowed(services, entityId, (listing) =>
    mayKnow(listing, editorOf(services, context, listing)),
  )
}

async function loadAllowed(
  { pool, keys }: ListingServices,
  entityId: number,
  may: (listing: ListingWithPhase) => Permission,
): Promise<ListingWithPhase> {
  return allowedBy(await findListing(pool, entityId, keys.auctionSecrets), may)
}

/** As `loadEditable`, until the end of the transaction: nobody submits the ad meanwhile. */
export async function lockEditable(
  services: ListingServices,
  client: DatabaseClient,
  call: { readonly context: CallContext; readonly entityId: number },
): Promise<ListingWithPhase> {
  return allowedBy(
    await lockListing(client, call.entityId, services.keys.auctionSecrets),
    (listing) => mayEdit(listing, { editor: editorOf(services, call.context, listing) }),
  )
}

function allowedBy(
  listing: ListingWithPhase | undefined,
  may: (listing: ListingWithPhase) => Permission,
): ListingWithPhase {
  if (!listing) throw refuseCall('NOT_FOUND')
  const permission = may(listing)
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
  return listing
}

/** What stands in an ad is changed before its review alone; afterwards by an operator (rules 8). */
export function refuseUnlessOpen(listing: Pick<Listing, 'phase'>, { viewer }: CallContext): void {
  const isOpen = editScope(listing, { hasBids: false }) === 'everything'
  if (!isOpen && !viewer.isOperator) throw refuseCall('AD_NOT_EDITABLE')
}

/** Every change that an operator makes to another's ad is logged (rules 1 and 11). */
export async function recordEdit(
  db: Parameters<typeof recordOperatorAction>[0],
  context: CallContext,
  edit: { readonly entityId: number; readonly facts: Readonly<Record<string, unknown>> },
): Promise<void> {
  if (!context.viewer.isOperator) return
  const { entityId, facts } = edit
  const subject = { kind: 'listing', id: entityId } as const
  await recordOperatorAction(db, context, { action: 'edit_ad', subject, facts })
}
