import { mayFillIn, mayKnow } from '#domain/listing/may.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import { findMarketViewer } from '../../account/api.ts'
import { findBoundRound } from '../../auction/api.ts'
import { editorOf } from '../records/editor.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing, type StoredListing } from '../records/listing-store.ts'
import { isListedFor } from './is-listed-for.ts'

/**
 * One ad, if it exists for this caller, with what says so; refused otherwise. Bidders whose bid still binds while the next
 * round is written or reviewed see what they bid on, and its round.
 */
export async function findSeenListing(
  services: ListingServices,
  context: CallContext,
  entityId: number,
  /** This very call has started the ad: its visitor's key is set on the answer, or another start took the ad up since. */
  isMaker = false,
) {
  const stored = await findListing(services.pool, entityId, services.keys.auctionSecrets)
  if (!stored) throw refuseCall('NOT_FOUND')
  const [newest] = await services.auctions.listNewest(services.pool, [entityId])
  const held = isMaker ? stored.editKeyHash : null
  const editor = editorOf(services, context, stored, held ?? undefined)
  const knows = mayKnow(stored, editor)
  const isEditable = mayFillIn(stored, editor).isAllowed
  const isHelper = isEditable && editor.kind === 'helper'
  const viewer = await findMarketViewer(services.pool, context.viewer, {
    ownerCustomerIds: newest ? [newest.ownerCustomerId] : [],
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
  const isSeen = isListedFor(stored, newest, viewer) || knows.isAllowed || isHelper
  const { merchantId } = viewer
  const boundRound = isSeen
    ? undefined
    : await findBoundRound(services.pool, services.auctions, { newest, merchantId })
  // Asked to log in is only who wrote it as a visitor; to everybody else it does not exist.
  if (!isSeen && !boundRound) {
    throw knows.isAllowed || knows.refusal.code !== 'LOGIN_TO_CONTINUE'
      ? refuseCall('NOT_FOUND')
      : new RefusedCall(knows.refusal)
  }
  return {
    ...{ stored, viewer, editor, isEditable, isHelper },
    isOwn: knows.isAllowed && editor.kind !== 'operator',
    auction: boundRound ?? newest,
    listing: boundRound ? asReleased(stored) : stored,
  }
}

/** What it said when it was last on the market. */
export function asReleased(listing: StoredListing): StoredListing {
  return { ...listing, ...listing.lastReleased }
}
