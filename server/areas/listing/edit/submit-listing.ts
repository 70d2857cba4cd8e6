import { profileCompleteness } from '#domain/account/profile-completeness.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import {
  type ImportedAnswer,
  unconfirmedAnswers,
} from '#domain/listing/importing/imported-answers.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { maySubmit } from '#domain/listing/may.ts'
import { requiredProgress } from '#domain/listing/progress.ts'
import { stepProgress } from '#domain/listing/steps.ts'
import type { Permission } from '#domain/refusal/refusal.ts'
import { confirmationsPending } from '#domain/vehicle/confirmations.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction, type Seller } from '../../account/api.ts'
import { listConfirmations, valuesOfConfirmations } from '../records/confirmation-store.ts'
import { editorOf } from '../records/editor.ts'
import { listImportedAnswers } from '../records/import-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { type ListingWithPhase, lockListing } from '../records/listing-store.ts'
import { sellerFactsOf } from '../records/seller-facts.ts'
import { settleRemarks } from './keep-to-remarks.ts'
import { completeListing, recordSubmission } from './record-submission.ts'
import { refuseSecondOffer } from './refuse-second-offer.ts'
import { loadVehicleFacts } from './vehicle-rounds.ts'

type Submit = { readonly entityId: number; readonly consentVersion: string }

/**
 * Submits an ad for review (rules 2). The ad is checked and its consent kept under one lock of
 * its row, in the transaction of the market's command: what is reviewed is what its
 * owner agreed to. An operator submits for the owner, on the owner's word: the consent and the auction
 * are the owner's (rules 1).
 */
export async function submitListing(
  services: ListingServices,
  context: CallContext,
  submit: Submit,
): Promise<void> {
  // Looked at before, so that most refusals never reach the market's queue.
  const before = await transaction(services.pool, async (client) => {
    const { listing, seller } = await lockReadyListing(client, services, { context, submit })
    const auction = await services.auctions.ensureRound(client, {
      listingId: listing.entityId,
      ownerCustomerId: seller.customerId,
      ownerMerchantId: seller.merchantId,
    })
    const vehicle = await loadVehicleFacts(services, client, listing)
    return { auction, vehicle, version: listing.version, customerId: seller.customerId }
  })
  const { customerId } = before
  await services.auctions.execute({
    auctionId: before.auction.auctionId,
    actor: { kind: 'customer', customerId },
    body: { type: 'submit', consentVersion: submit.consentVersion },
    idempotencyKey: null,
    facts: { listing: completeListing, vehicle: before.vehicle },
    inTransaction: async (client, { now }) => {
      const { listing } = await lockReadyListing(client, services, {
        context,
        submit,
        // The command found it so; its own round is under review already.
        phase: 'editing',
      })
      // The owner has not read what was saved since; the price in the sentence may be another one.
      if (listing.version !== before.version) {
        throw refuseCall('AD_CHANGED_ELSEWHERE', { version: listing.version })
      }
      await recordSubmission(services, client, { context, listing, customerId, submittedAt: now })
      if (context.viewer.isOperator) await recordOperatorsSubmission(client, context, submit)
    },
  })
}

async function lockReadyListing(
  client: DatabaseClient,
  services: ListingServices,
  call: {
    readonly context: CallContext
    readonly submit: Submit
    readonly phase?: Listing['phase']
  },
): Promise<{ readonly listing: ListingWithPhase; readonly seller: Seller }> {
  const { entityId } = call.submit
  const locked = await lockListing(client, entityId, services.keys.auctionSecrets)
  if (!locked) throw refuseCall('NOT_FOUND')
  const listing = { ...locked, phase: call.phase ?? locked.phase }
  const { customerId } = listing.owner
  // A visitor's ad has nobody yet whom a consent could bind.
  const seller =
    customerId === undefined ? undefined : await services.sellers.find(client, customerId)
  if (!seller) throw refuseCall('NOT_FOUND')
  const confirmed = valuesOfConfirmations(await listConfirmations(client, entityId))
  const imported = await listImportedAnswers(client, entityId)
  checkSubmit(listing, seller, { services, confirmed, imported, ...call })
  await settleRemarks(services, client, listing)
  await refuseSecondOffer(services, client, { entityId, ownerCustomerId: seller.customerId })
  return { listing, seller }
}

function checkSubmit(
  listing: ListingWithPhase,
  seller: Seller,
  call: {
    readonly services: ListingServices
    readonly context: CallContext
    readonly submit: Submit
    readonly confirmed: VehicleValues
    readonly imported: readonly ImportedAnswer[]
  },
): void {
  const profile = profileCompleteness(seller.profile, seller.profileType)
  const progress = requiredProgress({ ...listing, ...sellerFactsOf(seller), profile })
  const consent = {
    sentenceVersion: call.submit.consentVersion,
    locale: call.context.locale,
    givenAt: call.services.now().getTime(),
  }
  check(
    maySubmit(
      { ...listing, consent },
      {
        editor: editorOf(call.services, call.context, listing),
        steps: stepProgress(progress, listing.kind),
        isEmailVerified: seller.isEmailVerified,
        isProfileComplete: profile.isComplete,
        unconfirmed: [
          ...confirmationsPending(listing.values, call.confirmed),
          ...unconfirmedAnswers(listing.values, call.imported),
        ].map(({ attributeCode }) => attributeCode),
        consentSentenceVersion,
      },
    ),
  )
}

function check(permission: Permission): void {
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
}

function recordOperatorsSubmission(
  client: DatabaseClient,
  context: CallContext,
  { entityId, consentVersion }: Submit,
): Promise<void> {
  const subject = { kind: 'listing', id: entityId } as const
  const facts = { consentVersion }
  return recordOperatorAction(client, context, { action: 'submit_ad', subject, facts })
}
