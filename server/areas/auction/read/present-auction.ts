import { type AuctionView, wireAuctionView } from '#contract/auction-view.ts'
import { onTheWire } from '#contract/wire.ts'
import type { FollowUp } from '#domain/auction/core/auction-outcomes.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import { type BidRecord, bidRecords } from '#domain/auction/house/views/bid-records.ts'
import type { Viewer } from '#domain/auction/house/views/viewer.ts'
import { auctionView } from '#domain/auction/house/views/views.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import type { MarketViewer } from '../../account/api.ts'
import { listEvents, listEventsOfAuctions } from '../auction-store.ts'
import { findMarketNow, listCarriedBids } from './auction-lists.ts'

/**
 * Auctions as one viewer may see them, without their histories and ready for the wire. An auction that
 * the viewer may not know is left out.
 */
export async function presentAuctions(
  db: Queryable,
  states: readonly AuctionState[],
  viewer: MarketViewer,
): Promise<AuctionView[]> {
  if (states.length === 0) return []
  const [at, carriedBids] = await Promise.all([findMarketNow(db), listCarriedBids(db, states)])
  return states.flatMap((state) => {
    const carried = carriedBids.get(state.auctionId) ?? null
    return presentState(state, { viewer, at, history: null, carried }) ?? []
  })
}

/** One auction with its bid history; null when the viewer may not know of it. */
export async function presentAuction(
  db: Queryable,
  state: AuctionState,
  viewer: MarketViewer,
): Promise<AuctionView | null> {
  const [at, history, carried] = await Promise.all([
    findMarketNow(db),
    listBids(db, state.auctionId),
    listCarriedBids(db, [state]),
  ])
  return presentState(state, { viewer, at, history, carried: carried.get(state.auctionId) ?? null })
}

export async function loadPresented(
  db: Queryable,
  state: AuctionState,
  viewer: MarketViewer,
): Promise<AuctionView> {
  const view = await presentAuction(db, state, viewer)
  if (!view) throw refuseCall('NOT_FOUND')
  return view
}

export function presentState(
  state: AuctionState,
  look: {
    readonly viewer: MarketViewer
    readonly at: number
    /** Null in lists, which are answered without it. */
    readonly history: readonly BidRecord[] | null
    readonly carried: FollowUp | null
  },
): AuctionView | null {
  const viewer = look.viewer.towards(state.ownerCustomerId)
  const view = auctionView(state, { ...look, viewer })
  return view && wireAuctionView(onTheWire(view))
}

/** The auction after a command, without its history; no query at all. */
export function presentOutcome(
  state: AuctionState,
  viewer: Viewer,
  at: number,
): AuctionView | null {
  const view = auctionView(state, { viewer, at, history: null })
  return view && wireAuctionView(onTheWire(view))
}

const kindsOfBids = ['bid_placed', 'end_extended'] as const

/** The bids of an auction, oldest first. */
export async function listBids(db: Queryable, auctionId: number): Promise<readonly BidRecord[]> {
  return bidRecords(await listEvents(db, { auctionId, kinds: kindsOfBids, newest: null }))
}

/** The newest so many bids of each of these auctions, oldest first; an auction without any is left out. */
export async function listNewestBids(
  db: Queryable,
  auctionIds: readonly number[],
  newest: number,
): Promise<ReadonlyMap<number, readonly BidRecord[]>> {
  if (auctionIds.length === 0) return new Map()
  // A bid may have caused an extension, which stands after it.
  const wanted = { auctionIds, kinds: kindsOfBids, newest: 2 * newest }
  const events = await listEventsOfAuctions(db, wanted)
  return new Map([...events].map(([id, found]) => [id, bidRecords(found).slice(-newest)]))
}
