import type { MarketSettings } from '../core/settings.ts'
import type { Guard, Step } from './transition.ts'

/** The process for people: what each guard asks and when each deadline falls, in the defaults. */

export const guardLabels: Readonly<Record<Guard, string>> = {
  none: '',
  product_type_chosen: 'motorhome or trailer chosen',
  ad_ready_for_review:
    'complete, one document, confirmed address, profile, consent; the guards of a restart where this vehicle was here before',
  remarks_given: 'with remarks',
  reason_given: 'with a reason',
  review_complete_and_slot_found:
    'VAT regime, VIN, start price; in a follow-up round both prices above the archived bid',
  start_reached: 'the start is reached',
  closing_phase_reached: 'the closing phase is reached',
  end_out_of_closing_phase: 'the end moves out of the closing phase with it',
  end_hit_by_outage: 'the end lay in an outage or shortly after it',
  bid_allowed: 'may bid; at least the minimum, no slip of the finger',
  agent_allowed: 'may bid; has an own bid; limit within its bounds',
  agent_exists: 'has an agent',
  buy_now_offered: 'may bid; a buy-now price stands, the bid is below 95% of it',
  end_reached: 'the end is reached',
  auction_with_target_reached: 'an auction, highest bid at or above the target',
  collection_with_expectation_reached:
    'an offer collection, highest bid at or above the expectation',
  bid_below_target: 'a valid highest bid below',
  no_valid_bid: 'no valid bid',
  owners_turn: 'in the owner’s turn, a counter left',
  owners_turn_or_raise: 'in the owner’s turn, or a raise stands',
  buyers_turn: 'in the buyer’s turn',
  either_turn: 'in either turn, while the bid binds',
  deadline_passed: 'the deadline has passed',
  reminder_due: 'a reminder is due, by day',
  within_late_offer_days: 'while late offers are taken, no second bidder is being asked',
  late_offers_as_they_stand: 'as the late offers stand',
  reserved_in_offer_collection: 'the highest bid of an offer collection is reserved',
  reserved_late_offer: 'a late offer is reserved',
  late_offer_allowed: 'may take part; none of their own pending; at least the minimum',
  late_offer_stands: 'that offer stands; to accept it: not of the owner’s own people',
  late_offer_days_over: 'an offer has lapsed, or the days are over with none pending',
  restart_allowed:
    'as it is 24 h after the end, or reduced by 5% and above a bid that binds; three rounds in 60 days; consent',
  follow_up_bid_binds: 'the archived bid of the round before still binds',
  cancellation_granted: 'the cancellation of the order is granted',
  second_chance_open: 'an unjustified cancellation within 7 days; the second bidder asked for it',
  second_chance_offered: 'is the second bidder and was asked; may take part to buy',
  withdrawal_reason_and_second_operator:
    'a reason of the list; once the target is reached or in the last hour a second operator',
  withdrawal_requested: 'one operator has asked for it',
  vehicle_sold_in_another_ad: 'the same vehicle was sold in another ad',
  void_allowed: 'a reason; until 15 min before the end, or the description was wrong',
  right_to_take_back: 'has the right to take the bid back, in time',
  defect_added: 'the owner has added a defect that is material',
  question_allowed: 'none of their own open; until 60 min before the end',
}

/** When the clock acts, by the settings the auction runs under; other steps are somebody's choice. */
export function deadlineLabel(step: Step, settings: MarketSettings): string {
  const { renegotiation, lateOffers, followUp, secondChance, closingPhaseMinutes } = settings
  const { bindingHours, extendedBindingHours, turnHours, reminderHours } = renegotiation
  switch (step) {
    case 'start':
      return 'startsAt'
    case 'enter_closing_phase':
      return `endsAt - ${closingPhaseMinutes} min`
    case 'end':
    case 'settle':
      return 'endsAt'
    case 'remind_owner':
      return `${reminderHours.join(', ')} h into the owner’s turn`
    case 'pass_turn':
      return `${turnHours} h into the buyer’s turn`
    case 'lapse':
      return `${bindingHours} h after the end, ${extendedBindingHours} h after a counter; a later turn ${turnHours} h`
    case 'open_late_offers':
      return `${lateOffers.openAfterHours} h after it failed`
    case 'settle_late_offers':
      return `${lateOffers.pendingHours} h after an offer, ${lateOffers.declinedShownHours} h after a decline, ${lateOffers.openDays} days after the end`
    case 'lapse_follow_up':
      return `${followUp.bindsDays} days after the first end, ${followUp.acceptHours} h after the round`
    case 'lapse_second_chance':
      return `${secondChance.answerHours} h for the owner, then ${secondChance.answerHours} h for the bidder`
    default:
      return ''
  }
}
