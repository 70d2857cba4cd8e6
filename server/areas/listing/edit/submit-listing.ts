import { profileCompleteness } from '#domain/account/profile-completeness.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { maySubmit } from '#domain/listing/may.ts'
import { requiredProgress } from '#domain/listing/progress.ts'
import { stepProgress } from '#domain/listing/steps.ts'
import { numberOf, textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction, type Seller } from '../../account/api.ts'
import { findMarketNow } from '../../auction/api.ts'
import { editorOf } from '../records/editor.ts'
import { insertConsent } from '../records/listing-history-store.ts'
import type { ConsentedAd, ListingServices } from '../records/listing-services.ts'
import { lockListing, type StoredListing, saveStatus } from '../records/listing-store.ts'
import { sellerFactsOf } from '../records/seller-facts.ts'
import { loadVehicleFacts } from './vehicle-rounds.ts'

/**
 * Submits an ad for review (rules 2). The consent sentence is stored with version, language and
 * instant before the market's own command runs; both stand or fall together. An operator submits for
 * the owner, who has given him his word: the consent and the auction are the owner's (rules 1).
 */
export async function submitListing(
  services: ListingServices,
  context: CallContext,
  submit: { readonly entityId: number; readonly consentVersion: string },
): Promise<void> {
  const prepared = await transaction(services.pool, async (client) => {
    const listing = await loadForSubmit(client, services, { context, ...submit })
    const { customerId } = listing.owner
    // A visitor's ad has nobody yet whose consent could bind him.
    const seller =
      customerId === undefined ? undefined : await services.sellers.find(client, customerId)
    if (!seller) throw refuseCall('NOT_FOUND')
    checkSubmit(listing, seller, { services, context })
    const auction = await services.auctions.ensureRound(client, {
      listingId: listing.entityId,
      ownerCustomerId: seller.customerId,
      ownerMerchantId: seller.merchantId,
    })
    const vehicle = await loadVehicleFacts(services, client, listing)
    return { auction, listing, vehicle, customerId: seller.customerId }
  })
  const { customerId, listing } = prepared
  const { consent } = listing
  await services.auctions.execute({
    auctionId: prepared.auction.auctionId,
    actor: { kind: 'customer', customerId },
    body: { type: 'submit', consentVersion: submit.consentVersion },
    idempotencyKey: null,
    facts: { listing: completeListing, vehicle: prepared.vehicle },
    inTransaction: async (client) => {
      await saveStatus(client, submit.entityId, {
        status: 'under_review',
        consent,
        // The 24 hours of the review run by the market's clock, as every other deadline does.
        submittedAt: new Date(await findMarketNow(client)),
      })
      await insertConsent(client, {
        customerId,
        listingId: submit.entityId,
        version: submit.consentVersion,
        locale: context.locale,
        sentence: services.consentSentence(context.locale, consentedAd(listing.values)),
      })
      if (context.viewer.isOperator) await recordSubmission(client, context, submit)
    },
  })
}

function recordSubmission(
  client: DatabaseClient,
  context: CallContext,
  { entityId, consentVersion }: { readonly entityId: number; readonly consentVersion: string },
): Promise<void> {
  const subject = { kind: 'listing', id: entityId } as const
  const facts = { consentVersion }
  return recordOperatorAction(client, context, { action: 'submit_ad', subject, facts })
}

/** What of an ad stands in the sentence. */
export function consentedAd(values: VehicleValues): ConsentedAd {
  return {
    saleMode: textOf(values, 'sale_mode') === 'offer_collection' ? 'offer_collection' : 'auction',
    targetPriceEur: numberOf(values, 'target_price') ?? 0,
  }
}

/** `checkSubmit` has found all of this under the listing's lock. */
export const completeListing = {
  isComplete: true,
  hasOfficialDocument: true,
  isEmailVerified: true,
  isProfileComplete: true,
  hasVatRegime: false,
  hasVin: false,
}

async function loadForSubmit(
  client: DatabaseClient,
  services: ListingServices,
  submit: {
    readonly context: CallContext
    readonly entityId: number
    readonly consentVersion: string
  },
): Promise<StoredListing> {
  const listing = await lockListing(client, submit.entityId)
  if (!listing) throw refuseCall('NOT_FOUND')
  const consent = {
    sentenceVersion: submit.consentVersion,
    locale: submit.context.locale,
    givenAt: services.now().getTime(),
  }
  return { ...listing, consent }
}

function checkSubmit(
  listing: StoredListing,
  seller: Seller,
  call: { readonly services: ListingServices; readonly context: CallContext },
): void {
  const profile = profileCompleteness(seller.profile, seller.profileType)
  const progress = requiredProgress({
    ...listing,
    ...sellerFactsOf(seller),
    profile,
  })
  const permission = maySubmit(listing, {
    editor: editorOf(call.services, call.context, listing),
    steps: stepProgress(progress, listing.kind),
    isEmailVerified: seller.isEmailVerified,
    isProfileComplete: profile.isComplete,
    consentSentenceVersion,
  })
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
}
