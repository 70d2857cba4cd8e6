import type { SecondChance } from './auction-outcomes.ts'
import type { Renegotiation } from './renegotiation-state.ts'
import { type AuctionStatus, auctionStatuses } from './state.ts'

/**
 * The order of the auctions a dealer takes part in: those that wait for the dealer, those that run,
 * those that wait for others, those that are over. Stored lists are sorted by these constants.
 */

type Standing = 'runs' | 'waits' | 'over'

/** By status alone; a renegotiation, a reserved offer or an archived bid of the dealer makes it wait. */
const standings: Readonly<Record<AuctionStatus, Standing>> = {
  editing: 'over',
  under_review: 'over',
  published: 'waits',
  running: 'runs',
  hotbidding: 'runs',
  ended: 'over',
  sold: 'over',
  failed: 'over',
  failed_na: 'over',
  renegotiation: 'over',
  anr_offer_above_targetprice: 'over',
  acpt_late_offer: 'waits',
  recd_late_offer: 'waits',
  recd_late_offer_owner: 'over',
  declined_late_offer: 'waits',
  inactive: 'over',
}

export function statusesThat(standing: Standing): AuctionStatus[] {
  return auctionStatuses.filter((status) => standings[status] === standing)
}

/** While a renegotiation is open: its last turn stays in the state afterwards. */
export const openRenegotiationStatus: AuctionStatus = 'renegotiation'
/** The dealer's turn in a renegotiation, and after a cancelled sale. */
export const buyersTurn: Renegotiation['turn'] = 'buyer'
export const secondBiddersTurn: SecondChance['turn'] = 'dealer'
