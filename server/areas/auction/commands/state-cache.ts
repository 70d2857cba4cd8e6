import type { AuctionState } from '#domain/auction/core/state.ts'

/**
 * States this process has read or sent to be written, each under the revision that names exactly what
 * is stored with it. Only whoever holds the row's lock and has read its revision there may use one: then it is
 * what he would read. Every write makes a new revision, by whichever process, so nothing can go stale,
 * and what was never committed is named by no row.
 */
export type StateCache = {
  readonly find: (auctionId: number) => CachedState | undefined
  readonly remember: (state: AuctionState, revision: string) => void
}

export type CachedState = { readonly revision: string; readonly state: AuctionState }

/** The auctions of a busy hour; beyond it those untouched for longest are read again. */
const rememberedLimit = 5000

export function createStateCache(limit = rememberedLimit): StateCache {
  const known = new Map<number, CachedState>()
  return {
    find: (auctionId) => known.get(auctionId),
    remember: (state, revision) => {
      // Set anew, so that the first key is the one untouched for longest.
      known.delete(state.auctionId)
      known.set(state.auctionId, { revision, state })
      if (known.size <= limit) return
      const [oldest] = known.keys()
      if (oldest !== undefined) known.delete(oldest)
    },
  }
}
