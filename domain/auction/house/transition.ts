import type { CommandType } from '../core/commands.ts'
import type { AuctionStatus } from '../core/state.ts'

/** One row of the process table, in words of the rules (rules 2). */

/** `settle` and `derive` follow from another command in the same transaction; nobody sends them. */
export type Step = CommandType | 'create' | 'settle' | 'derive'

export type TransitionActor =
  | 'visitor'
  | 'owner'
  | 'dealer'
  | 'highest_bidder'
  | 'second_bidder'
  | 'operator'
  | 'clock'

export type Guard =
  | 'product_type_chosen'
  | 'ad_ready_for_review'
  | 'remarks_given'
  | 'reason_given'
  | 'review_complete_and_slot_found'
  | 'none'
  | 'start_reached'
  | 'closing_phase_reached'
  | 'end_out_of_closing_phase'
  | 'bid_allowed'
  | 'agent_allowed'
  | 'agent_exists'
  | 'buy_now_offered'
  | 'end_reached'
  | 'auction_with_target_reached'
  | 'collection_with_expectation_reached'
  | 'bid_below_target'
  | 'no_valid_bid'
  | 'owners_turn'
  | 'owners_turn_or_raise'
  | 'buyers_turn'
  | 'either_turn'
  | 'deadline_passed'
  | 'reminder_due'
  | 'within_late_offer_days'
  | 'late_offers_as_they_stand'
  | 'reserved_in_offer_collection'
  | 'reserved_late_offer'
  | 'late_offer_allowed'
  | 'late_offer_stands'
  | 'late_offer_days_over'
  | 'restart_allowed'
  | 'cancellation_granted'
  | 'second_chance_open'
  | 'second_chance_offered'
  | 'withdrawal_reason_and_second_operator'
  | 'withdrawal_requested'
  | 'vehicle_sold_in_another_ad'
  | 'follow_up_bid_binds'
  | 'end_hit_by_outage'
  | 'void_allowed'
  | 'right_to_take_back'
  | 'defect_added'
  | 'question_allowed'

export type Transition = {
  readonly from: readonly AuctionStatus[]
  readonly step: Step
  readonly actors: readonly TransitionActor[]
  readonly guard: Guard
  /** `same` keeps the status. */
  readonly to: readonly (AuctionStatus | 'same')[]
  /** The status in which the ad's next round begins, where there is one; this one is over then. */
  readonly nextRound?: AuctionStatus
}
