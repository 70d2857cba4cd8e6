import type { Bidding } from './bidding.ts'
import type { ArchivedBid, Status, TakeOutReason } from './scenario.ts'

/** What a scenario comes to at one instant. It lives no longer than the question that asked for it. */
export type ModelState = {
  status: Status
  endsAt: number
  /** The slot, or what an outage or a void made of it: extensions count from here. */
  plannedEndsAt: number
  latestEndsAt: number
  /** When the end was moved other than by a late bid, and to what. */
  readonly moves: ClockMove[]
  /** Entries taken out: whose, from which on, and by which. */
  readonly gone: Gone[]
  readonly barred: Set<string>
  /** Everybody who ever bid, also when their bids were taken out. */
  readonly tookPart: Set<string>
  readonly withdrawalRights: Map<string, WithdrawalRight>
  bidding: Bidding
  renegotiation: Renegotiation | null
  /** Whom the owner talked with, also when that is over: what was said stays readable to both. */
  negotiatedWith: string | null
  /** Of an offer collection whose expectation was reached; a late offer has its own deadline. */
  reservedUntil: number | null
  /** When it ended by the clock or was bought; an ad may rest before its hammer ever fell. */
  hammerAt: number | null
  failedAt: number | null
  /** Rules 6: the highest bid binds nobody any more and is hidden. */
  bidDeleted: boolean
  restartDue: boolean
  /** Rules 6: of this round while its restart is due, or of the round before. */
  archived: (ArchivedBid & { readonly acceptUntil: number | null }) | null
  /** The next round has begun: nothing happens here any more. */
  hasNextRound: boolean
  lateOpen: boolean
  lateOffers: LateOffer[]
  /** The first of two operators who take the ad out. */
  request: { readonly who: string; readonly reason: TakeOutReason } | null
  sold: Sale | null
  /** Every sale so far, oldest first; all but the last were canceled. */
  sales: Sale[]
  secondChance: SecondChance | null
  /** Late offers wait for it, however late it ends. */
  secondChanceEndedAt: number
}

export type Clock = Pick<ModelState, 'endsAt' | 'plannedEndsAt' | 'latestEndsAt'>
/** After which of the entries. */
export type ClockMove = Clock & { readonly entry: number }
export type Gone = { readonly whose: string; readonly from: number; readonly before: number }
/** Rules 5: all manual bids of one bidder from one entry on may be taken back before an instant. */
export type WithdrawalRight = { readonly fromEntry: number; readonly until: number }

export type Sale = {
  readonly to: string
  readonly priceEur: number
  readonly at: number
  readonly isSecondChance: boolean
  /** Null while the sale stands. */
  canceled: { readonly at: number; readonly isJustified: boolean } | null
}

/** Rules 10: first the owner chooses, then the second bidder. */
export type SecondChance = {
  readonly who: string
  readonly amountEur: number
  turn: 'owner' | 'second'
  turnEndsAt: number
}

/** Rules 6. */
export type Renegotiation = {
  turn: 'owner' | 'buyer'
  turnEndsAt: number
  bindsUntil: number
  readonly buyer: string
  readonly archivedEur: number
  /** The highest the buyer ever named. */
  bestEur: number
  /** The buyer's offer that waits for an answer. */
  offerEur: number | null
  counterEur: number | null
  counters: number
  offers: number
}

/** Rules 7. */
export type LateOffer = {
  readonly id: number
  readonly who: string
  readonly amountEur: number
  readonly lapsesAt: number
  state: 'pending' | 'accepted' | 'declined' | 'lapsed'
  declinedAt: number | null
}

/** The late offer that reaches the target and waits for the owner: the best, then the earliest. */
export function reservedOffer(state: ModelState): LateOffer | null {
  if (!state.lateOpen || state.status !== 'anr_offer_above_targetprice') return null
  return pendingOffers(state).reduce<LateOffer | null>(
    (best, offer) => (best === null || offer.amountEur > best.amountEur ? offer : best),
    null,
  )
}

export function pendingOffers(state: ModelState): LateOffer[] {
  return state.lateOffers.filter(({ state }) => state === 'pending')
}

export function latestLateOffer(state: ModelState, who: string): LateOffer | null {
  return state.lateOffers.findLast((offer) => offer.who === who) ?? null
}
