import type { JournalKind } from './journal/journal.ts'
import type { AuctionNotificationCode } from './notifications/auction-notification.ts'
import type { Step } from './transition.ts'

/**
 * What a step may have as its consequence beside the status: notifications, and entries of the public
 * journal (rules 4 to 10). The test `walk.property.test.ts` compares it with the program in both directions.
 */
export type Effects = {
  readonly notifications: readonly AuctionNotificationCode[]
  readonly journal: readonly JournalKind[]
}

const bidNotifications = ['bid_received', 'you_were_outbid'] as const
const soldNotifications = ['auction_sold_seller', 'auction_sold_dealer', 'auction_lost'] as const
const failedNotifications = ['auction_failed_owner', 'auction_failed_dealer'] as const
const lapsedOffers = 'late_offer_lapsed_dealer'
const unansweredOffers = 'late_offer_unanswered_dealer'
const freed = 'follow_up_freed_dealer'

function effects(
  notifications: readonly AuctionNotificationCode[],
  ...journal: readonly JournalKind[]
): Effects {
  return { notifications, journal }
}

const nothing = effects([])

export const stepEffects: Readonly<Record<Step, Effects>> = {
  create: nothing,
  submit: effects(['ad_submitted']),
  send_back: effects(['ad_sent_back']),
  refuse_ad: effects(['ad_refused', freed]),
  approve: effects(['ad_approved'], 'released'),
  withdraw_ad: effects([freed]),
  start: effects(['auction_started']),
  enter_closing_phase: nothing,
  move_end: effects(['auction_moved'], 'end_moved'),
  bid: effects(bidNotifications, 'bid', 'end_extended'),
  set_agent: effects(['agent_active', 'you_were_outbid'], 'agent', 'bid', 'end_extended'),
  withdraw_agent: effects([], 'agent_ended'),
  end_agents_of: effects(['agent_ended'], 'agent_ended'),
  void_bids: effects(
    [
      'bids_voided_dealer',
      'bids_voided_owner',
      'bids_voided_others',
      'you_lead_again',
      'take_back_offered',
      'auction_end_changed',
    ],
    'voided',
    'end_extended',
    'end_moved',
  ),
  take_back_bid: effects(
    ['bid_taken_back', 'bids_voided_owner', 'bids_voided_others', 'you_lead_again'],
    'voided',
    'end_extended',
  ),
  confirm_defect: effects(
    ['defect_confirmed_owner', 'new_defect_dealer', 'auction_end_changed'],
    'defect',
    'end_moved',
  ),
  ask_question: nothing,
  buy_now: effects(['journal_final_head', ...soldNotifications, freed], 'result'),
  end: effects(['journal_final_head'], 'result'),
  settle: effects([
    ...soldNotifications,
    'auction_failed_owner',
    'renegotiation_started_owner',
    'renegotiation_started_dealer',
    'reservation_waiting_owner',
    'reservation_waiting_dealer',
    'follow_up_waiting_owner',
    'follow_up_waiting_dealer',
    freed,
  ]),
  renegotiation_accept: effects(soldNotifications),
  renegotiation_counter: effects(['counter_offer_received']),
  renegotiation_decline: effects(['offer_declined_dealer', 'follow_up_binding_dealer']),
  renegotiation_offer: effects(['offer_received']),
  renegotiation_raise: effects(['offer_raised', ...soldNotifications]),
  renegotiation_leave: effects(['buyer_left_owner']),
  pass_turn: effects(['buyer_left_owner']),
  remind_owner: effects(['renegotiation_reminder_owner']),
  lapse: effects([
    'renegotiation_lapsed_owner',
    'renegotiation_lapsed_dealer',
    'reservation_lapsed_owner',
    'auction_failed_dealer',
  ]),
  cancel_renegotiation: effects(['renegotiation_canceled_owner', 'renegotiation_canceled_dealer']),
  reservation_confirm: effects([...soldNotifications, lapsedOffers]),
  reservation_decline: effects([
    ...failedNotifications,
    'late_offer_declined_dealer',
    'reservation_waiting_owner',
  ]),
  open_late_offers: effects([freed]),
  late_offer: effects(['late_offer_received', 'reservation_waiting_owner']),
  late_offer_accept: effects([...soldNotifications, lapsedOffers]),
  late_offer_decline: effects(['late_offer_declined_dealer']),
  derive: nothing,
  settle_late_offers: effects([
    unansweredOffers,
    'late_offer_lapsed_owner',
    'reservation_waiting_owner',
    'auction_failed_owner',
  ]),
  restart: effects(['ad_submitted', lapsedOffers, freed]),
  stop: effects(['ad_stopped', lapsedOffers, freed]),
  pause: effects(['ad_paused', lapsedOffers, freed]),
  resume: nothing,
  follow_up_accept: effects(soldNotifications),
  lapse_follow_up: effects([freed]),
  cancel_sale: effects(['second_chance_open_owner']),
  second_chance_offer: effects(['second_chance_offered_dealer']),
  // The others have learned at the first sale that it went to somebody else.
  second_chance_accept: effects(['auction_sold_seller', 'auction_sold_dealer']),
  second_chance_decline: effects(['second_chance_closed_owner']),
  lapse_second_chance: effects(['second_chance_closed_owner', 'second_chance_lapsed_dealer']),
  withdraw: effects(
    ['ad_withdrawn_by_operator', 'auction_withdrawn', 'journal_final_head', lapsedOffers, freed],
    'withdrawn',
  ),
  drop_withdrawal: nothing,
}
