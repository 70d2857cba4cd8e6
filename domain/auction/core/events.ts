import type { Instant } from '../../calendar/instant.ts'
import type { RefusalCode } from '../../refusal/refusal.ts'
import type { FailureCause, SaleCause } from './auction-outcomes.ts'
import type { Agent } from './auction-secrets.ts'
import type { LateOfferLapse } from './late-offer.ts'
import type { RenegotiationEvent } from './renegotiation-event.ts'
import type { RoundEvent, SecondChanceEvent } from './round-event.ts'
import type { MarketSettings } from './settings.ts'
import type {
  AuctionMode,
  Bidder,
  EndMoveCause,
  HighestBid,
  LateOffersStatus,
  OnMarketState,
} from './state.ts'
import type { VoidCause, VoidReason, WithdrawalRight } from './void-mark.ts'
import type { WithdrawalReason } from './withdrawal-reasons.ts'

/**
 * What happened, in plain JSON: enough to evolve the state, to write the journal, to tell the
 * listeners and to choose the notifications. What stands under `secrets` is encrypted in the log.
 */
export type AuctionEvent = { readonly at: Instant } & EventBody

export type EventType = EventBody['type']
export type EventOf<Type extends EventType> = Extract<AuctionEvent, { readonly type: Type }>

export type EventBody =
  | ReviewEvent
  | ClockEvent
  | BiddingEvent
  | SettlementEvent
  | RenegotiationEvent
  | LateOfferEvent
  | WithdrawalEvent
  | RoundEvent
  | SecondChanceEvent

export type ReviewEvent =
  | { readonly type: 'ad_submitted'; readonly consentVersion: string }
  | { readonly type: 'ad_sent_back'; readonly remarks: string }
  | { readonly type: 'ad_refused'; readonly reason: string }
  | {
      readonly type: 'ad_approved'
      readonly mode: AuctionMode
      readonly startPriceEur: number
      /** For the owner alone; the journal has no free text. */
      readonly startPriceReason?: string
      readonly buyNowPriceEur: number | null
      readonly startsAt: Instant
      readonly endsAt: Instant
      readonly latestEndsAt: Instant
      readonly settings: MarketSettings
      readonly secrets: {
        readonly targetPriceEur: number
        readonly targetSalt: string
        readonly yellowFromPercent: number
        readonly yellowSalt: string
      }
    }
  | { readonly type: 'ad_withdrawn' }

export type ClockEvent =
  | { readonly type: 'auction_started' }
  | { readonly type: 'closing_phase_entered' }
  | { readonly type: 'end_extended'; readonly endsAt: Instant }
  | {
      readonly type: 'end_moved'
      readonly plannedEndsAt: Instant
      readonly endsAt: Instant
      readonly latestEndsAt: Instant
      readonly status: OnMarketState['status']
      readonly cause: EndMoveCause
    }
  | {
      /** The journal's last entry: the next event in the same transaction settles (rules 2, 9). */
      readonly type: 'auction_ended'
      readonly endedAt: Instant
      readonly outcome: SettlementOutcome
    }

export type SettlementOutcome = 'sold' | 'bought_now' | 'reservation' | 'renegotiation' | 'failed'

/** What made a bid: the bidder by hand, their agent's smallest raise, or the jump to the target. */
export type BidCause = 'manual' | 'agent' | 'agent_jump'

export type Light = 'none' | 'red' | 'yellow' | 'green'

export type BiddingEvent =
  | {
      /**
       * Every bid takes the lead when it is placed, also an older limit's answer at the very amount
       * of its rival (rules 5).
       */
      readonly type: 'bid_placed'
      readonly merchantId: number
      readonly pseudonym: number
      readonly amountEur: number
      readonly cause: BidCause
      readonly light: Light
      readonly sequence: number
      /** Null where the bid brings no new answer: agents' bids keep what their owner chose. */
      readonly isAskMeThen: boolean | null
      readonly consentVersion: string | null
    }
  | {
      readonly type: 'agent_set'
      readonly merchantId: number
      readonly pseudonym: number
      readonly change: 'set' | 'raised' | 'lowered' | 'kept'
      readonly place: number
      readonly sequence: number
      readonly consentVersion: string | null
      readonly secrets: { readonly limitEur: number; readonly salt: string }
    }
  | {
      readonly type: 'agent_ended'
      readonly merchantId: number
      readonly pseudonym: number
      readonly cause: 'withdrawn' | 'bidding_stopped'
      readonly sequence: number
    }
  | {
      /** A bidder's bids taken out, with all that came out when the others ran again (rules 5). */
      readonly type: 'bids_voided'
      readonly merchantId: number
      readonly pseudonym: number
      readonly fromSequence: number
      readonly cause: VoidCause
      /** The operator's; null where the bidder took the bids back. */
      readonly reason: VoidReason | null
      readonly isBarred: boolean
      readonly sequence: number
      readonly light: Light
      readonly bidders: readonly Bidder[]
      readonly highest: HighestBid | null
      readonly bidCount: number
      readonly removedSequences: readonly number[]
      readonly withdrawalRights: readonly WithdrawalRight[]
      readonly secrets: { readonly agents: readonly Agent[] }
    }
  | {
      /** A new defect is material: every bidder may leave for a while (rules 8). */
      readonly type: 'defect_confirmed'
      readonly takeBackUntil: Instant
      readonly withdrawalRights: readonly WithdrawalRight[]
    }
  | {
      readonly type: 'refusal_remembered'
      readonly merchantId: number
      readonly code: RefusalCode
      readonly secrets: { readonly amountEur: number }
    }

export type SettlementEvent =
  | {
      readonly type: 'auction_sold'
      readonly merchantId: number
      readonly hammerPriceEur: number
      readonly cause: SaleCause
    }
  | {
      readonly type: 'reservation_opened'
      readonly merchantId: number
      readonly amountEur: number
      readonly lateOfferId: number | null
      readonly bindsUntil: Instant
    }
  | {
      readonly type: 'renegotiation_opened'
      readonly merchantId: number
      readonly archivedBidEur: number
      readonly bindsUntil: Instant
      readonly remindersAt: readonly Instant[]
    }
  | {
      readonly type: 'auction_failed'
      readonly cause: FailureCause
      readonly isRestartDue: boolean
    }
  | {
      readonly type: 'highest_bid_deleted'
      readonly merchantId: number
      readonly amountEur: number
    }

export type LateOfferEvent =
  | { readonly type: 'late_offers_opened' }
  /** The 14 days are over while an offer waits; without one the auction fails (rules 2). */
  | { readonly type: 'late_offers_closed' }
  | {
      readonly type: 'late_offer_made'
      readonly lateOfferId: number
      readonly merchantId: number
      readonly amountEur: number
      readonly consentVersion: string | null
    }
  | { readonly type: 'late_offer_declined'; readonly lateOfferId: number }
  | { readonly type: 'late_offer_accepted'; readonly lateOfferId: number }
  | {
      readonly type: 'late_offer_lapsed'
      readonly lateOfferId: number
      readonly lapse: LateOfferLapse
    }
  | { readonly type: 'late_offer_status_derived'; readonly status: LateOffersStatus }

export type WithdrawalEvent =
  | {
      readonly type: 'withdrawal_requested'
      readonly reason: WithdrawalReason
      readonly operatorCustomerId: number
    }
  | { readonly type: 'withdrawal_dropped'; readonly operatorCustomerId: number }
  | {
      readonly type: 'auction_withdrawn'
      readonly reason: WithdrawalReason
      readonly operatorCustomerId: number | null
      readonly confirmedByCustomerId: number | null
    }
