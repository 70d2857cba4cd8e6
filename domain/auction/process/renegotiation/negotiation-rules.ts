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
import type { AuctionState } from '../../core/state.ts'
import { optionsWithBid, optionsWithoutBid } from '../rounds/options-afterwards.ts'

/**
 * What each side of a renegotiation may do now and between which amounts (rules 6). The commands
 * ask here, and so do the views: a button never knows more, or less, than the server.
 */

export function mayAccept(state: AuctionState, actor: Actor, at: Instant): Action<AmountFacts> {
  const side = sideOf(state, actor)
  const talk = runningRenegotiation(state, at)
  if (side === null || talk === null) return notNow(side)
  // A raise made in the buyer's own turn binds him, so the owner may take it at once.
  const isTakingRaise = side === 'owner' && talk.standingOfferEur !== null
  if (talk.turn !== side && !isTakingRaise) {
    return no('NOT_YOUR_TURN', { turnEndsAt: talk.turnEndsAt })
  }
  if (side === 'owner') return yes({ amountEur: acceptableEur(talk) })
  const counter = lastCounterEur(talk)
  return counter === null ? no('ACTION_NOT_POSSIBLE_NOW') : yes({ amountEur: counter })
}

/** Above the buyer's best, not above the target, every further one lower; three a side. */
export function mayCounter(state: AuctionState, actor: Actor, at: Instant): Action<CounterFacts> {
  const side = sideOf(state, actor)
  const talk = runningRenegotiation(state, at)
  if (side !== 'owner' || talk === null) return notNow(side === 'owner' ? side : null)
  if (talk.turn !== 'owner') return no('NOT_YOUR_TURN', { turnEndsAt: talk.turnEndsAt })
  const countersLeft = countersLeftOf(state, talk)
  const minimumEur = buyersBestEur(talk) + 1
  const last = lastCounterEur(talk)
  const targetEur = state.secrets.targetPriceEur ?? 0
  const maximumEur = last === null ? targetEur : last - 1
  if (countersLeft === 0) return noneLeft(state)
  if (minimumEur > maximumEur) return no('NO_ROOM_BETWEEN_OFFERS')
  const bindsUntil = bindingAfterCounter(state, talk)
  return yes({ minimumEur, maximumEur, countersLeft, bindsUntil })
}

/** The first counter made in time extends the binding once, to 72 h after the end. */
function bindingAfterCounter({ clock, settings }: AuctionState, talk: Renegotiation): Instant {
  if (talk.isExtended) return talk.bindsUntil
  return (clock?.endsAt ?? 0) + settings.renegotiation.extendedBindingHours * hourMs
}

/** A decline is also how the owner cancels, so he may send it in either turn. */
export function mayDecline(state: AuctionState, actor: Actor, at: Instant): Action<DeclineFacts> {
  const side = sideOf(state, actor)
  const talk = runningRenegotiation(state, at)
  if (side !== 'owner' || talk === null) return notNow(side === 'owner' ? side : null)
  const withRestart = optionsWithBid(state, at)
  return yes({
    reasons: ['not_available', 'price_too_low'],
    then: withRestart === null ? ['pause', 'neither'] : ['restart', 'pause', 'neither'],
    withRestart,
    withoutBid: optionsWithoutBid(state, at),
  })
}

/** At least a step above his best so far and below the counter. */
export function mayOffer(state: AuctionState, actor: Actor, at: Instant): Action<OfferFacts> {
  const buyer = asBuyerInTurn(state, actor, at)
  if (!buyer.isAllowed) return buyer
  const talk = buyer.facts
  const counter = lastCounterEur(talk)
  if (counter === null) return no('ACTION_NOT_POSSIBLE_NOW')
  const offersLeft = offersLeftOf(state, talk)
  const minimumEur = nextOfferEur(state, talk)
  const maximumEur = counter - 1
  if (offersLeft === 0) return noneLeft(state)
  if (minimumEur > maximumEur) return no('NO_ROOM_BETWEEN_OFFERS')
  return yes({ minimumEur, maximumEur, offersLeft })
}

/** In either turn; reaching the counter or the target sells at once. */
export function mayRaise(state: AuctionState, actor: Actor, at: Instant): Action<RaiseFacts> {
  const side = sideOf(state, actor)
  const talk = runningRenegotiation(state, at)
  if (side !== 'buyer' || talk === null) return notNow(side === 'buyer' ? side : null)
  const best = buyersBestEur(talk)
  const minimumEur = nextOfferEur(state, talk)
  const counter = lastCounterEur(talk)
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
export function acceptableEur(talk: Renegotiation): number {
  return talk.standingOfferEur ?? talk.archivedBidEur
}

export function buyersBestEur(talk: Renegotiation): number {
  return talk.offers.at(-1)?.amountEur ?? talk.archivedBidEur
}

export function lastCounterEur(talk: Renegotiation): number | null {
  return talk.counters.at(-1)?.amountEur ?? null
}

export function countersLeftOf(state: AuctionState, talk: Renegotiation): number {
  return Math.max(0, state.settings.renegotiation.maxCountersPerSide - talk.counters.length)
}

/** Raises count as no counter (rules 6). */
export function offersLeftOf(state: AuctionState, talk: Renegotiation): number {
  const made = talk.offers.filter((step) => step.kind === 'offer').length
  return Math.max(0, state.settings.renegotiation.maxCountersPerSide - made)
}

/** The talk while its time runs; what is over by the clock is over before the clock has acted. */
function runningRenegotiation(state: AuctionState, at: Instant): Renegotiation | null {
  const talk = state.renegotiation
  if (state.status !== 'renegotiation' || talk === null || at >= talk.bindsUntil) return null
  return talk
}

function sideOf(state: AuctionState, actor: Actor): 'owner' | 'buyer' | null {
  if (isOwner(state, actor)) return 'owner'
  const isBuyer = actor.kind === 'merchant' && actor.merchantId === state.renegotiation?.merchantId
  return isBuyer ? 'buyer' : null
}

function asBuyerInTurn(state: AuctionState, actor: Actor, at: Instant): Action<Renegotiation> {
  const side = sideOf(state, actor)
  const talk = runningRenegotiation(state, at)
  if (side !== 'buyer' || talk === null) return notNow(side === 'buyer' ? side : null)
  if (talk.turn !== 'buyer') return no('NOT_YOUR_TURN', { turnEndsAt: talk.turnEndsAt })
  return yes(talk)
}

function nextOfferEur(state: AuctionState, talk: Renegotiation): number {
  const best = buyersBestEur(talk)
  return best + bidStepEur(state.settings.bidSteps, best)
}

function notNow(side: 'owner' | 'buyer' | null): RefusedAction {
  if (side === null) return no('NOT_FOUND')
  return no('ACTION_NOT_POSSIBLE_NOW')
}

function noneLeft({ settings }: AuctionState): RefusedAction {
  return no('NO_COUNTERS_LEFT', { maximum: settings.renegotiation.maxCountersPerSide })
}
