import { defaultOddsSettings, type OddsSettings } from './odds-settings.ts'
import {
  gridPriceAbove,
  gridPriceBelow,
  gridPrices,
  leastGridPriceEur,
  nextGridPrice,
} from './price-grid.ts'

/** How likely an auction is to reach a price, by what comparable auctions reached (rules 1). */

export type PriceRange = { readonly fromEur: number; readonly toEur: number }

export type OddsStep = {
  readonly priceEur: number
  /** In so many of ten auctions this price was reached: 1 stands for one or fewer, 9 for nine or more. */
  readonly tenths: number
}

export type PriceOdds =
  | { readonly kind: 'odds'; readonly steps: readonly OddsStep[]; readonly middleHalf: PriceRange }
  | { readonly kind: 'range'; readonly middleHalf: PriceRange }
  | { readonly kind: 'too_few' }

const leastTenths = 1
const mostTenths = 9
/** Of so many auctions one moves half a tenth, which the choice between two neighbours hides. */
const surelyRoundedFrom = 20

export type OddsRounding = {
  /**
   * From 0 to below 1, secret and the same for everybody who asks about one class: it says which of the
   * tenths beside a share is given. The fewer the auctions, the wider it reaches, so that what one sale
   * moves is never more than what it may have moved.
   */
  readonly roundUpBy: number
  readonly settings?: OddsSettings
}

/**
 * @param reachedEur what each comparable auction reached, in the order of their ends; 0 where nobody bid
 */
export function priceOdds(
  reachedEur: readonly number[],
  { roundUpBy, settings = defaultOddsSettings }: OddsRounding,
): PriceOdds {
  const counted = reachedEur.slice(0, countedAuctions(reachedEur.length, settings))
  const bids = counted.filter((price) => price > 0).sort((one, other) => one - other)
  if (bids.length < settings.leastForRange) return { kind: 'too_few' }
  const middleHalf = middleHalfOf(bids)
  if (counted.length < settings.leastForOdds) return { kind: 'range', middleHalf }
  const width = Math.max(1, surelyRoundedFrom / counted.length)
  const offset = 0.5 + (roundUpBy - 0.5) * width
  const tenthsAt = (priceEur: number) => {
    const share = bids.filter((each) => each >= priceEur).length / counted.length
    return Math.min(mostTenths, Math.max(leastTenths, Math.floor(share * 10 + offset)))
  }
  return { kind: 'odds', steps: stepsOf(tenthsAt, bids.at(-1) ?? 0), middleHalf }
}

/** Auctions enter in groups: what was settled since the last whole group changes nothing yet. */
export function countedAuctions(
  count: number,
  { leastForOdds, leastForRange, enterBy }: OddsSettings = defaultOddsSettings,
): number {
  if (count < leastForRange) return 0
  if (count < leastForOdds) return leastForRange
  return count - ((count - leastForOdds) % enterBy)
}

/** From the last price that is as likely as any to the first that is as unlikely as any. */
function stepsOf(tenthsAt: (priceEur: number) => number, highestEur: number): readonly OddsStep[] {
  const last = nextGridPrice(gridPriceAbove(highestEur))
  const all = gridPrices(leastGridPriceEur, last).map((priceEur) => ({
    priceEur,
    tenths: tenthsAt(priceEur),
  }))
  const most = all[0]?.tenths
  const least = all.at(-1)?.tenths
  const from = all.findLastIndex(({ tenths }) => tenths === most)
  const to = all.findIndex(({ tenths }) => tenths === least)
  return all.slice(from, to + 1)
}

/** The lower and the upper quarter of those that were bid for, led outwards to the grid. */
function middleHalfOf(sortedEur: readonly number[]): PriceRange {
  const last = sortedEur.length - 1
  return {
    fromEur: gridPriceBelow(sortedEur[Math.floor(last / 4)] ?? 0),
    toEur: gridPriceAbove(sortedEur[Math.ceil((last * 3) / 4)] ?? 0),
  }
}

/** What is said of any price: what is said of the next price of the grid at or above it. */
export function stepOfPrice<Step extends OddsStep>(
  steps: readonly Step[],
  priceEur: number,
): Step | undefined {
  return steps.find((each) => each.priceEur >= priceEur) ?? steps.at(-1)
}

export function tenthsOf(steps: readonly OddsStep[], priceEur: number): number {
  return stepOfPrice(steps, priceEur)?.tenths ?? leastTenths
}

/** Likely, even and with patience: prices worth showing beside each other, without repetition. */
export function pricesToOffer(steps: readonly OddsStep[]): readonly OddsStep[] {
  const wanted = [8, 6, 3].flatMap(
    (least) => steps.findLast(({ tenths }) => tenths >= least) ?? steps[0] ?? [],
  )
  return [...new Set(wanted)]
}
