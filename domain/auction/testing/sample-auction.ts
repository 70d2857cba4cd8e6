import { berlinInstant } from '../../calendar/berlin.ts'
import { type Instant, minuteMs } from '../../calendar/instant.ts'
import { type Actor, clock } from '../core/actor.ts'
import type { AuctionCommand, CommandBody } from '../core/commands.ts'
import type { Decision } from '../core/decision.ts'
import type { AuctionEvent } from '../core/events.ts'
import { type BidderFacts, type Facts, noFacts, releasableListing } from '../core/facts.ts'
import { newAuction } from '../core/new-auction.ts'
import { onMarket } from '../core/phases.ts'
import { defaultMarketSettings } from '../core/settings.ts'
import type {
  AuctionMode,
  AuctionState,
  DraftState,
  OnMarketState,
  ReleasedState,
} from '../core/state.ts'
import { decide } from '../house/decide.ts'
import { dueCommand } from '../house/due.ts'
import { applyEvents } from '../house/journal/journal.ts'

/**
 * An auction for tests and examples of the rules: released on Tuesday 17 November 2026,
 * ending on Wednesday at 15:30 in Berlin, start price 10,000, target 20,000.
 */

export function berlin(text: `${number}-${number}-${number} ${number}:${number}`): Instant {
  const [day = '', time = ''] = text.split(' ')
  return berlinInstant(Temporal.PlainDate.from(day), time)
}

export const owner: Actor = { kind: 'customer', customerId: 1 }
export const operator: Actor = { kind: 'operator', customerId: 2 }
export const approvedAt = berlin('2026-11-17 10:00')
export const endsAt = berlin('2026-11-18 15:30')
/** How far a change of leader late in the auction moves its end. */
export const softCloseMs = defaultMarketSettings.softClose.windowMinutes * minuteMs

export function dealer(merchantId: number): Actor {
  return { kind: 'merchant', merchantId, customerId: 1_000 + merchantId }
}

export const acceptedDealer: BidderFacts = {
  admission: 'accepted',
  isBlocked: false,
  isBiddingStopped: false,
  hasAcceptedTerms: true,
  isOwnOrLinkedAd: false,
}

/** Facts that let everything through, so that each test breaks only what it is about. */
export const goodFacts: Facts = {
  ...noFacts,
  bidder: acceptedDealer,
  randomInputs: {
    yellowFraction: 0.5,
    targetSalt: '11'.repeat(32),
    yellowSalt: '22'.repeat(32),
    limitSalt: '33'.repeat(32),
  },
  listing: releasableListing,
  // Every slot before 15:30 is full, so that approval takes that one.
  slotLoads: ['14:00', '14:15', '14:30', '14:45', '15:00', '15:15'].map((time) => ({
    endsAt: berlinInstant(Temporal.PlainDate.from('2026-11-18'), time),
    auctions: 4,
  })),
  nextLateOfferId: 900,
  vehicle: null,
  linkedMerchantIds: [],
  ownersMerchantIds: [],
  hasOpenQuestion: false,
  consentInForce: null,
  biddingLog: [],
}

export type SampleTerms = {
  readonly targetPriceEur?: number
  readonly startPriceEur?: number
  readonly buyNowPriceEur?: number | null
  readonly mode?: AuctionMode
}

export function editingAuction(): DraftState {
  return newAuction({
    auctionId: 7,
    entityId: 70,
    ownerCustomerId: 1,
    ownerMerchantId: null,
    at: approvedAt - 1,
  })
}

/** What takes the auction from editing to its release: who, when, what. */
export function releaseOf(
  terms: SampleTerms = {},
): readonly (readonly [Actor, Instant, CommandBody])[] {
  return [
    [owner, approvedAt - 1, { type: 'submit', consentVersion: 'de-1' }],
    [
      operator,
      approvedAt,
      {
        type: 'approve',
        mode: terms.mode ?? 'auction',
        startPriceEur: terms.startPriceEur ?? 10_000,
        buyNowPriceEur: terms.buyNowPriceEur ?? null,
        settings: defaultMarketSettings,
        secrets: { targetPriceEur: terms.targetPriceEur ?? 20_000 },
      },
    ],
  ]
}

export function publishedAuction(terms: SampleTerms = {}): OnMarketState {
  const published = releaseOf(terms).reduce<AuctionState>(
    (state, [actor, at, body]) => played(state, actor, at, body),
    editingAuction(),
  )
  return onMarket(published)
}

export function runningAuction(terms: SampleTerms = {}): OnMarketState {
  const published = publishedAuction(terms)
  return onMarket(played(published, clock, published.clock.startsAt, { type: 'start' }))
}

/** The clock runs up to an instant: everything due happens at its own time. */
/** A released auction stays released, whatever happens to it. */
type After<State extends AuctionState> = State extends ReleasedState ? ReleasedState : AuctionState

export function atTime<State extends AuctionState>(state: State, now: Instant): After<State> {
  let current: AuctionState = state
  for (;;) {
    const command = dueCommand(current, now)
    if (command === null) return current as After<State>
    const decision = decide(current, command, noFacts)
    if (!decision.isAccepted) {
      throw new Error(`The due command ${command.type} was refused: ${decision.refusal.code}`)
    }
    current = applyEvents(current, decision.events, sampleHash).state
  }
}

/** One command that must be accepted. */
export function played<State extends AuctionState>(
  state: State,
  actor: Actor,
  at: Instant,
  body: CommandBody,
  facts: Facts = goodFacts,
): After<State> {
  return outcome(state, actor, at, body, facts).state
}

export type Played<State = ReleasedState> = {
  readonly state: State
  readonly events: readonly AuctionEvent[]
}

export function outcome<State extends AuctionState>(
  state: State,
  actor: Actor,
  at: Instant,
  body: CommandBody,
  facts: Facts = goodFacts,
): Played<After<State>> {
  const decision = tried(state, actor, at, body, facts)
  if (!decision.isAccepted) {
    throw new Error(`${body.type} was refused: ${JSON.stringify(decision.refusal)}`)
  }
  return {
    state: applyEvents(state, decision.events, sampleHash).state as After<State>,
    events: decision.events,
  }
}

export function tried(
  state: AuctionState,
  actor: Actor,
  at: Instant,
  body: CommandBody,
  facts: Facts = goodFacts,
): Decision {
  const command: AuctionCommand = { actor, at, ...body }
  return decide(state, command, facts)
}

export function bid(amountEur: number): CommandBody {
  return { type: 'bid', amountEur, isAskMeThen: false, consentVersion: 'de-1' }
}

export function limit(limitEur: number): CommandBody {
  return { type: 'set_agent', consentVersion: 'de-1', secrets: { limitEur } }
}

/** Stands in for SHA-256 where the chain itself is not what a test is about. */
export function sampleHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0').repeat(8)
}
