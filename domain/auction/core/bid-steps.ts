/** The table of bid steps by current bid (rules 4); above the last row `belowEur` is null. */
export type BidStep = { readonly belowEur: number | null; readonly stepEur: number }

export const defaultBidSteps: readonly BidStep[] = [
  { belowEur: 5_000, stepEur: 50 },
  { belowEur: 25_000, stepEur: 100 },
  { belowEur: 50_000, stepEur: 250 },
  { belowEur: 100_000, stepEur: 500 },
  { belowEur: null, stepEur: 1_000 },
]

export function bidStepEur(steps: readonly BidStep[], currentBidEur: number): number {
  for (const row of steps) {
    if (row.belowEur === null || currentBidEur < row.belowEur) return row.stepEur
  }
  throw new Error('The table of bid steps has no last row.')
}
