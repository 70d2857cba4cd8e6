import type { AuctionState } from '#domain/auction/core/state.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { askedBy, type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { adChangeStore } from '../records/changes/ad-change-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import {
  findListing,
  lockListing,
  type StoredListing,
  saveContent,
  saveReturn,
} from '../records/listing-store.ts'
import { completeListing, recordSubmission } from './record-submission.ts'
import { refuseSecondOffer } from './refuse-second-offer.ts'
import { loadVehicleFacts } from './vehicle-rounds.ts'

/**
 * An ad goes into its next round (rules 2): started again it is in review at once, with the consent
 * to its price; resumed after a pause it is edited first. The command, the next round's auction and
 * the ad itself change in one transaction. Answers the round that the ad is in afterwards.
 */

export async function restartListing(
  services: ListingServices,
  context: CallContext,
  restart: {
    readonly auctionId: number
    readonly reducedTargetPriceEur: number | null
    readonly consentVersion: string | null
  },
): Promise<AuctionState> {
  const last = await loadRound(services, restart.auctionId)
  const listing = await loadListing(services, last)
  const { auctionId, reducedTargetPriceEur } = restart
  const isSentenceInForce = restart.consentVersion === consentSentenceVersion
  const consentVersion = isSentenceInForce ? consentSentenceVersion : null
  await services.auctions.execute({
    auctionId,
    actor: { kind: 'customer', customerId: customerIdOf(context) },
    ...askedBy(context),
    body: { type: 'restart', consentVersion, secrets: { reducedTargetPriceEur } },
    idempotencyKey: context.idempotencyKey,
    facts: { vehicle: await loadVehicleFacts(services, services.pool, listing) },
    inTransaction: async (client, { state, now }) => {
      const locked = await lockListing(client, last.entityId, services.keys.auctionSecrets)
      if (!locked) throw refuseCall('NOT_FOUND')
      const { entityId, ownerCustomerId } = last
      await refuseSecondOffer(services, client, { entityId, ownerCustomerId })
      await saveReturn(client, entityId, { wasReleased: true })
      const values =
        reducedTargetPriceEur === null
          ? locked.values
          : { ...locked.values, target_price: reducedTargetPriceEur }
      await saveContent(client, last.entityId, { ...locked, values }, services.keys.auctionSecrets)
      await services.auctions.openNextRound(client, {
        last: state,
        at: now,
        submission: {
          consentVersion: consentSentenceVersion,
          facts: { listing: completeListing, vehicle: null },
        },
      })
      await recordSubmission(services, client, {
        context,
        listing: { entityId: last.entityId, values },
        customerId: customerIdOf(context),
        submittedAt: now,
      })
    },
  })
  return loadNewestRound(services, last.entityId)
}

export async function resumeListing(
  services: ListingServices,
  context: CallContext,
  { auctionId }: { readonly auctionId: number },
): Promise<AuctionState> {
  const last = await loadRound(services, auctionId)
  await services.auctions.execute({
    auctionId,
    actor: { kind: 'customer', customerId: customerIdOf(context) },
    ...askedBy(context),
    body: { type: 'resume' },
    idempotencyKey: context.idempotencyKey,
    inTransaction: async (client, { state, now }) => {
      if (state.hasNextRound) {
        await services.auctions.openNextRound(client, { last: state, at: now, submission: null })
      }
      await saveReturn(client, last.entityId, { wasReleased: state.hasNextRound })
      // Its owner writes it at once from here on.
      await adChangeStore.lapseAll(client, last.entityId)
    },
  })
  return loadNewestRound(services, last.entityId)
}

async function loadRound(services: ListingServices, auctionId: number): Promise<AuctionState> {
  const [round] = await services.auctions.list(services.pool, [auctionId])
  if (!round) throw refuseCall('NOT_FOUND')
  return round
}

async function loadNewestRound(services: ListingServices, entityId: number): Promise<AuctionState> {
  const [newest] = await services.auctions.listNewest(services.pool, [entityId])
  if (!newest) throw refuseCall('NOT_FOUND')
  return newest
}

async function loadListing(
  services: ListingServices,
  { entityId }: AuctionState,
): Promise<StoredListing> {
  const listing = await findListing(services.pool, entityId, services.keys.auctionSecrets)
  if (!listing) throw refuseCall('NOT_FOUND')
  return listing
}
