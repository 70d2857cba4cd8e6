import { type AuctionStatus, auctionStatuses } from '../core/state.ts'
import type { Guard, Step, Transition, TransitionActor } from './transition.ts'

/**
 * The life of an ad and its auction as data (rules 2): every transition from one status to another, who
 * may cause it and under which condition. `decide` looks up here whether a command is possible at all in a
 * status; the guard is the name of what it checks beyond that. Nothing else writes a status.
 */

const bidding = ['running', 'hotbidding'] as const
const lateOffers = ['acpt_late_offer', 'recd_late_offer', 'declined_late_offer'] as const
const reserved = 'anr_offer_above_targetprice'
const unsold = ['failed', ...lateOffers] as const
const withdrawable = ['published', ...bidding, 'renegotiation', reserved, ...unsold] as const

function transition(
  from: readonly AuctionStatus[],
  step: Step,
  actors: readonly TransitionActor[],
  guard: Guard,
  to: readonly (AuctionStatus | 'same')[],
): Transition {
  return { from, step, actors, guard, to }
}

export const transitions: readonly Transition[] = [
  // From editing to release.
  transition([], 'create', ['visitor', 'owner'], 'product_type_chosen', ['editing']),
  transition(['editing'], 'submit', ['owner'], 'ad_ready_for_review', ['under_review']),
  transition(['under_review'], 'send_back', ['operator'], 'remarks_given', ['editing']),
  transition(['under_review'], 'refuse_ad', ['operator'], 'reason_given', ['inactive']),
  transition(['under_review'], 'approve', ['operator'], 'review_complete_and_slot_found', [
    'published',
  ]),
  transition(['published'], 'withdraw_ad', ['owner'], 'none', ['inactive']),
  // The auction itself.
  transition(['published'], 'start', ['clock'], 'start_reached', ['running']),
  transition(['running'], 'enter_closing_phase', ['clock'], 'closing_phase_reached', [
    'hotbidding',
  ]),
  transition(['published', 'running'], 'move_end', ['clock'], 'end_hit_by_outage', ['same']),
  transition(['hotbidding'], 'move_end', ['clock'], 'end_out_of_closing_phase', ['running']),
  transition(bidding, 'bid', ['dealer'], 'bid_allowed', ['same']),
  transition(bidding, 'set_agent', ['dealer'], 'agent_allowed', ['same']),
  transition(bidding, 'withdraw_agent', ['dealer'], 'agent_exists', ['same']),
  transition(bidding, 'end_agents_of', ['operator', 'clock'], 'agent_exists', ['same']),
  transition(bidding, 'void_bids', ['operator'], 'void_allowed', ['same']),
  transition(['hotbidding'], 'void_bids', ['operator'], 'end_out_of_closing_phase', ['running']),
  transition(['running'], 'confirm_defect', ['operator'], 'defect_added', ['same']),
  transition(['hotbidding'], 'confirm_defect', ['operator'], 'end_out_of_closing_phase', [
    'running',
  ]),
  transition(bidding, 'take_back_bid', ['dealer'], 'right_to_take_back', ['same']),
  transition(['published', ...bidding], 'ask_question', ['dealer'], 'question_allowed', ['same']),
  transition(['running'], 'buy_now', ['dealer'], 'buy_now_offered', ['sold']),
  // The hammer: `ended` lasts no longer than the transaction that settles it.
  transition(bidding, 'end', ['clock'], 'end_reached', ['ended']),
  transition(['ended'], 'settle', ['clock'], 'auction_with_target_reached', ['sold']),
  transition(['ended'], 'settle', ['clock'], 'collection_with_expectation_reached', [
    'anr_offer_above_targetprice',
  ]),
  transition(['ended'], 'settle', ['clock'], 'bid_below_target', ['renegotiation']),
  transition(['ended'], 'settle', ['clock'], 'no_valid_bid', ['failed']),
  // Renegotiation.
  transition(['renegotiation'], 'renegotiation_accept', ['owner'], 'owners_turn_or_raise', [
    'sold',
  ]),
  transition(['renegotiation'], 'renegotiation_accept', ['highest_bidder'], 'buyers_turn', [
    'sold',
  ]),
  transition(['renegotiation'], 'renegotiation_counter', ['owner'], 'owners_turn', ['same']),
  transition(['renegotiation'], 'renegotiation_decline', ['owner'], 'either_turn', [
    'failed',
    'failed_na',
    'inactive',
  ]),
  transition(['renegotiation'], 'renegotiation_offer', ['highest_bidder'], 'buyers_turn', ['same']),
  transition(['renegotiation'], 'renegotiation_raise', ['highest_bidder'], 'either_turn', [
    'same',
    'sold',
  ]),
  transition(['renegotiation'], 'renegotiation_leave', ['highest_bidder'], 'buyers_turn', ['same']),
  transition(['renegotiation'], 'pass_turn', ['clock'], 'deadline_passed', ['same']),
  transition(['renegotiation'], 'remind_owner', ['clock'], 'reminder_due', ['same']),
  transition(['renegotiation'], 'lapse', ['clock'], 'deadline_passed', ['failed']),
  transition(['renegotiation'], 'cancel_renegotiation', ['operator'], 'reason_given', ['failed']),
  // Reservation.
  transition([reserved], 'reservation_confirm', ['owner'], 'none', ['sold']),
  transition([reserved], 'reservation_decline', ['owner'], 'reserved_in_offer_collection', [
    'failed',
  ]),
  // A late offer at the target ends like any other one: dealers must not learn that it reached it.
  transition([reserved], 'reservation_decline', ['owner'], 'reserved_late_offer', ['same']),
  transition([reserved], 'lapse', ['clock'], 'reserved_in_offer_collection', ['failed']),
  // Late offers.
  transition(['failed'], 'open_late_offers', ['owner', 'clock'], 'within_late_offer_days', [
    'acpt_late_offer',
    'declined_late_offer',
  ]),
  // Also while one waits as a reservation: that it reached the target is for the owner alone.
  transition([...lateOffers, reserved], 'late_offer', ['dealer'], 'late_offer_allowed', ['same']),
  transition(lateOffers, 'late_offer_decline', ['owner'], 'late_offer_stands', ['same']),
  transition(lateOffers, 'derive', ['dealer', 'owner', 'clock'], 'late_offers_as_they_stand', [
    ...lateOffers,
    reserved,
  ]),
  transition([reserved], 'derive', ['owner', 'clock'], 'late_offers_as_they_stand', lateOffers),
  transition(lateOffers, 'late_offer_accept', ['owner'], 'late_offer_stands', ['sold']),
  transition(lateOffers, 'settle_late_offers', ['clock'], 'late_offer_days_over', [
    'same',
    'failed',
  ]),
  transition([reserved], 'settle_late_offers', ['clock'], 'late_offer_days_over', [
    'same',
    'failed',
  ]),
  // After an auction without a sale.
  {
    ...transition(unsold, 'restart', ['owner'], 'restart_allowed', ['same']),
    nextRound: 'under_review',
  },
  transition(unsold, 'stop', ['owner'], 'none', ['failed_na']),
  transition(unsold, 'pause', ['owner'], 'none', ['inactive']),
  {
    // In place where it never was released, else as a round of its own.
    ...transition(['inactive'], 'resume', ['owner'], 'none', ['editing', 'same']),
    nextRound: 'editing',
  },
  transition(['failed'], 'follow_up_accept', ['owner'], 'follow_up_bid_binds', ['sold']),
  transition(
    ['editing', 'under_review', 'published', ...bidding, 'failed'],
    'lapse_follow_up',
    ['clock'],
    'deadline_passed',
    ['same'],
  ),
  // After a sale.
  transition(['sold'], 'cancel_sale', ['operator'], 'cancellation_granted', ['failed']),
  transition(['failed'], 'second_chance_offer', ['owner'], 'second_chance_open', ['same']),
  transition(['failed'], 'second_chance_accept', ['second_bidder'], 'second_chance_offered', [
    'sold',
  ]),
  transition(['failed'], 'second_chance_decline', ['second_bidder'], 'second_chance_offered', [
    'same',
  ]),
  transition(['failed'], 'lapse_second_chance', ['clock'], 'deadline_passed', ['same']),
  // Commands of the operator.
  transition(withdrawable, 'withdraw', ['operator'], 'withdrawal_reason_and_second_operator', [
    'inactive',
    'same',
  ]),
  transition(withdrawable, 'withdraw', ['clock'], 'vehicle_sold_in_another_ad', ['inactive']),
  transition([...bidding, reserved], 'drop_withdrawal', ['operator'], 'withdrawal_requested', [
    'same',
  ]),
]

/**
 * `recd_late_offer_owner` is written by nobody: it is what the owner sees of `recd_late_offer`
 * (rules 1).
 */
export const shownOnly: Partial<Record<AuctionStatus, AuctionStatus>> = {
  recd_late_offer_owner: 'recd_late_offer',
}

const possible = new Map<AuctionStatus, ReadonlyMap<Step, readonly Transition[]>>(
  auctionStatuses.map((status) => [
    status,
    Map.groupBy(
      transitions.filter((row) => row.from.includes(status)),
      ({ step }) => step,
    ),
  ]),
)

/** The rows for a step in a status; empty when the step is not possible there at all. */
export function transitionsFor(status: AuctionStatus, step: Step): readonly Transition[] {
  return possible.get(status)?.get(step) ?? []
}

/** Whether the table has this transition. */
export function isTransition(from: AuctionStatus, step: Step, to: AuctionStatus): boolean {
  return transitionsFor(from, step).some(
    (row) => row.to.includes(to) || (from === to && row.to.includes('same')),
  )
}
