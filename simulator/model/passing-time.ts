import { fail, sell } from './endings.ts'
import { figures } from './figures.ts'
import { type ModelState, pendingOffers, type Renegotiation } from './model-state.ts'
import { archivedEndsAt, letArchivedGo, settleArchived } from './rounds.ts'
import type { Release } from './scenario.ts'
import { endSecondChance } from './second-chance.ts'

/** What the clock alone does to an auction: one deadline after the other, each at its instant. */

export function letTimePass(release: Release, state: ModelState, now: number): void {
  for (let due = nextDue(release, state); due !== null && due <= now; ) {
    fallDue(release, state, due)
    derive(release, state, due)
    due = nextDue(release, state)
  }
}

/** When the clock changes something next; null if never. */
export function nextDue(release: Release, state: ModelState): number | null {
  const due = [ownDue(release, state), archivedEndsAt(state) ?? never]
  return Math.min(...due) === never ? null : Math.min(...due)
}

const never = Number.POSITIVE_INFINITY

function ownDue(release: Release, state: ModelState): number {
  return Math.min(never, ...deadlines(release, state))
}

function deadlines(release: Release, state: ModelState): number[] {
  switch (state.status) {
    case 'published':
      return [release.startsAt]
    case 'running':
      return [state.endsAt - figures.closingPhaseMs]
    case 'hotbidding':
      return [state.endsAt]
    case 'renegotiation':
      return state.renegotiation === null ? [] : [state.renegotiation.turnEndsAt]
    case 'failed':
      return openingDue(state)
    case 'anr_offer_above_targetprice':
    case 'acpt_late_offer':
    case 'recd_late_offer':
    case 'declined_late_offer':
      return lateDue(state)
    case 'sold':
    case 'failed_na':
    case 'inactive':
      return []
  }
}

/** Late offers open by themselves after 24 h, if any of the 14 days is left. */
function openingDue(state: ModelState): number[] {
  const { restartDue, failedAt, endsAt, secondChance, secondChanceEndedAt } = state
  if (secondChance !== null) return [secondChance.turnEndsAt]
  if (restartDue || failedAt === null) return []
  const opensAt = Math.max(failedAt + figures.lateOffersOpenAfterMs, secondChanceEndedAt)
  return opensAt < endsAt + figures.lateOffersUntilMs ? [opensAt] : []
}

function lateDue(state: ModelState): number[] {
  if (!state.lateOpen) return state.reservedUntil === null ? [] : [state.reservedUntil]
  const pending = pendingOffers(state)
  const declined = state.lateOffers.flatMap(({ declinedAt }) =>
    state.status === 'declined_late_offer' && declinedAt !== null
      ? [declinedAt + figures.declinedShownMs]
      : [],
  )
  const closes = state.endsAt + figures.lateOffersUntilMs
  return [
    ...pending.map(({ lapsesAt }) => lapsesAt),
    ...(declined.length > 0 ? [Math.max(...declined)] : []),
    ...(pending.length === 0 ? [closes] : []),
  ]
}

function fallDue(release: Release, state: ModelState, at: number): void {
  // The hammer goes before what lapses at the same instant.
  if (ownDue(release, state) > at) {
    letArchivedGo(state)
    return
  }
  switch (state.status) {
    case 'published':
      state.status = 'running'
      break
    case 'running':
      state.status = 'hotbidding'
      break
    case 'hotbidding':
      settle(release, state, at)
      break
    case 'renegotiation':
      if (state.renegotiation !== null) turnPasses(state, state.renegotiation, at)
      break
    case 'failed':
      if (state.secondChance === null) openLateOffers(state)
      else endSecondChance(state, at)
      break
    case 'anr_offer_above_targetprice':
    case 'acpt_late_offer':
    case 'recd_late_offer':
    case 'declined_late_offer':
      lateTimePasses(state, at)
      break
    case 'sold':
    case 'failed_na':
    case 'inactive':
      break
  }
}

/** Rules 2: `ended` becomes one of the four in the same breath. */
function settle(release: Release, state: ModelState, at: number): void {
  const { leader, priceEur } = state.bidding
  state.hammerAt = at
  settleArchived(state, at)
  state.request = null
  if (leader === null || priceEur === null) {
    fail(state, at)
  } else if (priceEur >= release.targetEur && release.kind === 'auction') {
    sell(state, leader, priceEur, at)
  } else if (priceEur >= release.targetEur) {
    state.status = 'anr_offer_above_targetprice'
    state.reservedUntil = at + figures.reservationMs
  } else {
    state.status = 'renegotiation'
    state.negotiatedWith = leader
    state.renegotiation = {
      turn: 'owner',
      turnEndsAt: at + figures.bindingMs,
      bindsUntil: at + figures.bindingMs,
      buyer: leader,
      archivedEur: priceEur,
      bestEur: priceEur,
      offerEur: null,
      counterEur: null,
      counters: 0,
      offers: 0,
    }
  }
}

/** Rules 6: a silent buyer counts as one who left; the owner's silence ends the renegotiation. */
function turnPasses(state: ModelState, renegotiation: Renegotiation, at: number): void {
  if (renegotiation.turn === 'buyer' && at < renegotiation.bindsUntil) {
    giveTurnToOwner(renegotiation, at)
    return
  }
  state.bidDeleted = true
  fail(state, at)
}

export function giveTurnToOwner(renegotiation: Renegotiation, at: number): void {
  renegotiation.turn = 'owner'
  renegotiation.turnEndsAt = Math.min(at + figures.turnMs, renegotiation.bindsUntil)
}

/** The reserved bid of an offer collection fails it after 48 h; a late offer lapses, at any height. */
function lateTimePasses(state: ModelState, at: number): void {
  if (!state.lateOpen) {
    state.bidDeleted = true
    fail(state, at)
    return
  }
  for (const offer of pendingOffers(state)) if (offer.lapsesAt <= at) offer.state = 'lapsed'
}

/** Rules 7: which of the late offers' statuses holds follows from the offers that stand. */
export function derive(release: Release, state: ModelState, at: number): void {
  if (!state.lateOpen || state.status === 'sold') return
  const pending = pendingOffers(state)
  const isReserved = pending.some(({ amountEur }) => amountEur >= release.targetEur)
  // Only for a reservation does one operator wait for another.
  if (!isReserved) state.request = null
  if (pending.length === 0 && at >= state.endsAt + figures.lateOffersUntilMs) {
    fail(state, at)
  } else if (isReserved) {
    state.status = 'anr_offer_above_targetprice'
  } else if (pending.length > 0) {
    state.status = 'recd_late_offer'
  } else if (wasDeclinedLately(state, at)) {
    state.status = 'declined_late_offer'
  } else {
    state.status = 'acpt_late_offer'
  }
}

function wasDeclinedLately({ lateOffers }: ModelState, at: number): boolean {
  return lateOffers.some(
    ({ declinedAt }) => declinedAt !== null && at < declinedAt + figures.declinedShownMs,
  )
}

export function openLateOffers(state: ModelState): void {
  state.lateOpen = true
  state.archived = null
  state.secondChance = null
  state.status = 'acpt_late_offer'
}
