import type { Instant } from '../../calendar/instant.ts'
import type { RefusalCode } from '../../refusal/refusal.ts'
import type { LateOffer } from './late-offer.ts'
import type { Renegotiation, Reservation } from './renegotiation-state.ts'
import type { SecondChanceEnd } from './round-event.ts'
import type { MarketSettings } from './settings.ts'
import type { VoidMark, WithdrawalRight } from './void-mark.ts'
import type { WithdrawalReason } from './withdrawal-reasons.ts'

/**
 * Everything one auction (one round of one ad) needs to decide its next command: plain JSON, no
 * history. The log of events is the history and is handed to those who show it. What must be
 * encrypted at rest stands under the one key `secrets`, here as in commands and events.
 */

export const auctionStatuses = [
  'editing',
  'under_review',
  'published',
  'running',
  'hotbidding',
  'ended',
  'sold',
  'failed',
  'failed_na',
  'renegotiation',
  'anr_offer_above_targetprice',
  'acpt_late_offer',
  'recd_late_offer',
  'recd_late_offer_owner',
  'declined_late_offer',
  'inactive',
] as const

export type AuctionStatus = (typeof auctionStatuses)[number]

/** In these an ad is there for its owner and for operators alone; for all others there is none (rules 1). */
export const unlistedStatuses: readonly AuctionStatus[] = ['editing', 'under_review', 'inactive']

/** In an offer collection the target is a price expectation and nothing sells by itself (rules 7). */
export type AuctionMode = 'auction' | 'offer_collection'

export type AuctionState = {
  readonly auctionId: number
  readonly entityId: number
  readonly ownerCustomerId: number
  readonly ownerMerchantId: number | null
  readonly round: number
  /** The hammers of all rounds so far, this one's last: at most three within 60 days (rules 2). */
  readonly roundsEndedAt: readonly Instant[]
  readonly mode: AuctionMode
  readonly status: AuctionStatus
  readonly statusSince: Instant
  readonly settings: MarketSettings
  readonly startPriceEur: number | null
  readonly buyNowPriceEur: number | null
  readonly clock: AuctionClock | null
  /** In the order of their first bid: index + 1 is the pseudonym's number. */
  readonly bidders: readonly Bidder[]
  readonly highest: HighestBid | null
  readonly bidCount: number
  /** Each time bids were taken out, oldest first (rules 5). */
  readonly voids: readonly VoidMark[]
  /** Who may take his bids back for a while (rules 5 and 8). */
  readonly exits: readonly WithdrawalRight[]
  readonly renegotiation: Renegotiation | null
  readonly reservation: Reservation | null
  /** The archived bid of the round before, binding on through this one (rules 6). */
  readonly followUp: FollowUp | null
  readonly lateOffers: readonly LateOffer[]
  /** Open after a sale was cancelled without a good reason (rules 10). */
  readonly secondChance: SecondChance | null
  /** Those that came to nothing, oldest first; absent where none did. */
  readonly pastSecondChances?: readonly PastSecondChance[]
  /** One operator wants to take the auction out and waits for a second one (rules 2). */
  readonly withdrawalRequest: WithdrawalRequest | null
  readonly sale: SaleFacts | null
  readonly failure: Failure | null
  /** Why it rests, where an operator and not its owner decided so. */
  readonly closedByOperator?: OperatorsClosing
  /** Why and by whom it was taken off the market; absent where nobody did. */
  readonly withdrawal?: Withdrawal
  /** A later round of the same ad exists: nothing happens to this one any more. */
  readonly hasNextRound: boolean
  /** Number of the last public journal entry: gapless, the order of all bids (rules 4, 9). */
  readonly sequence: number
  /** Hash of that entry, 64 hex digits; of nothing while the journal is empty. */
  readonly headHash: string
  /** Number of events so far, the private ones included: what live listeners go by. */
  readonly version: number
  /** Instant of the last event: market time never runs behind it. */
  readonly lastEventAt: Instant
  readonly secrets: AuctionSecrets
}

export type AuctionClock = {
  readonly approvedAt: Instant
  readonly startsAt: Instant
  /** The slot, or what an outage made of it: extension counts from here. */
  readonly plannedEndsAt: Instant
  readonly endsAt: Instant
  /** 17:00 of the day or planned end + 30 min, the earlier (rules 3). */
  readonly latestEndsAt: Instant
  /** The last time it moved by something else than a bid; absent while it never did. */
  readonly lastMove?: EndMove
}

/** Why an end moved: not by bids, but so that nobody loses a chance or a right (rules 3, 5, 8). */
export type EndMoveCause = 'outage' | 'void' | 'new_defect'

export type EndMove = {
  readonly cause: EndMoveCause
  /** The end that stood until then. */
  readonly fromEndsAt: Instant
}

export type Bidder = {
  readonly merchantId: number
  readonly pseudonym: number
  /** Null once all his bids were taken out. */
  readonly standingBidEur: number | null
  readonly standingSequence: number
  readonly standingAt: Instant
  /** Wants to be asked when the first sale comes to nothing (rules 10, second chance). */
  readonly isAskMeThen: boolean
  readonly isBarred: boolean
}

export type HighestBid = {
  readonly merchantId: number
  readonly pseudonym: number
  readonly amountEur: number
  readonly sequence: number
  readonly at: Instant
  /** False once it was deleted: kept in the log, shown to nobody (rules 4). */
  readonly isBinding: boolean
}

export type FollowUp = {
  readonly merchantId: number
  readonly amountEur: number
  readonly bindsUntil: Instant
  /** Set when the round ended without a valid bid: until then the owner may take it. */
  readonly acceptUntil: Instant | null
}

/** First the owner chooses between him and a new round, then the second bidder has his time. */
export type SecondChance = {
  readonly merchantId: number
  readonly amountEur: number
  readonly turn: 'owner' | 'dealer'
  readonly turnEndsAt: Instant
  /** When the owner had the second bidder asked; absent until then. */
  readonly askedAt?: Instant
}

export type PastSecondChance = {
  readonly merchantId: number
  readonly amountEur: number
  /** Null where the owner never had him asked. */
  readonly askedAt: Instant | null
  readonly endedAt: Instant
  readonly cause: SecondChanceEnd
}

export type WithdrawalRequest = {
  readonly reason: WithdrawalReason
  readonly operatorCustomerId: number
  readonly at: Instant
}

export type SaleCause =
  | 'target_reached'
  | 'archived_bid_accepted'
  | 'offer_accepted'
  | 'counter_accepted'
  | 'raise_reached'
  | 'reservation_confirmed'
  | 'buy_now'
  | 'late_offer_accepted'
  | 'follow_up_accepted'
  | 'second_chance'

export type SaleFacts = {
  readonly merchantId: number
  readonly hammerPriceEur: number
  readonly soldAt: Instant
  readonly cause: SaleCause
  /** Who bought before him and had the sale canceled; absent where nobody did. */
  readonly canceledMerchantIds?: readonly number[]
}

export type Withdrawal = {
  readonly reason: WithdrawalReason
  readonly at: Instant
  /** Null where the clock did it, after the same vehicle was sold in another ad. */
  readonly operatorCustomerId: number | null
  /** The second operator, where it took two (rules 2). */
  readonly confirmedByCustomerId: number | null
}

export type OperatorsClosing = 'refused' | 'withdrawn'

export type FailureCause =
  | 'no_bid'
  | 'declined'
  | 'lapsed'
  | 'sale_canceled'
  | 'late_offers_over'
  | 'renegotiation_canceled'

export type Failure = {
  readonly cause: FailureCause
  readonly at: Instant
  /** The owner chose to restart when he declined: no late offers open by themselves. */
  readonly isRestartDue: boolean
}

export type LastRefusal = {
  readonly merchantId: number
  readonly code: RefusalCode
  readonly amountEur: number
  readonly at: Instant
}

export type Agent = {
  readonly merchantId: number
  readonly limitEur: number
  /** Counts settings and raises of all agents: among equal limits the smaller place leads. */
  readonly place: number
  readonly setAt: Instant
  readonly salt: string
}

/** Encrypted at rest as one blob (rules 5, 9): nothing else in the state may repeat these values. */
export type AuctionSecrets = {
  readonly targetPriceEur: number | null
  readonly targetSalt: string
  readonly yellowFromPercent: number
  readonly yellowSalt: string
  readonly agents: readonly Agent[]
  readonly nextPlace: number
  /** The last refusal of each bidder until his next accepted command (rules 4). */
  readonly lastRefusals: readonly LastRefusal[]
}
