/** Rules 1: which figures each person sees of an auction; null where they may not know. */

import type { Asker } from './answer.ts'
import { type Light, lightOf } from './light.ts'
import { latestLateOffer, type ModelState, pendingOffers, reservedOffer } from './model-state.ts'
import { archivedEndsAt } from './rounds.ts'
import type { Release, Status } from './scenario.ts'
import { type Eye, eyeOf } from './status-seen.ts'

/** Figures by the field of the answer; on those that are undefined the page is silent. */
export type SeenFigures = {
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly plannedEndsAt: number | null
  readonly latestEndsAt: number | null
  readonly startPriceEur: number | null
  readonly buyNowPriceEur: number | null
  readonly currentBidEur: number | null | undefined
  readonly light: Light | null | undefined
  readonly bidderCount: number | null | undefined
  readonly targetPriceEur: number | null
  readonly hammerPriceEur: number | null
  readonly soldAt: number | null
  readonly bindsUntil: number | null
  readonly archivedBidEur: number | null
  readonly turn: 'owner' | 'buyer' | null
  readonly turnEndsAt: number | null
  readonly standingOfferEur: number | null
  readonly lastCounterEur: number | null
  readonly ownLimitEur: number | null
  readonly isLeading: boolean | undefined
  readonly reservedEur: number | null
  readonly offersToAnswerEur: readonly number[] | null
  readonly ownLateOfferEur: number | null
  readonly archivedOfferEur: number | null | undefined
  readonly archivedOfferUntil: number | null | undefined
  readonly ownStandingEur: number | null
  readonly secondChanceEur: number | null
  readonly secondChanceTurn: 'owner' | 'second' | null
  readonly secondChanceUntil: number | null
  /** Why the first of two operators wants the ad out. */
  readonly requestedReason: string | null
  /** Whether the viewer sees the number of bids at all; null for no, as with those below. */
  readonly showsBidCount: true | null | undefined
  /** The pseudonym of the leader. */
  readonly showsLeader: true | null | undefined
  /** Each bid, and the number and checksum of the journal's last entry. */
  readonly showsHistory: true | null | undefined
  readonly showsJournalHead: true | null | undefined
  readonly showsBuyer: true | null
  readonly showsWhyUnsold: true | null
  /** What counts private things too. */
  readonly showsVersion: true | null
}

export function figuresSeen(release: Release, state: ModelState, asker: Asker): SeenFigures {
  const eye = eyeOf(release, state, asker)
  const { bidding, sold, renegotiation } = state
  const started = state.status !== 'published'
  // A paused ad has no page for the dealer who negotiated about it; their own bid stays visible.
  const isGone = eye === 'bidder' && state.status === 'inactive'
  const page = <Value>(value: Value) => (isGone ? null : value)
  const knowsBids = eye === 'operator' || (eye !== 'outside' && started && !isGone)
  const priceEur = state.bidDeleted ? null : bidding.priceEur
  // The rules do not say what an owner sees of a past auction while the ad is paused.
  const isSilent = eye === 'owner' && state.status === 'inactive'
  const bids = <Value>(value: Value) => (isSilent ? undefined : knowsBids ? value : null)
  const isBuyer = sold?.to === asker.who
  const knowsSale = eye === 'owner' || eye === 'operator' || isBuyer
  const knowsRenegotiation =
    eye === 'owner' || eye === 'operator' || renegotiation?.buyer === asker.who
  const own = eye === 'bidder' ? bidding.contenders.get(asker.who) : undefined
  const takesBids = state.status === 'running' || state.status === 'hotbidding'
  // Pseudonyms and the journal are the owner's after the end alone.
  const knowsBidders = knowsBids && (eye !== 'owner' || !takesBids)
  const bidders = isSilent ? undefined : knowsBidders || null
  const knowsAll = eye === 'owner' || eye === 'operator'
  const shownRenegotiation = knowsRenegotiation ? renegotiation : null
  const reserved = reservedFor(state, eye, asker.who)
  return {
    startsAt: page(release.startsAt),
    endsAt: page(state.endsAt),
    plannedEndsAt: page(state.plannedEndsAt),
    latestEndsAt: page(state.latestEndsAt),
    startPriceEur: page(release.startPriceEur),
    buyNowPriceEur: page(release.buyNowEur),
    currentBidEur: bids(priceEur),
    light: bids(lightOf(release, priceEur)),
    bidderCount: bids(bidding.contenders.size),
    targetPriceEur: eye === 'owner' || eye === 'operator' ? release.targetEur : null,
    hammerPriceEur: knowsSale ? (sold?.priceEur ?? null) : null,
    soldAt: knowsSale ? (sold?.at ?? null) : null,
    bindsUntil: shownRenegotiation?.bindsUntil ?? reserved?.until ?? null,
    archivedBidEur: shownRenegotiation?.archivedEur ?? null,
    turn: shownRenegotiation?.turn ?? null,
    turnEndsAt: shownRenegotiation?.turnEndsAt ?? null,
    standingOfferEur: shownRenegotiation?.offerEur ?? null,
    lastCounterEur: shownRenegotiation?.counterEur ?? null,
    ownLimitEur: own?.limitEur ?? null,
    isLeading: takesBids ? bidding.leader === asker.who : undefined,
    reservedEur: reserved?.amountEur ?? null,
    offersToAnswerEur: offersFor(state, eye),
    ownLateOfferEur:
      eye === 'bidder' ? page(latestLateOffer(state, asker.who)?.amountEur ?? null) : null,
    ...archivedFor(state, eye),
    ownStandingEur: own?.standingEur ?? null,
    ...secondChanceFor(state, eye, asker.who),
    requestedReason: eye === 'operator' ? (state.request?.reason ?? null) : null,
    showsBidCount: bids(true),
    showsLeader: priceEur === null ? undefined : bidders,
    showsHistory: bidders,
    showsJournalHead: bidders,
    showsBuyer: (knowsSale && sold !== null) || null,
    showsWhyUnsold: (knowsAll && state.status === 'failed') || null,
    showsVersion: eye === 'operator' || null,
  }
}

/** The second bidder sees it once they are asked, nobody else but owner and operator ever does. */
function secondChanceFor({ secondChance }: ModelState, eye: Eye, who: string) {
  const isHis = secondChance?.who === who && secondChance.turn === 'second'
  const shown = eye === 'owner' || eye === 'operator' || isHis ? secondChance : null
  return {
    secondChanceEur: shown?.amountEur ?? null,
    secondChanceTurn: shown?.turn ?? null,
    secondChanceUntil: shown?.turnEndsAt ?? null,
  }
}

/** To owner and operator; whether a bid frees it at once or when the round settles is nowhere said. */
function archivedFor(state: ModelState, eye: Eye) {
  const { archived, bidding, status, restartDue } = state
  const isVisible = eye === 'owner' || eye === 'operator'
  const isSilent = !isVisible || status === 'inactive' || (bidding.leader !== null && !restartDue)
  return {
    archivedOfferEur: isSilent ? undefined : (archived?.amountEur ?? null),
    archivedOfferUntil: isSilent ? undefined : archivedEndsAt(state),
  }
}

const takesOffers: readonly Status[] = [
  'acpt_late_offer',
  'recd_late_offer',
  'declined_late_offer',
  'anr_offer_above_targetprice',
]

/** The owner sees the best three late offers. */
function offersFor(state: ModelState, eye: Eye): readonly number[] | null {
  const isVisible = eye === 'owner' || eye === 'operator'
  if (!isVisible || !takesOffers.includes(state.status)) return null
  return pendingOffers(state)
    .map(({ amountEur }) => amountEur)
    .sort((one, other) => other - one)
    .slice(0, 3)
}

/** A late offer at the target is a reservation for the owner alone: its maker must not learn it. */
function reservedFor(state: ModelState, eye: Eye, who: string) {
  if (state.status !== 'anr_offer_above_targetprice') return null
  const mayKnow = eye === 'owner' || eye === 'operator'
  const late = reservedOffer(state)
  if (late !== null) return mayKnow ? { amountEur: late.amountEur, until: late.lapsesAt } : null
  const { leader, priceEur } = state.bidding
  if (priceEur === null || state.reservedUntil === null) return null
  return mayKnow || leader === who ? { amountEur: priceEur, until: state.reservedUntil } : null
}
