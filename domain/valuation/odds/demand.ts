import { defaultOddsSettings } from '../../pricing/odds/odds-settings.ts'
import { countedAuctions } from '../../pricing/odds/price-odds.ts'

/** How many dealers want such a vehicle, by what they bid on comparable ones and by their saved searches. */

/** Fewer are not told: with three others beside them a dealer would be known (rules 1). */
const leastDealers = 10

const entering = {
  ...defaultOddsSettings,
  leastForOdds: leastDealers,
  leastForRange: leastDealers,
}

/** A dealer's last bid in a comparable auction, converted to the asked vehicle. */
export type LastBid = { readonly merchantId: number; readonly eur: number }

/** A dealer with a saved search that fits the vehicle, and between which prices they look. */
export type FittingSearch = {
  readonly merchantId: number
  readonly fromEur: number | null
  readonly toEur: number | null
}

/**
 * At least how many dealers, by fives; null where there are too few to tell.
 *
 * @param heldBack from 0 to below 1, secret and the same for everybody who asks about one class: it says how many dealers
 * beyond a figure are needed before it is told, so that nobody learns of one more by an answer that changes (rules 1)
 */
export function shownDealers(
  dealers: readonly { readonly merchantId: number }[],
  heldBack: number,
): number | null {
  const count = new Set(dealers.map(({ merchantId }) => merchantId)).size
  return countedAuctions(count - Math.floor(heldBack * entering.enterBy), entering) || null
}

/** Who bid as much as a price, or more. */
export function biddersAt(priceEur: number, bids: readonly LastBid[]): readonly LastBid[] {
  return bids.filter(({ eur }) => eur >= priceEur)
}

/** Whose search a vehicle would be found by at a price. */
export function searchersAt(
  priceEur: number,
  searches: readonly FittingSearch[],
): readonly FittingSearch[] {
  return searches.filter(
    ({ fromEur, toEur }) => priceEur >= (fromEur ?? 0) && priceEur <= (toEur ?? Infinity),
  )
}
