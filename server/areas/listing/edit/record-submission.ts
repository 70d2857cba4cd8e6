import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { numberOf, textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { adChangeStore } from '../records/changes/ad-change-store.ts'
import { insertConsent } from '../records/listing-history-store.ts'
import type { ConsentedAd, ListingServices } from '../records/listing-services.ts'
import { type StoredListing, saveSubmission } from '../records/listing-store.ts'

/**
 * An ad goes into review, for the first time or in its next round: when, and the sentence its owner
 * agreed to, of the ad as it stands under the caller's lock (rules 10). The status is the round's.
 */
export async function recordSubmission(
  services: Pick<ListingServices, 'now' | 'keys' | 'consentSentence'>,
  client: DatabaseClient,
  submission: {
    readonly context: Pick<CallContext, 'locale'>
    readonly listing: Pick<StoredListing, 'entityId' | 'values'>
    readonly customerId: number
    /** By the market's clock, as the 24 hours of the review run. */
    readonly submittedAt: number
  },
): Promise<void> {
  const { listing, customerId, submittedAt } = submission
  const { locale } = submission.context
  const { entityId } = listing
  // Of an earlier review; this one is of the ad as it stands.
  await adChangeStore.lapseAll(client, entityId)
  await saveSubmission(client, entityId, {
    consent: {
      sentenceVersion: consentSentenceVersion,
      locale,
      givenAt: services.now().getTime(),
    },
    submittedAt: new Date(submittedAt),
  })
  const consent = {
    customerId,
    listingId: entityId,
    version: consentSentenceVersion,
    locale,
    sentence: services.consentSentence(locale, consentedAd(listing.values)),
  }
  await insertConsent(client, consent, services.keys.auctionSecrets)
}

/** What of an ad stands in the sentence. */
export function consentedAd(values: VehicleValues): ConsentedAd {
  return {
    saleMode: textOf(values, 'sale_mode') === 'offer_collection' ? 'offer_collection' : 'auction',
    targetPriceEur: numberOf(values, 'target_price') ?? 0,
  }
}

/** What the market learns of an ad that was found ready under the lock of its row. */
export const completeListing = {
  isComplete: true,
  hasOfficialDocument: true,
  isEmailVerified: true,
  isProfileComplete: true,
  hasVatRegime: false,
  hasVin: false,
}
