import type { AuctionState } from '#domain/auction/core/state.ts'

/**
 * States that this process has read or sent to be written, each under the revision that names exactly
 * what is stored with it. A state may be used only under the row's lock and only if the row has its
 * revision: then it is the same as what would be read. Every write by any process makes a new revision,
 * so an outdated state is never used, and a state that was not committed has a revision of no row.
 */
export type StateCache = {
  readonly find: (auctionId: number) => CachedState | undefined
  readonly remember: (state: AuctionState, revision: string) => void
}

export type CachedState = { readonly revision: string; readonly state: AuctionState }

/** The auctions of a busy hour; beyond it those untouched for longest are read again. */
const cachedLimit = 5000

export function createStateCache(limit = cachedLimit): StateCache {
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
