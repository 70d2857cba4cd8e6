import type { Instant } from '../../calendar/instant.ts'
import type { SecondChanceEnd } from './round-event.ts'
import type { WithdrawalReason } from './withdrawal-reasons.ts'

/** What the end of an auction and the choices after it leave in its state (rules 2, 6 and 10). */

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

export type Sale = {
  readonly merchantId: number
  readonly hammerPriceEur: number
  readonly soldAt: Instant
  readonly cause: SaleCause
}

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
  /** The owner declined and chose to restart: no late offers open by themselves. */
  readonly isRestartDue: boolean
}

export type FollowUp = {
  readonly merchantId: number
  readonly amountEur: number
  readonly bindsUntil: Instant
  /** Set when the round ended without a valid bid: until then the owner may take it. */
  readonly acceptUntil: Instant | null
}

/** First the owner chooses between the second bidder and a new round, then the second bidder decides. */
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
  /** Null where the owner never had the second bidder asked. */
  readonly askedAt: Instant | null
  readonly endedAt: Instant
  readonly cause: SecondChanceEnd
}

/** One operator wants to take the auction out and waits for a second one (rules 2). */
export type WithdrawalRequest = {
  readonly reason: WithdrawalReason
  readonly operatorCustomerId: number
  readonly at: Instant
}

export type Withdrawal = {
  readonly reason: WithdrawalReason
  readonly at: Instant
  /** Null where the clock did it, after the same vehicle was sold in another ad. */
  readonly operatorCustomerId: number | null
  /** The second operator, where it took two (rules 2). */
  readonly confirmedByCustomerId: number | null
}

export type ClosedByOperator = 'refused' | 'withdrawn'
