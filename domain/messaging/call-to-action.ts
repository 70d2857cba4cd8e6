/**
 * What a message asks of its reader. Some ask somebody else, and the reader only waits; some are
 * reminders that never count; all others are open until the reader has answered (spec 4).
 */

export const waitingCallsToAction = [
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

export const ignoredCallsToAction = [
  'bid_again_or_decline_or_submit_reminder',
  '{hash}',
  'submit_ad_with_reduced_price_or_decline_to_submit_again',
  'owner_waiting_for_buyer_to_pick_up_vehicle',
] as const

export const openCallsToAction = [
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

function includes(codes: readonly string[], code: string): boolean {
  return codes.includes(code)
}
