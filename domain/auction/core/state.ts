import type { Instant } from '../../calendar/instant.ts'
import type {
  ClosedByOperator,
  Failure,
  FollowUp,
  PastSecondChance,
  Sale,
  SecondChance,
  Withdrawal,
  WithdrawalRequest,
} from './auction-outcomes.ts'
import type { AuctionSecrets } from './auction-secrets.ts'
import type { LateOffer } from './late-offer.ts'
import type { Renegotiation, Reservation } from './renegotiation-state.ts'
import type { MarketSettings } from './settings.ts'
import type { VoidMark, WithdrawalRight } from './void-mark.ts'

/**
 * Everything one auction (one round of one ad) needs to decide its next command: plain JSON, no
 * history. The log of events is the history and is handed to those who show it. What must be
 * encrypted at rest stands under the one key `secrets`, here as in commands and events. The state is
 * a union by phase: what cannot be there in a phase has no field in it.
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

export type AuctionState = DraftState | ReleasedState

/** Before its release: written, reviewed, or taken back before anybody could bid. */
export type DraftState = Common &
  Absent<ReleasedField> & {
    readonly status: 'editing' | 'under_review' | 'inactive'
    readonly secrets: Absent<ReleasedSecret> & Omit<AuctionSecrets, ReleasedSecret>
  }

type ReleasedSecret = 'targetPriceEur' | 'targetSalt' | 'yellowFromPercent' | 'yellowSalt'

/** From its release on, in one of its phases. */
export type ReleasedState = OnMarketState | EndedState

/** Announced, or open for bids. */
export type OnMarketState = Released &
  Absent<EndedField> & { readonly status: 'published' | BiddingStatus }

export type BiddingStatus = 'running' | 'hotbidding'

/** After the hammer. */
export type EndedState =
  | (Ended & Absent<'reservation' | 'sale' | 'secondChance'> & { readonly status: OverStatus })
  | RenegotiationState
  | ReservedState
  | LateOffersState
  | FailedState
  | SoldState

/** `ended` lasts no longer than the transaction that settles it; the others are for good, or rest. */
type OverStatus = 'ended' | 'failed_na' | 'inactive'

export type RenegotiationState = Ended &
  Absent<'reservation' | 'sale' | 'secondChance'> & {
    readonly status: 'renegotiation'
    readonly renegotiation: Renegotiation
  }

export type ReservedState = Ended &
  Absent<'sale' | 'secondChance'> & {
    readonly status: 'anr_offer_above_targetprice'
    readonly reservation: Reservation
  }

/** It did not sell, and dealers may make late offers. */
export type LateOffersState = Ended &
  Absent<'reservation' | 'sale' | 'secondChance'> & {
    readonly status: LateOffersStatus
    readonly failure: Failure
  }

export type LateOffersStatus =
  | 'acpt_late_offer'
  | 'recd_late_offer'
  | 'recd_late_offer_owner'
  | 'declined_late_offer'

export type FailedState = Ended &
  Absent<'reservation' | 'sale'> & {
    readonly status: 'failed'
    readonly failure: Failure
    /** Open after a sale was cancelled without a good reason (rules 10). */
    readonly secondChance: SecondChance | null
  }

export type SoldState = Ended &
  Absent<'reservation' | 'secondChance'> & { readonly status: 'sold'; readonly sale: Sale }

/** These are no fields of the phase: it has none by these names. */
type Absent<Name extends string> = { readonly [Field in Name]?: never }

type Common = {
  readonly auctionId: number
  readonly entityId: number
  readonly ownerCustomerId: number
  readonly ownerMerchantId: number | null
  readonly round: number
  /** The hammers of all rounds so far, this one's last: at most three within 60 days (rules 2). */
  readonly roundsEndedAt: readonly Instant[]
  readonly mode: AuctionMode
  readonly statusSince: Instant
  readonly settings: MarketSettings
  /** In the order of their first bid: index + 1 is the pseudonym's number. */
  readonly bidders: readonly Bidder[]
  readonly highest: HighestBid | null
  readonly bidCount: number
  /** Each time bids were taken out, oldest first (rules 5). */
  readonly voids: readonly VoidMark[]
  /** Who may take their bids back for a while (rules 5 and 8). */
  readonly withdrawalRights: readonly WithdrawalRight[]
  /** The archived bid of the round before, binding on through this one (rules 6). */
  readonly followUp: FollowUp | null
  readonly lateOffers: readonly LateOffer[]
  readonly withdrawalRequest: WithdrawalRequest | null
  /** Why it rests, where an operator and not its owner decided so. */
  readonly closedByOperator?: ClosedByOperator
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
}

type Released = Common & {
  readonly startPriceEur: number
  readonly buyNowPriceEur: number | null
  readonly clock: AuctionClock
  readonly secrets: AuctionSecrets
}

/** What all phases after the hammer have. */
export type Ended = Released & {
  /** Stays as its history once it is over (rules 6). */
  readonly renegotiation?: Renegotiation
  readonly failure?: Failure
  /** Who bought before and had the sale cancelled; absent where nobody did. */
  readonly canceledMerchantIds?: readonly number[]
  /** Second chances that came to nothing, oldest first; absent where none did. */
  readonly secondChanceHistory?: readonly PastSecondChance[]
}

type EndedField =
  | 'renegotiation'
  | 'reservation'
  | 'failure'
  | 'sale'
  | 'secondChance'
  | 'canceledMerchantIds'
  | 'secondChanceHistory'

type ReleasedField = 'startPriceEur' | 'buyNowPriceEur' | 'clock' | EndedField

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
  /** Null once all their bids were taken out. */
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
