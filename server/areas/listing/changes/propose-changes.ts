import { isDeepStrictEqual } from 'node:util'
import {
  changeHandling,
  changesBetween,
  isSameAnswer,
  needsConsent,
} from '#domain/listing/changes/ad-changes.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { maySave } from '#domain/listing/may.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import { merge, type ProductInput, saveWithin } from '../edit/save-listing.ts'
import { adChangeStore } from '../records/changes/ad-change-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { lockListing } from '../records/listing-store.ts'
import { changeFactsOf } from './change-facts.ts'
import {
  refuseUnconfirmed,
  type StatedConfirmation,
  sentenceConfirmed,
} from './changed-confirmations.ts'
import { check, listWaitingChanges, ownAd, refuseIncomplete, valuesWith } from './own-ad.ts'

type Proposal = {
  readonly entityId: number
  readonly input: ProductInput
  /** Of the sentence that the owner agreed to with this change. */
  readonly consentVersion?: string | undefined
  /** Of changed answers that are flagged. */
  readonly confirmations: readonly StatedConfirmation[]
}

/**
 * Owners change their ad: before its submission at once, afterwards as a draft that waits (rules 2 and 8). What
 * is sent is what they want the ad to say: sent twice it is one change, and an answer set back to what the ad
 * says already is no change any more.
 */
export async function proposeChanges(
  services: ListingServices,
  context: CallContext,
  { entityId, input, consentVersion, confirmations }: Proposal,
): Promise<void> {
  const key = services.keys.auctionSecrets
  const isSaved = await transaction(services.pool, async (client) => {
    const listing = ownAd(await lockListing(client, entityId, key), context)
    const [auction] = await services.auctions.listNewest(client, [entityId])
    // Asked under the lock: an operator may have sent it back in this very moment.
    if (!auction || auction.status === 'editing') {
      await saveWithin(services, client, { context, entityId, input, source: 'form' })
      return true
    }
    const waiting = await listWaitingChanges(services, client, entityId)
    const draft = { ...listing, values: valuesWith(listing.values, waiting) }
    const content = merge(draft, input, services.now().getTime())
    refuseOtherParts(listing, content)
    const changes = changesBetween(listing.values, content.values)
    const facts = await changeFactsOf(services, client, { listing, auction })
    const known = new Map(waiting.map((change) => [change.field, change]))
    const fresh = changes.filter(({ field, after }) => {
      const same = known.get(field)
      return !same || !isSameAnswer(same.after, after)
    })
    for (const change of fresh) {
      const answer = changeHandling(change, facts)
      if (!answer.isAllowed) throw new RefusedCall(answer.refusal)
      if (needsConsent(change) && consentVersion !== consentSentenceVersion) {
        throw refuseCall('CONSENT_MISSING')
      }
    }
    if (fresh.length > 0) {
      if (input.version !== undefined) check(maySave(listing, input.version))
      refuseUnconfirmed(fresh, content.values, confirmations)
      await refuseIncomplete(services, client, { listing, after: content.values })
    }
    const wanted = new Set(changes.map(({ field }) => field))
    const givenUp = waiting.filter(({ field }) => !wanted.has(field))
    const replaced = fresh.flatMap(({ field }) => known.get(field) ?? [])
    await adChangeStore.end(client, idsOf(givenUp), 'withdrawn')
    await adChangeStore.end(client, idsOf(replaced), 'replaced')
    for (const change of fresh) {
      const consent = needsConsent(change)
        ? { version: consentSentenceVersion, locale: context.locale }
        : null
      const proposed = {
        ...change,
        consent,
        confirmation: sentenceConfirmed(change, content.values, context.locale),
        listingId: entityId,
        proposedBy: customerIdOf(context),
      }
      await adChangeStore.insert(client, proposed, key)
    }
    return false
  })
  if (isSaved) services.announceListing(entityId)
}

/** Only answers are changed so: a defect is reported, pictures stay as they were reviewed. */
function refuseOtherParts(
  listing: Parameters<typeof merge>[0],
  content: ReturnType<typeof merge>,
): void {
  for (const part of ['damages', 'gallery', 'moreImages', 'reviewPictures'] as const) {
    if (!isDeepStrictEqual(listing[part], content[part])) throw refuseCall('AD_NOT_EDITABLE')
  }
}

/** Withdrawn twice it is withdrawn; of one that was decided nothing is left to withdraw. */
export async function withdrawChange(
  services: ListingServices,
  context: CallContext,
  { entityId, changeId }: { readonly entityId: number; readonly changeId: number },
): Promise<void> {
  const key = services.keys.auctionSecrets
  await transaction(services.pool, async (client) => {
    ownAd(await lockListing(client, entityId, key), context)
    const [change] = await adChangeStore.listNamed(client, entityId, {
      changeIds: [changeId],
      key,
    })
    if (!change) throw refuseCall('NOT_FOUND')
    if (change.state === 'accepted' || change.state === 'declined') {
      throw refuseCall('CHANGE_NOT_WAITING')
    }
    await adChangeStore.end(client, [changeId], 'withdrawn')
  })
}

function idsOf(changes: readonly { readonly changeId: number }[]): number[] {
  return changes.map(({ changeId }) => changeId)
}
