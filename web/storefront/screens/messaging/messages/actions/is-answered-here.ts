import type { Message } from '#contract/endpoints/messages.ts'
import type { CallToAction } from '#domain/messaging/call-to-action.ts'

const answeredInThread: readonly CallToAction[] = [
  'answer_question',
  'accept_offer_or_counter_or_decline',
  'accept_counteroffer_or_offer_or_leave',
  'confirm_or_decline_reservation',
  'accept_or_decline_late_offer',
  'accept_second_chance',
  'accept_archived_bid_or_restart',
  'offer_second_chance_or_restart',
  'restart_or_stop_auction',
]

/** Whether its answer stands above the messages: then the button of the message is only another way to it. */
export function isAnsweredHere({
  callToActionTypeCode: code,
}: Pick<Message, 'callToActionTypeCode'>): boolean {
  return answeredInThread.some((each) => each === code)
}
