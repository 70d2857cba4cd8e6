import type { CommandBody } from '#domain/auction/core/commands.ts'
import { releasableListing } from '#domain/auction/core/facts.ts'
import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import { listingPhase } from '#domain/auction/process/review/ad-status.ts'
import { mayApproveVehicle } from '#domain/auction/process/review/same-vehicle.ts'
import type { Listing, Review, VatRegime } from '#domain/listing/listing.ts'
import { maySave } from '#domain/listing/may.ts'
import {
  mayApprove,
  mayBeNewVehicle,
  mayHaveVatRegime,
  mayRefuse,
  maySendBack,
} from '#domain/listing/review.ts'
import { standardVatRate } from '#domain/pricing/vat-rates.ts'
import type { Permission } from '#domain/refusal/refusal.ts'
import { flagOf, numberOf, textOf } from '#domain/vehicle/values.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall, refuseFields } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction, type Seller } from '../../account/api.ts'
import { operatorActor } from '../../auction/api.ts'
import type { ListingServices } from '../records/listing-services.ts'
import {
  findListing,
  type ListingWithPhase,
  lockListing,
  type StoredListing,
  saveContent,
  saveRelease,
  saveReview,
} from '../records/listing-store.ts'
import { closeRemarks } from '../records/remark-store.ts'
import { sellerFactsOf } from '../records/seller-facts.ts'
import { loadVehicleOffers } from '../records/vehicle-offers.ts'
import { lockVehicles } from '../records/vehicle-store.ts'
import { type RemarksInput, remarksInWords, saveRemarks } from './give-remarks.ts'

/** The operator's verdict on an ad (rules 2); each is logged with who gave it. */

export type ApprovalInput = {
  readonly vatRegime: VatRegime
  readonly vin: string
  readonly startPriceEur: number
  readonly isNewVehicle: boolean
}

export async function approveListing(
  services: ListingServices,
  context: CallContext,
  approval: { readonly entityId: number; readonly input: ApprovalInput },
): Promise<AuctionState> {
  const { entityId, input } = approval
  const listing = await recordReview(services, entityId, input)
  check(mayApprove(listing))
  const auction = await loadAuction(services, entityId)
  const outcome = await services.auctions.withSlotLock(services.pool, services.now(), (slotLoads) =>
    services.auctions.execute({
      auctionId: auction.auctionId,
      actor: operatorActor(customerIdOf(context)),
      body: approvalOf(listing, input),
      idempotencyKey: null,
      facts: { listing: releasableListing, slotLoads },
      inTransaction: async (client) => {
        await refuseChanged(services, client, listing)
        await refuseOfferedVehicle(services, client, listing)
        await saveRelease(client, entityId)
        await closeRemarks(client, entityId)
        await recordOperatorAction(client, context, {
          action: 'approve_ad',
          subject: { kind: 'listing', id: entityId },
        })
      },
    }),
  )
  return outcome.state
}

function approvalOf(
  { values }: StoredListing,
  { startPriceEur }: ApprovalInput,
): Extract<CommandBody, { readonly type: 'approve' }> {
  const hasBuyNow = flagOf(values, 'buy_now_enabled') === true
  return {
    type: 'approve',
    mode: textOf(values, 'sale_mode') === 'offer_collection' ? 'offer_collection' : 'auction',
    startPriceEur,
    buyNowPriceEur: hasBuyNow ? (numberOf(values, 'buy_now_price') ?? null) : null,
    settings: defaultMarketSettings,
    secrets: { targetPriceEur: numberOf(values, 'target_price') ?? 0 },
  }
}

/** Regime, number and price are kept even if the release is refused: they are the review's work. */
async function recordReview(
  services: ListingServices,
  entityId: number,
  input: ApprovalInput,
): Promise<ListingWithPhase> {
  return transaction(services.pool, async (client) => {
    const listing = await lockListing(client, entityId, services.keys.auctionSecrets)
    if (!listing) throw refuseCall('NOT_FOUND')
    if (listing.phase !== 'under_review') throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    const seller = await findSellerOf(services, client, listing)
    refuseWrongRegime(seller, input.vatRegime)
    if (input.isNewVehicle && !mayBeNewVehicle(listing.kind)) {
      throw refuseFields([{ field: 'isNewVehicle', rule: 'invalid' }])
    }
    const country = seller?.profile.country ?? 'DE'
    // What was to be mended is mended: the next round of the ad knows nothing of it.
    const { remarks: _mended, ...before } = listing.review ?? {}
    const review: Review = {
      ...before,
      vatRegime: input.vatRegime,
      vatRateBasisPoints: standardVatRate(country) ?? 0,
      isNewVehicle: input.isNewVehicle,
      startPriceEur: input.startPriceEur,
    }
    const values = { ...listing.values, vin: input.vin }
    await saveContent(client, entityId, { ...listing, values }, services.keys.auctionSecrets)
    await saveReview(client, entityId, review)
    return (await findListing(client, entityId, services.keys.auctionSecrets)) ?? listing
  })
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
async function refuseOfferedVehicle(
  services: ListingServices,
  client: DatabaseClient,
  { entityId, submittedAt }: StoredListing,
): Promise<void> {
  await lockVehicles(client, [entityId])
  const offers = (await loadVehicleOffers(services, client, [entityId])).get(entityId) ?? []
  check(mayApproveVehicle(offers, { submittedAt: submittedAt?.getTime() ?? null }))
}

async function findSellerOf(
  services: ListingServices,
  client: Queryable,
  { owner }: StoredListing,
): Promise<Seller | undefined> {
  return owner.customerId === undefined
    ? undefined
    : services.sellers.find(client, owner.customerId)
}

/** A private seller shows no VAT, a commercial one never sells as a private person (spec 5.4). */
function refuseWrongRegime(seller: Seller | undefined, regime: VatRegime): void {
  if (mayHaveVatRegime(regime, sellerFactsOf(seller))) return
  throw refuseFields([{ field: 'vatRegime', rule: 'invalid' }])
}

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
    save: (client, listing) => saveRemarks(services, client, { context, listing, fields }),
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
    save: (client, { entityId }) => closeRemarks(client, entityId),
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

async function loadAuction(services: ListingServices, entityId: number): Promise<AuctionState> {
  const [auction] = await services.auctions.listNewest(services.pool, [entityId])
  if (!auction) throw refuseCall('NOT_FOUND')
  return auction
}

function check(permission: Permission): void {
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
}
