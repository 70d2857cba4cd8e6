import type { AuctionView } from '#contract/auction-view.ts'

/** What the owner is told to expect while it runs: nothing binds where nobody has bid. */
export function runningSummary({
  light,
}: Pick<AuctionView, 'light'>): 'reached' | 'noBid' | 'open' {
  if (light === 'green') return 'reached'
  return light === 'none' ? 'noBid' : 'open'
}
