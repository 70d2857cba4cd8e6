import type { AuctionNotificationCode } from '#domain/auction/house/notifications/auction-notification.ts'
import type { RouteName } from '#locales/paths.ts'

/**
 * A screen, and whose number its address takes: the ad's, the auction's or none. `box` is the ad with
 * its box open, also on a phone; `ownAd` the ad among those of its owner.
 */
export type NotificationDestination = readonly [
  RouteName,
  'ad' | 'box' | 'ownAd' | 'auction' | 'place',
]

const renegotiation: NotificationDestination = ['renegotiation', 'auction']
const catalog: NotificationDestination = ['catalog', 'place']
const myVehicles: NotificationDestination = ['myVehicles', 'place']
const ownAd: NotificationDestination = ['myVehicles', 'ownAd']
const box: NotificationDestination = ['product', 'box']

/**
 * Where the button of an auction's notification leads, in the mail and in the account alike: the screen on
 * which its reader can do what it asks. Notifications not named here lead to the vehicle.
 */
export const auctionDestinations: Readonly<
  Partial<Record<AuctionNotificationCode, NotificationDestination>>
> = {
  ad_sent_back: ['continueAd', 'ad'],
  ad_submitted: myVehicles,
  ad_paused: myVehicles,
  ad_stopped: myVehicles,
  auction_withdrawn: catalog,
  auction_sold_seller: ['sales', 'place'],
  auction_failed_owner: ownAd,
  renegotiation_lapsed_owner: ownAd,
  renegotiation_canceled_owner: ownAd,
  reservation_lapsed_owner: ownAd,
  late_offer_lapsed_owner: ownAd,
  follow_up_waiting_owner: ownAd,
  second_chance_open_owner: ownAd,
  second_chance_closed_owner: ownAd,
  second_chance_offered_dealer: box,
  late_offer_received: box,
  late_offer_declined_dealer: box,
  late_offer_unanswered_dealer: box,
  reservation_waiting_owner: box,
  new_defect_dealer: box,
  take_back_offered: box,
  auction_sold_dealer: ['merchantPurchases', 'place'],
  auction_lost: catalog,
  renegotiation_started_owner: renegotiation,
  renegotiation_started_dealer: renegotiation,
  renegotiation_reminder_owner: renegotiation,
  counter_offer_received: renegotiation,
  offer_received: renegotiation,
  offer_raised: renegotiation,
  buyer_left_owner: renegotiation,
  offer_declined_dealer: catalog,
  renegotiation_lapsed_dealer: catalog,
  renegotiation_canceled_dealer: catalog,
  // The ad is out of dealers' sight while its next round is in review.
  follow_up_binding_dealer: renegotiation,
  follow_up_freed_dealer: catalog,
  late_offer_lapsed_dealer: catalog,
  journal_final_head: ['auctionJournal', 'auction'],
}

/** The place on the screen where the reader answers, without its sign; null for the top of it. */
export function fragmentOf(
  target: NotificationDestination[1],
  entityId: number | null,
): string | null {
  if (target === 'box') return 'answer'
  return target === 'ownAd' && entityId !== null ? `ad-${entityId}` : null
}
