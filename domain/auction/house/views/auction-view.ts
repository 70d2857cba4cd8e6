import type { Instant } from '../../../calendar/instant.ts'
import type { RefusalCode } from '../../../refusal/refusal.ts'
import type { AuctionActions } from '../../core/action-facts.ts'
import type {
  ClosedByOperator,
  FailureCause,
  PastSecondChance,
  SaleCause,
  Withdrawal,
  WithdrawalRequest,
} from '../../core/auction-outcomes.ts'
import type { BidCause, Light } from '../../core/events.ts'
import type { LateOfferLapse, LateOfferStatus } from '../../core/late-offer.ts'
import type { RenegotiationOutcome } from '../../core/renegotiation-state.ts'
import type { AuctionMode, AuctionStatus, EndMove } from '../../core/state.ts'
import type { WithdrawalReason } from '../../core/withdrawal-reasons.ts'

/**
 * What one viewer is told of one auction. A field is null when the table in `field-table.ts` keeps
 * it from this viewer in this status, or when there is nothing to tell: the two look alike on
 * purpose.
 */
export type AuctionView = {
  readonly auctionId: number
  readonly entityId: number
  readonly round: number
  readonly mode: AuctionMode
  readonly viewer: ViewerRole
  /** As this viewer sees it (rules 1). */
  readonly status: AuctionStatus
  readonly startPriceEur: number | null
  readonly buyNowPriceEur: number | null
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
  readonly plannedEndsAt: Instant | null
  readonly latestEndsAt: Instant | null
  /** When the round was over; null until then, and where it never began. */
  readonly endedAt: Instant | null
  /** Why it ends at another time than was said before; a soft close is no such move. */
  readonly endMove: EndMove | null
  readonly currentBidEur: number | null
  /** How bids were taken out since the newest that counts; null when none were. */
  readonly lastVoid: 'voided' | 'taken_back' | null
  readonly light: Light | null
  readonly bidCount: number | null
  /** Bidders with a bid that still stands; whose bids were all taken out is none of them. */
  readonly bidderCount: number | null
  /** "Bidder 3": the highest bidder's number. */
  readonly leaderPseudonym: number | null
  readonly history: readonly BidHistoryEntry[] | null
  readonly context: readonly BidderContext[] | null
  readonly priceColour: PriceColour
  readonly own: OwnBidding | null
  readonly bindsUntil: Instant | null
  readonly targetPriceEur: number | null
  readonly hammerPriceEur: number | null
  readonly soldAt: Instant | null
  readonly saleCause: SaleCause | null
  /** Merchant who bought: for the owner, the buyer and the operator. */
  readonly buyerMerchantId: number | null
  readonly renegotiation: RenegotiationView | null
  readonly reservation: ReservationView | null
  /** The best of those that wait; `lateOfferCount` says how many do. */
  readonly lateOffers: readonly LateOfferView[] | null
  readonly lateOfferCount: number | null
  /** What became of the others, the latest first. */
  readonly settledLateOffers: readonly SettledLateOfferView[] | null
  readonly ownLateOffer: LateOfferView | null
  readonly followUp: FollowUpView | null
  readonly secondChance: SecondChanceView | null
  /** Those that came to nothing, oldest first. */
  readonly secondChanceHistory: readonly PastSecondChance[] | null
  readonly withdrawalRequest: WithdrawalRequest | null
  readonly failureCause: FailureCause | null
  /** Why it rests, where an operator and not its owner decided so. */
  readonly closedByOperator: ClosedByOperator | null
  readonly withdrawal: Withdrawal | null
  /** A later round of the ad exists: nothing happens to this one any more. */
  readonly hasNextRound: boolean | null
  readonly actions: AuctionActions
  readonly sequence: number | null
  readonly headHash: string | null
  /** Counts private events too, so it is the operator's alone. */
  readonly version: number | null
}

export const viewerRoles = [
  'visitor',
  'seller',
  'merchant_in_review',
  'dealer',
  'bidder',
  'owner',
  'operator',
] as const
/** A bidder is an accepted dealer with a bid or a late offer in this very auction. */
export type ViewerRole = (typeof viewerRoles)[number]

/** The specification's contexts of a bidder (spec 4). */
export const bidderContexts = [
  'holding_highest_bid',
  'overbid',
  'first_bid_too_low',
  'bidding_agent_limit_too_low',
  'late_offer_pending',
  'late_offer_declined',
  'late_offer_too_low',
  'offer_declined',
] as const
export type BidderContext = (typeof bidderContexts)[number]

export type PriceColour = 'red' | 'green' | 'neutral' | 'tertiary'

export type BidHistoryEntry = {
  readonly sequence: number
  readonly pseudonym: number
  readonly amountEur: number
  /**
   * Of the last two none is a bid, but the price and leader that came out when an operator took bids
   * out, or a bidder took their own back.
   */
  readonly cause: BidCause | 'voided' | 'taken_back'
  readonly at: Instant
  /** Where the soft close moved the end because of it. */
  readonly newEndsAt: Instant | null
  readonly isOwn: boolean
}

/** Shown to the bidder alone. */
export type OwnBidding = {
  readonly pseudonym: number | null
  readonly standingBidEur: number | null
  readonly isBarred: boolean
  readonly isAskMeThen: boolean
  readonly agent: OwnAgent | null
  readonly lastRefusal: OwnRefusal | null
}

export type OwnAgent = {
  readonly limitEur: number
  readonly setAt: Instant
  /** The current bid has reached or passed the limit. */
  readonly isExhausted: boolean
}

export type OwnRefusal = {
  readonly code: RefusalCode
  readonly amountEur: number
  readonly at: Instant
}

export type RenegotiationView = {
  readonly perspective: 'owner' | 'buyer' | 'operator'
  readonly archivedBidEur: number
  readonly buyerPseudonym: number
  readonly bindsUntil: Instant
  readonly isExtended: boolean
  readonly turn: 'owner' | 'buyer'
  readonly isYourTurn: boolean
  readonly turnEndsAt: Instant
  /** How long a later turn lasts, unless the binding ends sooner. */
  readonly turnHours: number
  readonly standingOfferEur: number | null
  readonly lastCounterEur: number | null
  readonly countersMade: number
  readonly countersLeft: number
  readonly offersMade: number
  readonly offersLeft: number
  readonly hasBuyerLeft: boolean
  /** Oldest first, starting with the archived bid. */
  readonly steps: readonly RenegotiationStepView[]
  /** Null while it goes on. */
  readonly ending: (RenegotiationOutcome & { readonly reason: WithdrawalReason | null }) | null
}

export type RenegotiationStepView = {
  readonly by: 'owner' | 'buyer'
  readonly kind: 'archived_bid' | 'counter' | 'offer' | 'raise' | 'left' | 'silent'
  /** Where the buyer let the turn pass: what still bound them. */
  readonly amountEur: number
  readonly at: Instant
}

export type ReservationView = {
  readonly amountEur: number
  readonly buyerPseudonym: number | null
  readonly bindsUntil: Instant
}

export type LateOfferView = {
  readonly lateOfferId: number
  readonly amountEur: number
  readonly status: LateOfferStatus
  readonly madeAt: Instant
  readonly lapsesAt: Instant
}

export type SettledLateOfferView = {
  readonly lateOfferId: number
  readonly amountEur: number
  readonly status: Exclude<LateOfferStatus, 'pending'>
  readonly lapse: LateOfferLapse | null
  readonly madeAt: Instant
  readonly settledAt: Instant
}

/** The archived bid of the round before, to its bidder, the owner and the operator (rules 6). */
export type FollowUpView = {
  readonly amountEur: number
  readonly bindsUntil: Instant
  /** The round ended without a valid bid: until then the owner may take it. */
  readonly acceptUntil: Instant | null
}

/** To the owner and the operator; to the second bidder once it is their turn (rules 10). */
export type SecondChanceView = {
  readonly amountEur: number
  readonly turn: 'owner' | 'dealer'
  readonly turnEndsAt: Instant
}
