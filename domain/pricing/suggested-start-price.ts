/**
 * A start price where the seller has named none (rules 4): from what vehicles like this one fetched,
 * never from the target, which a fixed share would give away. It stands well below the usual hammer, so
 * that the bids find the price; with fewer sales than these nothing can be said.
 */
const leastSales = 3
const percentOfMedian = 60
const roundedToEur = 100

/** In which the operator sees it: what counts as a vehicle like this one. */
export const comparableSales = { years: 3, soldWithinMonths: 24 } as const

/** Null where too few were sold. */
export function suggestedStartPriceEur(hammerPricesEur: readonly number[]): number | null {
  if (hammerPricesEur.length < leastSales) return null
  const sorted = [...hammerPricesEur].sort((one, other) => one - other)
  // Of an even number the lower one of the middle: a price that was really paid.
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  const share = (median * percentOfMedian) / 100
  return Math.max(roundedToEur, Math.floor(share / roundedToEur) * roundedToEur)
}
