import { median } from '../support/figures.ts'
import type { Round } from './round-table.ts'

/** What the figures have to reach, and whether they did: the run says it, not only its reader. */

type Wanted = {
  readonly auctions: string
  readonly connections: number
  readonly what: string
  readonly figure: (round: Round) => number
} & ({ readonly atLeast: number } | { readonly below: number })

const timesLimit = { what: 'x limit', figure: ({ bids, limit }: Round) => bids / limit }
const timesLimitAtOne = {
  what: 'x limit@1',
  figure: ({ bids, limitAtOne }: Round) => bids / limitAtOne,
}
const p99 = { what: 'p99 ms', figure: (round: Round) => round.p99 }

const wanted: readonly Wanted[] = [
  { auctions: 'hot', connections: 8, ...timesLimit, atLeast: 1.2 },
  { auctions: 'hot', connections: 64, ...timesLimit, atLeast: 8 },
  { auctions: 'hot', connections: 64, ...timesLimitAtOne, atLeast: 4 },
  { auctions: 'hot', connections: 64, ...p99, below: 50 },
  { auctions: 'many', connections: 8, ...timesLimit, atLeast: 0.45 },
  { auctions: 'many', connections: 64, ...timesLimit, atLeast: 1.2 },
]

export function wantedLines(
  auctions: string,
  connections: number,
  rounds: readonly Round[],
): string[] {
  return wanted
    .filter((one) => one.auctions === auctions && one.connections === connections)
    .map((one) => {
      const found = median(rounds.map(one.figure))
      const isReached = 'atLeast' in one ? found >= one.atLeast : found < one.below
      const bound = 'atLeast' in one ? `at least ${one.atLeast}` : `below ${one.below}`
      const verdict = isReached ? 'reached' : 'MISSED'
      return `${auctions} at ${connections}: ${found.toFixed(2)} ${one.what}, wanted ${bound}: ${verdict}`
    })
}
