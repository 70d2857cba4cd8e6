import type { AuctionCache } from './auction-cache.ts'

/** For pages that nobody's events ever reach, as those that the server draws for visitors: auctions stay in their answers. */
export const answersAsTheyCame: AuctionCache = {
  // The type says where an auction was moved from; here none is moved.
  takeIn: (_queryKey, answer) => answer as never,
  join: (_queryKey, cached) => cached as never,
  setAnswer: notHere,
  writeEvent: notHere,
  writeAnswer: notHere,
  writeGone: notHere,
  subscribe: () => () => undefined,
}

function notHere(): never {
  throw new Error('A page that is drawn for visitors is told of nothing')
}
