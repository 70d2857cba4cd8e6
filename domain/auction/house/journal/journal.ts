import type { Instant } from '../../../calendar/instant.ts'
import type { AuctionEvent, EventOf } from '../../core/events.ts'
import { isJournaled } from '../../core/journaled.ts'
import type { AuctionState } from '../../core/state.ts'
import { evolve } from '../evolve.ts'
import { type CanonicalValue, canonicalJson } from './canonical-json.ts'
import { limitCommitment, type Sha256, targetCommitment, yellowCommitment } from './commitments.ts'

/**
 * The public bidding journal (rules 9): pseudonyms, prices, causes and commitments, chained by hash
 * from release to settling. No name, no free text, no secret ever enters a payload.
 */

export type JournalKind =
  | 'released'
  | 'bid'
  | 'agent'
  | 'agent_ended'
  | 'end_extended'
  | 'end_moved'
  | 'voided'
  | 'defect'
  | 'withdrawn'
  | 'result'

export type JournalEntry = {
  readonly sequence: number
  readonly previousHash: string
  readonly hash: string
  readonly at: Instant
  readonly kind: JournalKind
  readonly payload: Readonly<Record<string, CanonicalValue>>
}

export type Applied = {
  readonly state: AuctionState
  /** The private log's events with their numbers, in order. */
  readonly log: readonly { readonly version: number; readonly event: AuctionEvent }[]
  readonly entries: readonly JournalEntry[]
}

/** A decision's events into the state and into the journal; the head hash moves along. */
export function applyEvents(
  state: AuctionState,
  events: readonly AuctionEvent[],
  sha256: Sha256,
): Applied {
  let current = state
  const entries: JournalEntry[] = []
  const log: { version: number; event: AuctionEvent }[] = []
  for (const event of events) {
    const draft = isJournaled(current, event) ? journalDraft(current, event, sha256) : null
    current = evolve(current, event)
    log.push({ version: current.version, event })
    if (draft === null) continue
    const entry = { ...draft, sequence: current.sequence, previousHash: current.headHash }
    const hash = sha256(entryText(entry))
    entries.push({ ...entry, hash })
    current = { ...current, headHash: hash }
  }
  return { state: current, log, entries }
}

/** The text an entry's hash is taken of, its predecessor's hash included. */
export function entryText(entry: Omit<JournalEntry, 'hash'>): string {
  return canonicalJson({
    sequence: entry.sequence,
    previousHash: entry.previousHash,
    at: entry.at,
    kind: entry.kind,
    payload: entry.payload,
  })
}

type Draft = Pick<JournalEntry, 'at' | 'kind' | 'payload'>

function journalDraft(state: AuctionState, event: AuctionEvent, sha256: Sha256): Draft {
  const { at } = event
  switch (event.type) {
    case 'ad_approved':
      return { at, kind: 'released', payload: releasePayload(state, event, sha256) }
    case 'bid_placed': {
      const { pseudonym, amountEur, cause, light } = event
      return { at, kind: 'bid', payload: { pseudonym, amountEur, cause, light } }
    }
    case 'agent_set': {
      const { pseudonym } = event
      const secret = { auctionId: state.auctionId, pseudonym, ...event.secrets }
      const commitment = limitCommitment(secret, sha256)
      return { at, kind: 'agent', payload: { pseudonym, limitCommitment: commitment } }
    }
    case 'agent_ended':
      return { at, kind: 'agent_ended', payload: { pseudonym: event.pseudonym } }
    case 'end_extended':
      return { at, kind: 'end_extended', payload: { endsAt: event.endsAt } }
    case 'end_moved': {
      const { plannedEndsAt, endsAt, latestEndsAt, cause } = event
      return { at, kind: 'end_moved', payload: { plannedEndsAt, endsAt, latestEndsAt, cause } }
    }
    case 'bids_voided':
      return { at, kind: 'voided', payload: voidPayload(event) }
    case 'defect_confirmed':
      return { at, kind: 'defect', payload: { takeBackUntil: event.takeBackUntil } }
    case 'auction_withdrawn':
      return { at, kind: 'withdrawn', payload: { reason: event.reason } }
    case 'auction_ended': {
      const { endedAt, outcome } = event
      const highest = state.highest?.isBinding === true ? state.highest : null
      const isBoughtNow = outcome === 'bought_now'
      const priceEur = isBoughtNow ? (state.buyNowPriceEur ?? null) : (highest?.amountEur ?? null)
      const pseudonym = isBoughtNow ? null : (highest?.pseudonym ?? null)
      return { at, kind: 'result', payload: { endedAt, outcome, priceEur, pseudonym } }
    }
    default:
      throw new Error(`The journal has no entry for ${event.type}.`)
  }
}

/** The new price and leader in one entry; the operator's reason stays in the private log. */
function voidPayload(event: EventOf<'bids_voided'>): JournalEntry['payload'] {
  const { pseudonym, fromSequence, cause, isBarred, light, highest } = event
  return {
    pseudonym,
    fromSequence,
    cause,
    isBarred,
    light,
    priceEur: highest?.amountEur ?? null,
    leaderPseudonym: highest?.pseudonym ?? null,
  }
}

function releasePayload(
  state: AuctionState,
  event: Extract<AuctionEvent, { readonly type: 'ad_approved' }>,
  sha256: Sha256,
): JournalEntry['payload'] {
  const { auctionId, round } = state
  const { targetPriceEur, targetSalt, yellowFromPercent, yellowSalt } = event.secrets
  return {
    auctionId,
    round,
    mode: event.mode,
    startPriceEur: event.startPriceEur,
    buyNowPriceEur: event.buyNowPriceEur,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    latestEndsAt: event.latestEndsAt,
    settings: event.settings,
    targetCommitment: targetCommitment({ auctionId, targetPriceEur, salt: targetSalt }, sha256),
    yellowCommitment: yellowCommitment({ auctionId, yellowFromPercent, salt: yellowSalt }, sha256),
  }
}
