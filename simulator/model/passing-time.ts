import { fail, sell } from './endings.ts'
import { figures } from './figures.ts'
import { archivedEndsAt, letArchivedGo, settleArchived } from './rounds.ts'
import { endSecondChance } from './second-chance.ts'
import type { Release } from './story.ts'
import { pendingOffers, reservedOffer, type Talks, type Telling } from './telling.ts'

/** What the clock alone does to an auction: one deadline after the other, each at its instant. */

export function letTimePass(release: Release, telling: Telling, now: number): void {
  for (let due = nextDue(release, telling); due !== null && due <= now; ) {
    fallDue(release, telling, due)
    derive(release, telling, due)
    due = nextDue(release, telling)
  }
}

/** When the clock changes something next; null if never. */
export function nextDue(release: Release, telling: Telling): number | null {
  const due = [ownDue(release, telling), archivedEndsAt(telling) ?? never]
  return Math.min(...due) === never ? null : Math.min(...due)
}

const never = Number.POSITIVE_INFINITY

function ownDue(release: Release, telling: Telling): number {
  return Math.min(never, ...deadlines(release, telling))
}

function deadlines(release: Release, telling: Telling): number[] {
  switch (telling.status) {
    case 'published':
      return [release.startsAt]
    case 'running':
      return [telling.endsAt - figures.closingPhaseMs]
    case 'hotbidding':
      return [telling.endsAt]
    case 'renegotiation':
      return telling.talks === null ? [] : [telling.talks.turnEndsAt]
    case 'failed':
      return openingDue(telling)
    case 'anr_offer_above_targetprice':
    case 'acpt_late_offer':
    case 'recd_late_offer':
    case 'declined_late_offer':
      return lateDue(telling)
    case 'sold':
    case 'failed_na':
    case 'inactive':
      return []
  }
}

/** Late offers open by themselves after 24 h, if any of the 14 days is left. */
function openingDue(telling: Telling): number[] {
  const { restartDue, failedAt, endsAt, secondChance, secondChanceEndedAt } = telling
  if (secondChance !== null) return [secondChance.turnEndsAt]
  if (restartDue || failedAt === null) return []
  const opensAt = Math.max(failedAt + figures.lateOffersOpenAfterMs, secondChanceEndedAt)
  return opensAt < endsAt + figures.lateOffersUntilMs ? [opensAt] : []
}

function lateDue(telling: Telling): number[] {
  if (!telling.lateOpen) return telling.reservedUntil === null ? [] : [telling.reservedUntil]
  const pending = pendingOffers(telling)
  const declined = telling.lateOffers.flatMap(({ declinedAt }) =>
    telling.status === 'declined_late_offer' && declinedAt !== null
      ? [declinedAt + figures.declinedShownMs]
      : [],
  )
  const closes = telling.endsAt + figures.lateOffersUntilMs
  return [
    ...pending.map(({ lapsesAt }) => lapsesAt),
    ...(declined.length > 0 ? [Math.max(...declined)] : []),
    ...(pending.length === 0 ? [closes] : []),
  ]
}

function fallDue(release: Release, telling: Telling, at: number): void {
  // The hammer goes before what lapses at the same instant.
  if (ownDue(release, telling) > at) {
    letArchivedGo(telling)
    return
  }
  switch (telling.status) {
    case 'published':
      telling.status = 'running'
      break
    case 'running':
      telling.status = 'hotbidding'
      break
    case 'hotbidding':
      settle(release, telling, at)
      break
    case 'renegotiation':
      if (telling.talks !== null) turnPasses(telling, telling.talks, at)
      break
    case 'failed':
      if (telling.secondChance === null) openLateOffers(telling)
      else endSecondChance(telling, at)
      break
    case 'anr_offer_above_targetprice':
    case 'acpt_late_offer':
    case 'recd_late_offer':
    case 'declined_late_offer':
      lateTimePasses(telling, at)
      break
    case 'sold':
    case 'failed_na':
    case 'inactive':
      break
  }
}

/** Rules 2: `ended` becomes one of the four in the same breath. */
function settle(release: Release, telling: Telling, at: number): void {
  const { leader, priceEur } = telling.bidding
  telling.hammerAt = at
  settleArchived(telling, at)
  telling.request = null
  if (leader === null || priceEur === null) {
    fail(telling, at)
  } else if (priceEur >= release.targetEur && release.kind === 'auction') {
    sell(telling, leader, priceEur, at)
  } else if (priceEur >= release.targetEur) {
    telling.status = 'anr_offer_above_targetprice'
    telling.reservedUntil = at + figures.reservationMs
  } else {
    telling.status = 'renegotiation'
    telling.talkedWith = leader
    telling.talks = {
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

/** Rules 6: the buyer's silence is as if he left; the owner's silence ends the talks. */
function turnPasses(telling: Telling, talks: Talks, at: number): void {
  if (talks.turn === 'buyer' && at < talks.bindsUntil) {
    giveTurnToOwner(talks, at)
    return
  }
  telling.bidDeleted = true
  fail(telling, at)
}

export function giveTurnToOwner(talks: Talks, at: number): void {
  talks.turn = 'owner'
  talks.turnEndsAt = Math.min(at + figures.turnMs, talks.bindsUntil)
}

/** A reservation that nobody answers for 48 h fails the auction; any other late offer lapses. */
function lateTimePasses(telling: Telling, at: number): void {
  const reserved = reservedOffer(telling)
  if (!telling.lateOpen) telling.bidDeleted = true
  if (!telling.lateOpen || (reserved !== null && reserved.lapsesAt <= at)) {
    fail(telling, at)
    return
  }
  for (const offer of pendingOffers(telling)) if (offer.lapsesAt <= at) offer.state = 'lapsed'
}

/** Rules 7: which of the late offers' statuses holds follows from the offers that stand. */
export function derive(release: Release, telling: Telling, at: number): void {
  if (!telling.lateOpen || telling.status === 'sold') return
  const pending = pendingOffers(telling)
  if (pending.length === 0 && at >= telling.endsAt + figures.lateOffersUntilMs) {
    fail(telling, at)
  } else if (pending.some(({ amountEur }) => amountEur >= release.targetEur)) {
    telling.status = 'anr_offer_above_targetprice'
  } else if (pending.length > 0) {
    telling.status = 'recd_late_offer'
  } else if (wasDeclinedLately(telling, at)) {
    telling.status = 'declined_late_offer'
  } else {
    telling.status = 'acpt_late_offer'
  }
}

/** What was declined before they opened (a reserved one) is over and done with (rules 2). */
function wasDeclinedLately({ lateOffers, lateOffersBefore }: Telling, at: number): boolean {
  return lateOffers
    .slice(lateOffersBefore)
    .some(({ declinedAt }) => declinedAt !== null && at < declinedAt + figures.declinedShownMs)
}

export function openLateOffers(telling: Telling): void {
  telling.lateOpen = true
  telling.archived = null
  telling.secondChance = null
  telling.lateOffersBefore = telling.lateOffers.length
  telling.status = 'acpt_late_offer'
}
