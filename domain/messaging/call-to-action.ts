import type { AuctionNotificationCode } from '../auction/house/notifications/auction-notification.ts'

/**
 * What a message asks of its reader. Some ask somebody else, and the reader only waits; some are
 * reminders that never count; all others are open until he has answered (spec 4).
 */

const waitingCallsToAction = [
  'waiting_for_operator_to_review_account',
  'waiting_for_operator_to_review_ad',
  'waiting_for_owner_to_answer_question',
  'read_me',
  'accept_offer_sent',
  'waiting_for_owner_to_accept_offer',
  'waiting_for_owner_to_accept_counteroffer',
  'waiting_for_owner_to_decline_offer',
  'late_offer_waiting',
  'owner_waiting_for_buyer_to_accept_counteroffer',
] as const

const ignoredCallsToAction = [
  'bid_again_or_decline_or_submit_reminder',
  '{hash}',
  'submit_ad_with_reduced_price_or_decline_to_submit_again',
  'owner_waiting_for_buyer_to_pick_up_vehicle',
] as const

const openCallsToAction = [
  'improve_ad_and_submit_again',
  'answer_question',
  'accept_offer_or_counter_or_decline',
  'accept_counteroffer_or_offer_or_leave',
  'confirm_or_decline_reservation',
  'accept_or_decline_late_offer',
  'restart_or_stop_auction',
  'accept_second_chance',
  'offer_second_chance_or_restart',
  'accept_archived_bid_or_restart',
  'complete_profile',
  'verify_email',
] as const

export type CallToAction =
  | (typeof waitingCallsToAction)[number]
  | (typeof ignoredCallsToAction)[number]
  | (typeof openCallsToAction)[number]

export type CallToActionStanding = 'waiting' | 'ignored' | 'open'

/** Codes nobody knows are open: better asked once too often than forgotten. */
export function standingOf(callToAction: string): CallToActionStanding {
  if (includes(waitingCallsToAction, callToAction)) return 'waiting'
  return includes(ignoredCallsToAction, callToAction) ? 'ignored' : 'open'
}

const byNotification: Readonly<Partial<Record<AuctionNotificationCode, CallToAction>>> = {
  ad_sent_back: 'improve_ad_and_submit_again',
  ad_submitted: 'waiting_for_operator_to_review_ad',
  ad_approved: 'read_me',
  ad_refused: 'read_me',
  ad_withdrawn_by_operator: 'read_me',
  auction_withdrawn: 'read_me',
  auction_moved: 'read_me',
  auction_end_changed: 'read_me',
  bids_voided_dealer: 'read_me',
  take_back_offered: 'read_me',
  new_defect_dealer: 'read_me',
  auction_sold_seller: 'owner_waiting_for_buyer_to_pick_up_vehicle',
  auction_sold_dealer: 'read_me',
  auction_failed_owner: 'restart_or_stop_auction',
  renegotiation_started_owner: 'accept_offer_or_counter_or_decline',
  renegotiation_started_dealer: 'waiting_for_owner_to_accept_offer',
  renegotiation_reminder_owner: 'accept_offer_or_counter_or_decline',
  counter_offer_received: 'accept_counteroffer_or_offer_or_leave',
  offer_received: 'accept_offer_or_counter_or_decline',
  offer_raised: 'accept_offer_or_counter_or_decline',
  buyer_left_owner: 'accept_offer_or_counter_or_decline',
  reservation_waiting_owner: 'confirm_or_decline_reservation',
  reservation_waiting_dealer: 'waiting_for_owner_to_accept_offer',
  reservation_lapsed_owner: 'restart_or_stop_auction',
  late_offer_received: 'accept_or_decline_late_offer',
  renegotiation_canceled_owner: 'restart_or_stop_auction',
  renegotiation_canceled_dealer: 'read_me',
  follow_up_binding_dealer: 'read_me',
  follow_up_waiting_dealer: 'waiting_for_owner_to_accept_offer',
  follow_up_waiting_owner: 'accept_archived_bid_or_restart',
  follow_up_freed_dealer: 'read_me',
  second_chance_open_owner: 'offer_second_chance_or_restart',
  second_chance_offered_dealer: 'accept_second_chance',
  second_chance_closed_owner: 'restart_or_stop_auction',
}

export function callToActionOf(notification: AuctionNotificationCode): CallToAction | null {
  return byNotification[notification] ?? null
}

function includes(codes: readonly string[], code: string): boolean {
  return codes.includes(code)
}
