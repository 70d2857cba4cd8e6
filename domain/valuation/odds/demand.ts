import { defaultOddsSettings } from '../../pricing/odds/odds-settings.ts'
import { countedAuctions } from '../../pricing/odds/price-odds.ts'

/** Fewer are not told: with three others beside them a dealer would be known (rules 1). */
const leastDealers = 10

const entering = {
  ...defaultOddsSettings,
  leastForOdds: leastDealers,
  leastForRange: leastDealers,
}

/** At least how many dealers want such vehicles, by fives; null where there are too few to tell. */
export function shownDealers(count: number): number | null {
  return countedAuctions(count, entering) || null
}
