import {
  type ChangeFacts,
  type ChangeVerdict,
  changesBetween,
  mayAcceptChange,
  mayDecideChange,
} from '#domain/listing/changes/ad-changes.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { maySave } from '#domain/listing/may.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { validateValues } from '#domain/vehicle/validate.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { defaultLocale } from '#locales/locales.ts'
import { textsByCode } from '#locales/texts.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { refuseCall, refuseFields } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { notifyCustomer } from '../../messaging/api.ts'
import { consentedAd } from '../edit/record-submission.ts'
import { changesOf } from '../edit/save-listing.ts'
import { adChangeStore, type StoredAdChange } from '../records/changes/ad-change-store.ts'
import { endConfirmations } from '../records/confirmation-store.ts'
import { insertChanges, insertConsent, saveConsent } from '../records/listing-history-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { type ListingWithPhase, lockListing, saveContent } from '../records/listing-store.ts'
import { refuseWhileHeld } from '../review/record-review.ts'
import { describeVehicles } from '../show/describe-vehicles.ts'
import { queueAdTranslation } from '../translation/translate-ad.ts'
import { changeFactsOf } from './change-facts.ts'
import { saveConfirmed } from './changed-confirmations.ts'
import { againstNow, check, refuseIncomplete, valuesWith } from './own-ad.ts'

type Decision = {
  readonly changeId: number
  readonly verdict: ChangeVerdict
  readonly reason: string
}
type Decided = StoredAdChange & { readonly decision: Decision }

/**
 * An operator decides of changes that wait (rules 2 and 8). The auction and then the ad are locked, so that no
 * bid and no other change comes between look and verdict. What is sent twice is decided once, and the owner
 * is notified of all of them at once.
 */
export async function decideChanges(
  services: ListingServices,
  context: CallContext,
  verdict: {
    readonly entityId: number
    /** Of the ad that the operator saw. */
    readonly version: number
    readonly decisions: readonly Decision[]
  },
): Promise<void> {
  const { entityId, version } = verdict
  const key = services.keys.auctionSecrets
  const isChanged = await transaction(services.pool, async (client) => {
    const auction = await services.auctions.lockNewest(client, entityId)
    const listing = await lockListing(client, entityId, key)
    if (!listing || !auction) throw refuseCall('NOT_FOUND')
    const changeIds = verdict.decisions.map(({ changeId }) => changeId)
    const stored = await adChangeStore.listNamed(client, entityId, { changeIds, key })
    const open = decisionsLeft(stored, verdict.decisions)
    if (open.length === 0) return false
    await refuseWhileHeld(client, entityId)
    const accepted = open.filter(({ decision }) => decision.verdict === 'accepted')
    if (accepted.length > 0) check(maySave(listing, version))
    const facts = await changeFactsOf(services, client, { listing, auction })
    for (const change of accepted) check(mayAcceptChange(againstNow(listing.values, change), facts))
    if (accepted.length > 0) await takeOver(services, client, { listing, accepted, facts })
    for (const { decision } of open) {
      const operatorId = customerIdOf(context)
      await adChangeStore.saveVerdict(client, { ...decision, operatorId })
    }
    await recordOperatorAction(client, context, {
      action: 'decide_ad_changes',
      subject: { kind: 'listing', id: entityId },
      facts: { decisions: open.map(({ field, decision }) => ({ field, ...decision })) },
    })
    await notifyOwner(services, client, { listing, auctionId: auction.auctionId, decided: open })
    return accepted.length > 0
  })
  // Of a decline its owner alone hears, by the message: nobody else's page has changed.
  if (isChanged) services.announceListing(entityId)
}

/** Those that nobody has given yet. */
function decisionsLeft(
  stored: readonly StoredAdChange[],
  decisions: readonly Decision[],
): readonly Decided[] {
  const byId = new Map(decisions.map((decision) => [decision.changeId, decision]))
  const named = stored.flatMap((change): Decided[] => {
    const decision = byId.get(change.changeId)
    return decision ? [{ ...change, decision }] : []
  })
  if (named.length < byId.size) throw refuseCall('NOT_FOUND')
  for (const { state, decision } of named) check(mayDecideChange(state, decision))
  return named.filter(({ state }) => state === 'waiting')
}

async function takeOver(
  services: ListingServices,
  client: DatabaseClient,
  change: {
    readonly listing: ListingWithPhase
    readonly accepted: readonly Decided[]
    readonly facts: ChangeFacts
  },
): Promise<void> {
  const { listing, accepted, facts } = change
  const { entityId } = listing
  const key = services.keys.auctionSecrets
  const values = valuesWith(listing.values, accepted)
  // Also what falls away with them: after a bid nothing may.
  const effects = changesBetween(listing.values, values)
  for (const effect of effects) check(mayAcceptChange(effect, facts))
  const changed = changesOf(listing.values, values, 'change')
  // An answer beside it that stays is neither judged again nor confirmed anew.
  const codes = new Set(changed.map(({ attributeCode }) => attributeCode))
  const now = services.now().getTime()
  const faults = validateValues(listingAttributes, values, { now })
  const own = faults.filter(({ field }) => codes.has(field))
  if (own.length > 0) throw refuseFields(own)
  await refuseIncomplete(services, client, { listing, after: values })
  await saveContent(client, entityId, { ...listing, values }, key)
  if (listing.phase === 'released') await queueAdTranslation(services, client, entityId)
  await insertChanges(client, entityId, changed, {
    by: { editor: 'owner', operatorId: null },
    key,
  })
  await endConfirmations(client, entityId, [...codes])
  for (const change of accepted) {
    const { consent, proposedBy } = change
    if (consent) await saveNewConsent(services, client, { entityId, values, consent, proposedBy })
    await saveConfirmed(client, { listing, change, values })
  }
}

/** The sentence names the new price from now on; it is the one that the owner read when they made the change. */
async function saveNewConsent(
  services: ListingServices,
  client: DatabaseClient,
  given: {
    readonly entityId: number
    readonly values: VehicleValues
    readonly consent: NonNullable<StoredAdChange['consent']>
    readonly proposedBy: number
  },
): Promise<void> {
  const { entityId, values, consent, proposedBy } = given
  const { version, locale } = consent
  // Another sentence stands at the button by now, and nobody has read that one.
  if (version !== consentSentenceVersion) throw refuseCall('CONSENT_MISSING')
  const givenAt = services.now().getTime()
  await saveConsent(client, entityId, { sentenceVersion: version, locale, givenAt })
  await insertConsent(
    client,
    {
      customerId: proposedBy,
      listingId: entityId,
      version,
      locale,
      sentence: services.consentSentence(locale, consentedAd(values)),
    },
    services.keys.auctionSecrets,
  )
}

async function notifyOwner(
  services: ListingServices,
  client: DatabaseClient,
  notified: {
    readonly listing: ListingWithPhase
    readonly auctionId: number
    readonly decided: readonly Decided[]
  },
): Promise<void> {
  const { listing, auctionId, decided } = notified
  const { entityId, owner } = listing
  if (owner.customerId === undefined) return
  const seller = await services.sellers.find(client, owner.customerId)
  const vehicles = await describeVehicles(client, { entityIds: [entityId], locale: defaultLocale })
  await notifyCustomer(client, {
    customerId: owner.customerId,
    notification: 'ad_changes_decided',
    values: {
      vehicle: vehicles.get(entityId) ?? '',
      remarks: decisionsInWords(decided, seller?.languageSetting ?? defaultLocale),
    },
    cause: `ad-changes/${decided.map(({ changeId }) => changeId).join('-')}`,
    entityId,
    auctionId,
  })
}

/** One line each: the field, what became of it, and of a declined one the reason. */
function decisionsInWords(decided: readonly Decided[], locale: string): string {
  const attributes = textsByCode(locale, 'attributes')
  const texts = textsByCode(locale, 'notifications')
  return decided
    .map(({ field, decision: { verdict, reason } }) => {
      const label = attributes.has(`${field}.label`) ? attributes(`${field}.label`) : field
      const outcome = texts(`change.${verdict}`)
      return verdict === 'declined' ? `${label}: ${outcome} – ${reason}` : `${label}: ${outcome}`
    })
    .join('\n')
}
