import { hourMs, type Instant } from '../../../calendar/instant.ts'
import { type Action, type NoFacts, no, type RefusedAction, yes } from '../../core/action.ts'
import type {
  AmountFacts,
  CounterFacts,
  DeclineFacts,
  OfferFacts,
  RaiseFacts,
} from '../../core/action-facts.ts'
import { type Actor, isOwner } from '../../core/actor.ts'
import { bidStepEur } from '../../core/bid-steps.ts'
import type { Renegotiation } from '../../core/renegotiation-state.ts'
import type { AuctionState, RenegotiationState } from '../../core/state.ts'
import { optionsWithBid, optionsWithoutBid } from '../rounds/options-afterwards.ts'

/**
 * What each side of a renegotiation may do now and between which amounts (rules 6). The commands
 * and the views ask here, so that a button and the server always give the same answer.
 */

export function mayAccept(state: AuctionState, actor: Actor, at: Instant): Action<AmountFacts> {
  const side = sideOf(state, actor)
  if (side === null || !isRunning(state, at)) return notNow(side)
  const { renegotiation } = state
  // A raise made in the buyer's own turn binds them, so the owner may take it at once.
  const isTakingRaise = side === 'owner' && renegotiation.standingOfferEur !== null
  if (renegotiation.turn !== side && !isTakingRaise) {
    return no('NOT_YOUR_TURN', { turnEndsAt: renegotiation.turnEndsAt })
  }
  if (side === 'owner') return yes({ amountEur: acceptableEur(renegotiation) })
  const counter = lastCounterEur(renegotiation)
  return counter === null ? no('ACTION_NOT_POSSIBLE_NOW') : yes({ amountEur: counter })
}

/** Above the buyer's best, not above the target, every further one lower; three a side. */
export function mayCounter(state: AuctionState, actor: Actor, at: Instant): Action<CounterFacts> {
  const side = sideOf(state, actor)
  if (side !== 'owner' || !isRunning(state, at)) return notNow(side === 'owner' ? side : null)
  const { renegotiation } = state
  if (renegotiation.turn !== 'owner')
    return no('NOT_YOUR_TURN', { turnEndsAt: renegotiation.turnEndsAt })
  const countersLeft = countersLeftOf(state, renegotiation)
  const minimumEur = buyersBestEur(renegotiation) + 1
  const last = lastCounterEur(renegotiation)
  const targetEur = state.secrets.targetPriceEur
  const maximumEur = last === null ? targetEur : last - 1
  if (countersLeft === 0) return noneLeft(state)
  if (minimumEur > maximumEur) return no('NO_ROOM_BETWEEN_OFFERS')
  const bindsUntil = bindingAfterCounter(state)
  return yes({ minimumEur, maximumEur, countersLeft, bindsUntil })
}

/** The first counter made in time extends the binding once, to 72 h after the end. */
function bindingAfterCounter({ clock, settings, renegotiation }: RenegotiationState): Instant {
  if (renegotiation.isExtended) return renegotiation.bindsUntil
  return clock.endsAt + settings.renegotiation.extendedBindingHours * hourMs
}

/** A decline is also how the owner cancels: it may be sent in either turn. */
export function mayDecline(state: AuctionState, actor: Actor, at: Instant): Action<DeclineFacts> {
  const side = sideOf(state, actor)
  if (side !== 'owner' || !isRunning(state, at)) return notNow(side === 'owner' ? side : null)
  const withRestart = optionsWithBid(state, at)
  return yes({
    reasons: ['not_available', 'price_too_low'],
    then: withRestart === null ? ['pause', 'neither'] : ['restart', 'pause', 'neither'],
    withRestart,
    withoutBid: optionsWithoutBid(state, at),
  })
}

/** At least a step above the buyer's best so far and below the counter. */
export function mayOffer(state: AuctionState, actor: Actor, at: Instant): Action<OfferFacts> {
  const buyer = asBuyerInTurn(state, actor, at)
  if (!buyer.isAllowed) return buyer
  const renegotiation = buyer.facts
  const counter = lastCounterEur(renegotiation)
  if (counter === null) return no('ACTION_NOT_POSSIBLE_NOW')
  const offersLeft = offersLeftOf(state, renegotiation)
  const minimumEur = nextOfferEur(state, renegotiation)
  const maximumEur = counter - 1
  if (offersLeft === 0) return noneLeft(state)
  if (minimumEur > maximumEur) return no('NO_ROOM_BETWEEN_OFFERS')
  return yes({ minimumEur, maximumEur, offersLeft })
}

/** In either turn; reaching the counter or the target sells at once. */
export function mayRaise(state: AuctionState, actor: Actor, at: Instant): Action<RaiseFacts> {
  const side = sideOf(state, actor)
  if (side !== 'buyer' || !isRunning(state, at)) return notNow(side === 'buyer' ? side : null)
  const { renegotiation } = state
  const best = buyersBestEur(renegotiation)
  const minimumEur = nextOfferEur(state, renegotiation)
  const counter = lastCounterEur(renegotiation)
  // Without a counter the guard against typing errors of a bid holds (rules 4).
  const guardEur = Math.floor((best * state.settings.typingErrors.bidMaxPercent) / 100)
  const maximumEur = counter ?? guardEur
  return yes({ minimumEur: Math.min(minimumEur, maximumEur), maximumEur })
}

export function mayLeave(state: AuctionState, actor: Actor, at: Instant): Action<NoFacts> {
  const buyer = asBuyerInTurn(state, actor, at)
  return buyer.isAllowed ? yes({}) : buyer
}

/** The owner takes the buyer's latest offer while it stands, else the archived bid. */
export function acceptableEur(renegotiation: Renegotiation): number {
  return renegotiation.standingOfferEur ?? renegotiation.archivedBidEur
}

export function buyersBestEur(renegotiation: Renegotiation): number {
  return renegotiation.offers.at(-1)?.amountEur ?? renegotiation.archivedBidEur
}

export function lastCounterEur(renegotiation: Renegotiation): number | null {
  return renegotiation.counters.at(-1)?.amountEur ?? null
}

export function countersLeftOf(state: AuctionState, renegotiation: Renegotiation): number {
  return Math.max(
    0,
    state.settings.renegotiation.maxCountersPerSide - renegotiation.counters.length,
  )
}

/** Raises count as no counter (rules 6). */
export function offersLeftOf(state: AuctionState, renegotiation: Renegotiation): number {
  const made = renegotiation.offers.filter((step) => step.kind === 'offer').length
  return Math.max(0, state.settings.renegotiation.maxCountersPerSide - made)
}

/** While its time runs: what is over by the clock is over before the clock has acted. */
function isRunning(state: AuctionState, at: Instant): state is RenegotiationState {
  return state.status === 'renegotiation' && at < state.renegotiation.bindsUntil
}

function sideOf(state: AuctionState, actor: Actor): 'owner' | 'buyer' | null {
  if (isOwner(state, actor)) return 'owner'
  const isBuyer = actor.kind === 'merchant' && actor.merchantId === state.renegotiation?.merchantId
  return isBuyer ? 'buyer' : null
}

function asBuyerInTurn(state: AuctionState, actor: Actor, at: Instant): Action<Renegotiation> {
  const side = sideOf(state, actor)
  if (side !== 'buyer' || !isRunning(state, at)) return notNow(side === 'buyer' ? side : null)
  const { renegotiation } = state
  if (renegotiation.turn !== 'buyer')
    return no('NOT_YOUR_TURN', { turnEndsAt: renegotiation.turnEndsAt })
  return yes(renegotiation)
}

function nextOfferEur(state: AuctionState, renegotiation: Renegotiation): number {
  const best = buyersBestEur(renegotiation)
  return best + bidStepEur(state.settings.bidSteps, best)
}

function notNow(side: 'owner' | 'buyer' | null): RefusedAction {
  if (side === null) return no('NOT_FOUND')
  return no('ACTION_NOT_POSSIBLE_NOW')
}

function noneLeft({ settings }: AuctionState): RefusedAction {
  return no('NO_COUNTERS_LEFT', { maximum: settings.renegotiation.maxCountersPerSide })
}
