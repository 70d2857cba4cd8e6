import type { LetterCode } from '#domain/auction/letters.ts'
import type { RouteName } from '#locales/paths.ts'

/** A screen, and whose number its address takes: the ad's, the auction's or none. */
export type LetterWay = readonly [RouteName, 'ad' | 'auction' | 'place']

const renegotiation: LetterWay = ['renegotiation', 'auction']
const catalog: LetterWay = ['catalog', 'place']
const myVehicles: LetterWay = ['myVehicles', 'place']

/**
 * Where the button of an auction's letter leads, in the mail and in the account alike: the screen on
 * which its reader can do what it asks. Letters not named here lead to the vehicle.
 */
export const auctionLetterWays: Readonly<Partial<Record<LetterCode, LetterWay>>> = {
  ad_sent_back: ['continueAd', 'ad'],
  ad_submitted: myVehicles,
  ad_paused: myVehicles,
  ad_stopped: myVehicles,
  auction_withdrawn: catalog,
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
  follow_up_freed_dealer: catalog,
  late_offer_lapsed_dealer: catalog,
  journal_final_head: ['auctionJournal', 'auction'],
}
