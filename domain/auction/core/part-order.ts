import type { SecondChance } from './auction-outcomes.ts'
import type { Renegotiation } from './renegotiation-state.ts'
import { type AuctionStatus, auctionStatuses } from './state.ts'

/**
 * In which order a dealer finds the auctions he has a part in: his turn, what runs, what waits for
 * others, what is over. Lists are sorted where they are stored, by what is said here.
 */

type Standing = 'runs' | 'waits' | 'over'

/** What a status says by itself; a talk, an offer in reserve or an archived bid of his make it wait. */
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

/** While a talk is open: afterwards its last turn stands there still. */
export const openRenegotiationStatus: AuctionStatus = 'renegotiation'
/** Whose turn it is in a talk, and after a cancelled sale, when it is the dealer's. */
export const buyersTurn: Renegotiation['turn'] = 'buyer'
export const secondBiddersTurn: SecondChance['turn'] = 'dealer'
