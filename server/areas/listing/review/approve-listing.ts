import type { CommandBody } from '#domain/auction/core/commands.ts'
import { releasableListing } from '#domain/auction/core/facts.ts'
import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import { mayReleaseAt } from '#domain/auction/process/review/decide-review.ts'
import { mayApproveVehicle } from '#domain/auction/process/review/same-vehicle.ts'
import { maySave } from '#domain/listing/may.ts'
import { mayApprove } from '#domain/listing/review.ts'
import type { Permission } from '#domain/refusal/refusal.ts'
import { flagOf, numberOf, textOf } from '#domain/vehicle/values.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { findMarketNow, operatorActor } from '../../auction/api.ts'
import { refuseWhileChangesWait } from '../edit/refuse-while-changes-wait.ts'
import { heldApprovalStore } from '../records/held-approval-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { lockListing, type StoredListing, saveRelease } from '../records/listing-store.ts'
import { closeRemarks } from '../records/remark-store.ts'
import { loadVehicleOffers } from '../records/vehicle-offers.ts'
import { lockVehicles } from '../records/vehicle-store.ts'
import { queueAdTranslation } from '../translation/translate-ad.ts'
import { type ApprovalInput, recordReview } from './record-review.ts'

/** The first of the verdicts: an ad is released into its slot (rules 2 and 3). */

type Approval = { readonly entityId: number; readonly input: ApprovalInput }

/** What the operator found is kept, and the release follows at once. */
export async function approveListing(
  services: ListingServices,
  context: CallContext,
  approval: Approval,
): Promise<AuctionState> {
  const listing = await recordApproval(services, context, { ...approval, holdSeconds: 0 })
  return releaseListing(services, { listing, operatorId: customerIdOf(context) })
}

/**
 * The same, but it takes effect in `holdSeconds`, by the market's clock; until then nobody but operators
 * knows of it and each of them may undo it. Refused at once where the release would be refused now.
 */
export async function holdApproval(
  services: ListingServices,
  context: CallContext,
  approval: Approval & { readonly holdSeconds: number },
): Promise<Date> {
  const { entityId } = await recordApproval(services, context, approval)
  const held = await heldApprovalStore.find(services.pool, entityId)
  if (!held) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
  return held.takesEffectAt
}

/** The findings, who gave them, and the hold are one transaction; the findings stay where it is refused. */
async function recordApproval(
  services: ListingServices,
  context: CallContext,
  { entityId, input, holdSeconds }: Approval & { readonly holdSeconds: number },
): Promise<StoredListing> {
  const operatorId = customerIdOf(context)
  const { listing, permission } = await transaction(services.pool, async (client) => {
    const listing = await recordReview(services, client, { entityId, input })
    const permission = mayApprove(listing)
    if (!permission.isAllowed) return { listing, permission }
    await refuseWhileChangesWait(client, entityId)
    if (holdSeconds > 0) {
      const foreseen = await foreseeRelease(services, client, listing)
      if (!foreseen.isAllowed) return { listing, permission: foreseen }
      const { version } = listing
      await heldApprovalStore.save(client, { entityId, operatorId, version, holdSeconds })
    }
    await recordOperatorAction(client, context, {
      action: 'approve_ad',
      subject: { kind: 'listing', id: entityId },
    })
    return { listing, permission }
  })
  check(permission)
  return listing
}

/** What the release would say now, so that hardly anything is refused when nobody looks any more. */
async function foreseeRelease(
  services: ListingServices,
  client: DatabaseClient,
  listing: StoredListing,
): Promise<Permission> {
  const vehicle = await mayOfferVehicle(services, client, listing)
  if (!vehicle.isAllowed) return vehicle
  const [auction] = await services.auctions.listNewest(client, [listing.entityId])
  if (!auction) throw refuseCall('NOT_FOUND')
  const { secrets, ...prices } = approvalOf(listing)
  return mayReleaseAt(auction, { at: await findMarketNow(client), ...prices, ...secrets })
}

/**
 * The release itself, of the ad as it was approved.
 *
 * @param release.claim in the same transaction; what it throws keeps the ad in review.
 */
export async function releaseListing(
  services: ListingServices,
  release: {
    readonly listing: StoredListing
    readonly operatorId: number
    readonly claim?: (client: DatabaseClient) => Promise<void>
  },
): Promise<AuctionState> {
  const { listing, operatorId, claim } = release
  const { entityId } = listing
  const [auction] = await services.auctions.listNewest(services.pool, [entityId])
  if (!auction) throw refuseCall('NOT_FOUND')
  const outcome = await services.auctions.withSlotLock(services.pool, services.now(), (slotLoads) =>
    services.auctions.execute({
      auctionId: auction.auctionId,
      actor: operatorActor(operatorId),
      body: approvalOf(listing),
      idempotencyKey: null,
      facts: { listing: releasableListing, slotLoads },
      inTransaction: async (client) => {
        await refuseChanged(services, client, listing)
        await refuseWhileChangesWait(client, entityId)
        await claim?.(client)
        check(await mayOfferVehicle(services, client, listing))
        await saveRelease(client, entityId)
        await closeRemarks(client, entityId)
        await queueAdTranslation(services, client, entityId)
      },
    }),
  )
  return outcome.state
}

function approvalOf({
  values,
  review,
}: StoredListing): Extract<CommandBody, { readonly type: 'approve' }> {
  const hasBuyNow = flagOf(values, 'buy_now_enabled') === true
  return {
    type: 'approve',
    mode: textOf(values, 'sale_mode') === 'offer_collection' ? 'offer_collection' : 'auction',
    startPriceEur: review?.startPriceEur ?? 0,
    ...(review?.startPriceReason && { startPriceReason: review.startPriceReason }),
    buyNowPriceEur: hasBuyNow ? (numberOf(values, 'buy_now_price') ?? null) : null,
    settings: defaultMarketSettings,
    secrets: { targetPriceEur: numberOf(values, 'target_price') ?? 0 },
  }
}

/** The auction runs at the price that was read; the ad must not have got another one since. */
async function refuseChanged(
  services: ListingServices,
  client: DatabaseClient,
  { entityId, version }: StoredListing,
): Promise<void> {
  const now = await lockListing(client, entityId, services.keys.auctionSecrets)
  if (!now) throw refuseCall('NOT_FOUND')
  check(maySave(now, version))
}

/** Under the vehicle's lock; the number that the review recorded counts (rules 2). */
async function mayOfferVehicle(
  services: ListingServices,
  client: DatabaseClient,
  { entityId, submittedAt }: StoredListing,
): Promise<Permission> {
  await lockVehicles(client, [entityId])
  const offers = (await loadVehicleOffers(services, client, [entityId])).get(entityId) ?? []
  return mayApproveVehicle(offers, { submittedAt: submittedAt?.getTime() ?? null })
}

function check(permission: Permission): void {
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
}
