/** "Over 300 dealers": what the market says of itself. */
export type MarketFigures = {
  readonly dealersAtLeast: number
  readonly biddersAtLeast: number
}

/** What is said of a market that has fewer (spec 1). */
export const claimedFigures: MarketFigures = { dealersAtLeast: 250, biddersAtLeast: 300 }

/** The market's own figures as soon as they are larger, in steps that are seldom reached (spec 1). */
export function marketFigures(counted: {
  readonly dealers: number
  readonly bidders: number
}): MarketFigures {
  return {
    dealersAtLeast: Math.max(claimedFigures.dealersAtLeast, stepBelow(counted.dealers)),
    biddersAtLeast: Math.max(claimedFigures.biddersAtLeast, stepBelow(counted.bidders)),
  }
}

const step = 50

/** Texts say "over", so 300 dealers are over 250. */
function stepBelow(count: number): number {
  return Math.floor((count - 1) / step) * step
}
