/**
 * The prices at which odds are given: the same ones for every vehicle and every question, so that nobody
 * closes in on a sale by asking for prices in between (rules 1).
 */

const steps: readonly { readonly belowEur: number; readonly stepEur: number }[] = [
  { belowEur: 20_000, stepEur: 500 },
  { belowEur: 50_000, stepEur: 1000 },
  { belowEur: 100_000, stepEur: 2500 },
]
const stepAboveEur = 5000

/** The least price of the grid, and the lowest target that an ad may name. */
export const leastGridPriceEur = 1000

/** The next price of the grid at or below this one. */
export function gridPriceBelow(priceEur: number): number {
  const step = stepAt(priceEur)
  return Math.max(leastGridPriceEur, Math.floor(priceEur / step) * step)
}

/** The next price of the grid at or above this one. */
export function gridPriceAbove(priceEur: number): number {
  const below = gridPriceBelow(priceEur)
  return below >= priceEur ? below : nextGridPrice(below)
}

export function nextGridPrice(gridPriceEur: number): number {
  return gridPriceEur + stepAt(gridPriceEur)
}

/** Both ends included. */
export function gridPrices(fromEur: number, toEur: number): readonly number[] {
  const prices: number[] = []
  for (let price = gridPriceBelow(fromEur); price <= toEur; price = nextGridPrice(price)) {
    prices.push(price)
  }
  return prices
}

function stepAt(priceEur: number): number {
  return steps.find(({ belowEur }) => priceEur < belowEur)?.stepEur ?? stepAboveEur
}
