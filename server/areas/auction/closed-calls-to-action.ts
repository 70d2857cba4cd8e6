import type {
  AuctionNotification,
  AuctionNotificationCode,
} from '#domain/auction/house/notifications/auction-notification.ts'
import type { CallToAction } from '#domain/messaging/call-to-action.ts'

/**
 * Which earlier calls an auction's notification shows to be answered or past, for all readers (spec 4). The
 * bell counts what is still to be done, so an answer must put out the call it answers.
 */

const ownersTurn: readonly CallToAction[] = ['accept_offer_or_counter_or_decline']
const buyersTurn: readonly CallToAction[] = [
  'accept_counteroffer_or_offer_or_leave',
  'waiting_for_owner_to_accept_offer',
]

/** Of several late offers only the one the notification speaks of is answered. */
const offersTurn: readonly CallToAction[] = [
  'accept_or_decline_late_offer',
  'confirm_or_decline_reservation',
]

const byNotification: Readonly<
  Partial<Record<AuctionNotificationCode, readonly CallToAction[] | 'all'>>
> = {
  ad_submitted: [
    'improve_ad_and_submit_again',
    // A new round was one of the answers that were asked for.
    'restart_or_stop_auction',
    'accept_archived_bid_or_restart',
    'offer_second_chance_or_restart',
  ],
  ad_approved: ['improve_ad_and_submit_again', 'waiting_for_operator_to_review_ad'],
  ad_sent_back: ['waiting_for_operator_to_review_ad'],
  ad_refused: ['improve_ad_and_submit_again', 'waiting_for_operator_to_review_ad'],
  ad_withdrawn_by_operator: 'all',
  ad_paused: 'all',
  ad_stopped: 'all',
  auction_sold_seller: 'all',
  auction_failed_owner: 'all',
  renegotiation_reminder_owner: ownersTurn,
  counter_offer_received: [...ownersTurn, ...buyersTurn],
  offer_received: [...buyersTurn, ...ownersTurn],
  offer_raised: ownersTurn,
  buyer_left_owner: [...buyersTurn, ...ownersTurn],
  offer_declined_dealer: 'all',
  renegotiation_lapsed_owner: 'all',
  renegotiation_canceled_owner: 'all',
  reservation_lapsed_owner: 'all',
  late_offer_declined_dealer: offersTurn,
  late_offer_lapsed_dealer: offersTurn,
  late_offer_unanswered_dealer: offersTurn,
  follow_up_binding_dealer: [...ownersTurn, ...buyersTurn],
  follow_up_waiting_owner: 'all',
  follow_up_freed_dealer: ['waiting_for_owner_to_accept_offer', 'accept_archived_bid_or_restart'],
  second_chance_open_owner: 'all',
  second_chance_offered_dealer: ['offer_second_chance_or_restart'],
  second_chance_closed_owner: ['accept_second_chance', 'offer_second_chance_or_restart'],
}

export function closedCallsToAction(
  code: AuctionNotificationCode,
): readonly CallToAction[] | 'all' {
  return byNotification[code] ?? []
}

/**
 * A verdict is on the ad, and a new round is said to be submitted in the round before it, where it was
 * asked for. So a verdict settles what waits for it in all rounds of the ad.
 */
export function closesAllRounds(code: AuctionNotificationCode): boolean {
  return code === 'ad_approved' || code === 'ad_sent_back' || code === 'ad_refused'
}

/** The late offer whose calls alone a notification settles; null settles those of the whole auction. */
export function closedLateOffer({ code, facts }: AuctionNotification): number | null {
  if (closedCallsToAction(code) !== offersTurn) return null
  return typeof facts.lateOfferId === 'number' ? facts.lateOfferId : null
}
