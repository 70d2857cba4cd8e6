/**
 * Rules 1: what each person is told of an auction. Figures that somebody may not know are null; a
 * status of null means that for him there is no such ad.
 */

import type { Asker } from './answer.ts'
import { figures } from './figures.ts'
import { type Light, lightOf } from './light.ts'
import { archivedEndsAt } from './rounds.ts'
import type { Release, Status } from './story.ts'
import { latestLateOffer, pendingOffers, type Telling } from './telling.ts'

export type Eye = 'outside' | 'dealer' | 'bidder' | 'owner' | 'operator'

export function eyeOf(release: Release, telling: Telling, { who, role, standing }: Asker): Eye {
  if (role === 'operator') return 'operator'
  if (who === release.owner) return 'owner'
  if (role !== 'dealer' || standing === 'in_review') return 'outside'
  const took = telling.tookPart.has(who) || latestLateOffer(telling, who) !== null
  return took || telling.sales.some(({ to }) => to === who) ? 'bidder' : 'dealer'
}

export type SeenStatus = Status | 'ended' | 'recd_late_offer_owner'

/** Each status he may be told: the page leaves one thing open, see there. */
export function statusesSeen(
  telling: Telling,
  eye: Eye,
  who: string,
  now: number,
): readonly SeenStatus[] {
  const { status } = telling
  switch (eye) {
    case 'operator':
      return [status]
    case 'owner':
      return [status === 'recd_late_offer' ? 'recd_late_offer_owner' : status]
    case 'outside':
      return [fromOutside(status)].filter((seen) => seen !== null)
    case 'dealer':
      if (telling.archived?.who === who) return seenByBidder(telling, who, now)
      return telling.lateOpen ? ['acpt_late_offer'] : statusesSeen(telling, 'outside', who, now)
    case 'bidder':
      return seenByBidder(telling, who, now)
  }
}

function fromOutside(status: Status): SeenStatus | null {
  switch (status) {
    case 'inactive':
      return null
    case 'published':
    case 'running':
    case 'hotbidding':
    case 'sold':
    case 'failed_na':
      return status
    default:
      return 'ended'
  }
}

/** A late offer shows its maker that it was received until it is accepted, whatever its height. */
function seenByBidder(telling: Telling, who: string, now: number): readonly SeenStatus[] {
  const { status } = telling
  if (telling.lateOpen) {
    const own = latestLateOffer(telling, who)
    if (own?.state === 'pending') return ['recd_late_offer']
    // Whatever others have offered since: theirs is no business of his.
    const declinedAt = own?.state === 'declined' ? own.declinedAt : null
    const isShown = declinedAt !== null && now < declinedAt + figures.declinedShownMs
    if (isShown) return ['declined_late_offer']
    return ['acpt_late_offer']
  }
  const isConcerned = telling.bidding.leader === who
  switch (status) {
    case 'renegotiation':
    case 'anr_offer_above_targetprice':
      return [isConcerned ? status : 'ended']
    case 'failed':
      // The page does not say whether a bidder who did not lead is concerned.
      return ['failed', 'ended']
    case 'inactive':
      return telling.talkedWith === who ? [status] : []
    default:
      return statusesSeen(telling, 'outside', who, now)
  }
}

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
  /** Whether he is told at all how many bids there were; null for no, as with those below. */
  readonly tellsBidCount: true | null | undefined
  /** Who leads, by his number. */
  readonly tellsLeader: true | null | undefined
  /** Each bid, and the number and checksum of the journal's last entry. */
  readonly tellsHistory: true | null | undefined
  readonly tellsJournalHead: true | null | undefined
  readonly tellsBuyer: true | null
  readonly tellsWhyUnsold: true | null
  /** What counts private things too. */
  readonly tellsVersion: true | null
}

export function figuresSeen(release: Release, telling: Telling, asker: Asker): SeenFigures {
  const eye = eyeOf(release, telling, asker)
  const { bidding, sold, talks } = telling
  const started = telling.status !== 'published'
  // The page of an ad that rests is gone for whoever talked about it; his own bid is not.
  const isGone = eye === 'bidder' && telling.status === 'inactive'
  const page = <Value>(value: Value) => (isGone ? null : value)
  const knowsBids = eye === 'operator' || (eye !== 'outside' && started && !isGone)
  const priceEur = telling.bidDeleted ? null : bidding.priceEur
  // What an owner sees of a past auction while his ad rests is nowhere said.
  const isSilent = eye === 'owner' && telling.status === 'inactive'
  const bids = <Value>(value: Value) => (isSilent ? undefined : knowsBids ? value : null)
  const isBuyer = sold?.to === asker.who
  const knowsSale = eye === 'owner' || eye === 'operator' || isBuyer
  const knowsTalks = eye === 'owner' || eye === 'operator' || talks?.buyer === asker.who
  const own = eye === 'bidder' ? bidding.contenders.get(asker.who) : undefined
  const takesBids = telling.status === 'running' || telling.status === 'hotbidding'
  // Pseudonyms and the journal are the owner's after the end alone.
  const knowsBidders = knowsBids && (eye !== 'owner' || !takesBids)
  const bidders = isSilent ? undefined : knowsBidders || null
  const knowsAll = eye === 'owner' || eye === 'operator'
  const shownTalks = knowsTalks ? talks : null
  const reserved = reservedFor(telling, eye, asker.who)
  return {
    startsAt: page(release.startsAt),
    endsAt: page(telling.endsAt),
    plannedEndsAt: page(telling.plannedEndsAt),
    latestEndsAt: page(telling.latestEndsAt),
    startPriceEur: page(release.startPriceEur),
    buyNowPriceEur: page(release.buyNowEur),
    currentBidEur: bids(priceEur),
    light: bids(lightOf(release, priceEur)),
    bidderCount: bids(bidding.contenders.size),
    targetPriceEur: eye === 'owner' || eye === 'operator' ? release.targetEur : null,
    hammerPriceEur: knowsSale ? (sold?.priceEur ?? null) : null,
    soldAt: knowsSale ? (sold?.at ?? null) : null,
    bindsUntil: shownTalks?.bindsUntil ?? reserved?.until ?? null,
    archivedBidEur: shownTalks?.archivedEur ?? null,
    turn: shownTalks?.turn ?? null,
    turnEndsAt: shownTalks?.turnEndsAt ?? null,
    standingOfferEur: shownTalks?.offerEur ?? null,
    lastCounterEur: shownTalks?.counterEur ?? null,
    ownLimitEur: own?.limitEur ?? null,
    isLeading: takesBids ? bidding.leader === asker.who : undefined,
    reservedEur: reserved?.amountEur ?? null,
    offersToAnswerEur: offersFor(telling, eye),
    ownLateOfferEur:
      eye === 'bidder' ? page(latestLateOffer(telling, asker.who)?.amountEur ?? null) : null,
    ...archivedFor(telling, eye),
    ownStandingEur: own?.standingEur ?? null,
    ...secondChanceFor(telling, eye, asker.who),
    requestedReason: eye === 'operator' ? (telling.request?.reason ?? null) : null,
    tellsBidCount: bids(true),
    tellsLeader: priceEur === null ? undefined : bidders,
    tellsHistory: bidders,
    tellsJournalHead: bidders,
    tellsBuyer: (knowsSale && sold !== null) || null,
    tellsWhyUnsold: (knowsAll && telling.status === 'failed') || null,
    tellsVersion: eye === 'operator' || null,
  }
}

/** The second bidder is told once he is asked, nobody else beside owner and operator ever. */
function secondChanceFor({ secondChance }: Telling, eye: Eye, who: string) {
  const isHis = secondChance?.who === who && secondChance.turn === 'second'
  const shown = eye === 'owner' || eye === 'operator' || isHis ? secondChance : null
  return {
    secondChanceEur: shown?.amountEur ?? null,
    secondChanceTurn: shown?.turn ?? null,
    secondChanceUntil: shown?.turnEndsAt ?? null,
  }
}

/** To owner and operator; whether a bid frees it at once or when the round settles is nowhere said. */
function archivedFor(telling: Telling, eye: Eye) {
  const { archived, bidding, status, restartDue } = telling
  const isTold = eye === 'owner' || eye === 'operator'
  const isSilent = !isTold || status === 'inactive' || (bidding.leader !== null && !restartDue)
  return {
    archivedOfferEur: isSilent ? undefined : (archived?.amountEur ?? null),
    archivedOfferUntil: isSilent ? undefined : archivedEndsAt(telling),
  }
}

const takesOffers: readonly Status[] = [
  'acpt_late_offer',
  'recd_late_offer',
  'declined_late_offer',
  'anr_offer_above_targetprice',
]

/** The owner sees the best three late offers. */
function offersFor(telling: Telling, eye: Eye): readonly number[] | null {
  const isTold = eye === 'owner' || eye === 'operator'
  if (!isTold || !takesOffers.includes(telling.status)) return null
  return pendingOffers(telling)
    .map(({ amountEur }) => amountEur)
    .sort((one, other) => other - one)
    .slice(0, 3)
}

/** A late offer at the target is a reservation for the owner alone: its maker must not learn it. */
function reservedFor(telling: Telling, eye: Eye, who: string) {
  if (telling.status !== 'anr_offer_above_targetprice') return null
  const mayKnow = eye === 'owner' || eye === 'operator'
  const late = telling.lateOpen ? bestOf(telling) : null
  if (late !== null) return mayKnow ? { amountEur: late.amountEur, until: late.lapsesAt } : null
  const { leader, priceEur } = telling.bidding
  if (priceEur === null || telling.reservedUntil === null) return null
  return mayKnow || leader === who ? { amountEur: priceEur, until: telling.reservedUntil } : null
}

function bestOf(telling: Telling) {
  const [best] = pendingOffers(telling).sort((one, other) => other.amountEur - one.amountEur)
  return best ?? null
}
