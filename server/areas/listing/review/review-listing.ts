import { listingPhase } from '#domain/auction/process/review/ad-status.ts'
import type { Listing, Review } from '#domain/listing/listing.ts'
import { mayRefuse, maySendBack } from '#domain/listing/review.ts'
import type { Permission } from '#domain/refusal/refusal.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { operatorActor } from '../../auction/api.ts'
import { refuseWhileChangesWait } from '../edit/refuse-while-changes-wait.ts'
import { adChangeStore } from '../records/changes/ad-change-store.ts'
import { heldApprovalStore } from '../records/held-approval-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import {
  findListing,
  type ListingWithPhase,
  lockListing,
  saveReview,
} from '../records/listing-store.ts'
import { closeRemarks } from '../records/remark-store.ts'
import { type RemarksInput, remarksInWords, saveRemarks } from './give-remarks.ts'
import { findSellerOf, refuseWhileHeld } from './record-review.ts'

/** The verdicts that keep an ad from the market (rules 2); each is logged with who gave it. */

export async function sendBackListing(
  services: ListingServices,
  context: CallContext,
  verdict: RemarksInput & { readonly entityId: number },
): Promise<void> {
  const { entityId, fields } = verdict
  const remarks = remarksInWords(verdict, await languageOfOwner(services, entityId))
  return giveVerdict(services, context, {
    entityId,
    may: (listing) => maySendBack(listing, remarks),
    body: { type: 'send_back', remarks },
    review: { remarks: verdict.remarks.trim() },
    save: async (client, listing) => {
      await refuseWhileChangesWait(client, entityId)
      await saveRemarks(services, client, { context, listing, fields })
    },
  })
}

export function refuseListing(
  services: ListingServices,
  context: CallContext,
  verdict: { readonly entityId: number; readonly reason: string },
): Promise<void> {
  return giveVerdict(services, context, {
    entityId: verdict.entityId,
    may: (listing) => mayRefuse(listing, verdict.reason),
    body: { type: 'refuse_ad', reason: verdict.reason },
    review: { refusalReason: verdict.reason },
    save: async (client, { entityId }) => {
      await adChangeStore.lapseAll(client, entityId)
      await closeRemarks(client, entityId)
    },
  })
}

async function giveVerdict(
  services: ListingServices,
  context: CallContext,
  verdict: {
    readonly entityId: number
    readonly may: (listing: Pick<Listing, 'phase'>) => Permission
    readonly body:
      | { readonly type: 'send_back'; readonly remarks: string }
      | { readonly type: 'refuse_ad'; readonly reason: string }
    readonly review: Review
    readonly save: (client: DatabaseClient, listing: ListingWithPhase) => Promise<void>
  },
): Promise<void> {
  const auction = await loadAuction(services, verdict.entityId)
  check(verdict.may({ phase: listingPhase(auction.status) }))
  await services.auctions.execute({
    auctionId: auction.auctionId,
    actor: operatorActor(customerIdOf(context)),
    body: verdict.body,
    idempotencyKey: null,
    inTransaction: async (client) => {
      const listing = await lockListing(client, verdict.entityId, services.keys.auctionSecrets)
      if (!listing) throw refuseCall('NOT_FOUND')
      await refuseWhileHeld(client, verdict.entityId)
      await heldApprovalStore.deleteOne(client, verdict.entityId)
      const review = { ...listing.review, ...verdict.review }
      await saveReview(client, verdict.entityId, review)
      await verdict.save(client, listing)
      await recordOperatorAction(client, context, {
        action: verdict.body.type,
        subject: { kind: 'listing', id: verdict.entityId },
      })
    },
  })
}

async function languageOfOwner(services: ListingServices, entityId: number): Promise<string> {
  const { pool, keys } = services
  const listing = await findListing(pool, entityId, keys.auctionSecrets)
  const seller = listing && (await findSellerOf(services, pool, listing))
  return seller?.languageSetting ?? defaultLocale
}

async function loadAuction(services: ListingServices, entityId: number) {
  const [auction] = await services.auctions.listNewest(services.pool, [entityId])
  if (!auction) throw refuseCall('NOT_FOUND')
  return auction
}

function check(permission: Permission): void {
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
}
