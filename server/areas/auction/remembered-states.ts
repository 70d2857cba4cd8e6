import type { AuctionState } from '#domain/auction/state.ts'

/**
 * States this process has read or written, each under the revision that names exactly what was
 * stored. Only whoever holds the row's lock and has read its revision there may use one: then it is
 * what he would read. Every write makes a new revision, by whichever process, so nothing can go stale.
 */
export type RememberedStates = {
  readonly revisionOf: (auctionId: number) => string | null
  /** The state of that very revision; throws when it is not the one asked about before. */
  readonly at: (auctionId: number, revision: string) => AuctionState
  readonly remember: (state: AuctionState, revision: string) => void
}

/** The auctions of a busy hour; beyond it those untouched for longest are read again. */
const rememberedLimit = 5000

export function createRememberedStates(limit = rememberedLimit): RememberedStates {
  const known = new Map<number, { readonly revision: string; readonly state: AuctionState }>()
  return {
    revisionOf: (auctionId) => known.get(auctionId)?.revision ?? null,
    at: (auctionId, revision) => {
      const found = known.get(auctionId)
      if (found?.revision !== revision) throw new Error(`Auction ${auctionId} is not remembered`)
      return found.state
    },
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
