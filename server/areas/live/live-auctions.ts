import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import type { LiveEvent } from '#contract/live.ts'
import type { FollowUp } from '#domain/auction/core/auction-outcomes.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import type { BidRecord } from '#domain/auction/house/views/bid-records.ts'
import { classesOfViewers } from '#domain/auction/house/views/shared-view.ts'
import type { Viewer } from '../../platform/http/call-context.ts'
import {
  type EncodedEvent,
  encodeEvent,
  type Stream,
  type StreamHub,
} from '../../platform/live/stream-hub.ts'
import { throttleIds } from '../../platform/live/throttle-ids.ts'
import type { Services } from '../../platform/services.ts'
import { listMarketViewers, type MarketViewer } from '../account/api.ts'
import {
  type AuctionUseCases,
  findMarketNow,
  listCarriedBids,
  listNewestBids,
  presentState,
} from '../auction/api.ts'

/**
 * Changed auctions to those who follow them, cut once for all who are told the same. Whoever may not see bids is
 * sent nothing when only bids changed: not even the number of events may show them (rules 1). Of a
 * limit that moves no price its owner alone hears (rules 5).
 */

type LiveServices = Pick<Services, 'pool' | 'now'> & {
  readonly auctions: AuctionUseCases
  readonly hub: StreamHub<Viewer>
  readonly termsValidFrom: Date
  readonly log: Logger
}

/** At most five events a second for one auction; the last state is always sent. */
const quietMs = 200

export type LiveAuctions = {
  readonly changed: (auctionIds: readonly number[]) => void
  readonly follow: (stream: Stream<Viewer>, auctionIds: readonly number[]) => Promise<void>
}

export function createLiveAuctions(services: LiveServices): LiveAuctions {
  const changed = throttleIds({
    quietMs,
    log: services.log,
    what: 'sending changes to live pages',
    run: (ids) => sendChanges(ids, [...services.hub.all()]),
  })

  async function sendChanges(
    ids: readonly number[],
    streams: readonly Stream<Viewer>[],
  ): Promise<void> {
    const followed = ids.filter((id) => streams.some((stream) => stream.followed.has(id)))
    if (followed.length === 0) return
    const [at, states] = await Promise.all([
      findMarketNow(services.pool),
      services.auctions.list(services.pool, followed),
    ])
    const listening = streams.filter((stream) => followed.some((id) => stream.followed.has(id)))
    // Everybody who listens is looked up with one query, and the bids of all auctions with one.
    const [viewerOf, histories, carriedBids] = await Promise.all([
      listMarketViewers(
        services.pool,
        listening.map(({ listener }) => listener),
        {
          ownerCustomerIds: states.map((state) => state.ownerCustomerId),
          termsValidFrom: services.termsValidFrom,
          now: services.now(),
        },
      ),
      listNewestBids(services.pool, auctionsWithBids(states, listening), recentBids),
      listCarriedBids(services.pool, states),
    ])
    for (const state of states) {
      const history = histories.get(state.auctionId) ?? []
      const carried = carriedBids.get(state.auctionId) ?? null
      const cut = cutterOf({ state, history, carried, at })
      for (const stream of listening) {
        if (!stream.followed.has(state.auctionId)) continue
        send(stream, state, () => cut(viewerOf(stream.listener)))
      }
    }
  }

  return {
    changed,
    follow: async (stream, auctionIds) => {
      stream.followed.clear()
      for (const id of auctionIds) stream.followed.add(id)
      await sendChanges(auctionIds, [stream])
    },
  }
}

/** Visitors are told of no bid (rules 1), and most pages of a list are theirs. */
function auctionsWithBids(
  states: readonly AuctionState[],
  streams: readonly Stream<Viewer>[],
): number[] {
  const customers = streams.filter(({ listener }) => listener.customerId !== null)
  return states
    .map(({ auctionId }) => auctionId)
    .filter((auctionId) => customers.some(({ followed }) => followed.has(auctionId)))
}

/** An auction as one viewer is told of it, ready to be sent. */
type Cut = { readonly hash: string; readonly event: EncodedEvent }

type Change = {
  readonly state: AuctionState
  readonly history: readonly BidRecord[]
  readonly carried: FollowUp | null
  readonly at: number
}

/** Cut once for all of a class of viewers, and for each who has a part in the auction. */
function cutterOf(change: Change): (viewer: MarketViewer) => Cut {
  const { state, carried } = change
  const classOf = classesOfViewers(state, carried)
  const known = new Map<string, Cut>()
  return (viewer) => {
    const name = classOf(viewer.towards(state.ownerCustomerId))
    if (name === null) return cutFor(change, viewer)
    const found = known.get(name) ?? cutFor(change, viewer)
    known.set(name, found)
    return found
  }
}

function cutFor({ state, ...look }: Change, viewer: MarketViewer): Cut {
  const { auctionId } = state
  const view = presentState(state, { ...look, viewer })
  if (!view) return { hash: gone, event: encodeEvent({ type: 'gone', auctionId }) }
  const event: Omit<Extract<LiveEvent, { type: 'broadcast_auction_update' }>, 'number'> = {
    type: 'broadcast_auction_update',
    auction: { ...view, history: null },
    newHistory: view.history ?? [],
  }
  // A change that alters nothing the viewer may see is not sent, not even its place in the journal (rules 5).
  // Its hash is enough to know it again, and a view is a hundred times as long.
  const text = JSON.stringify({ ...view, sequence: null, headHash: null })
  return { hash: hash('sha256', text, 'base64'), event: encodeEvent(event) }
}

/** Withdrawn or paused: what the page still shows is no longer there for its viewer. */
const gone = 'gone'

function send(
  { sent, send }: Stream<Viewer>,
  { auctionId, version }: AuctionState,
  cut: () => Cut,
): void {
  const before = sent.get(auctionId)
  // Read before what was sent meanwhile: a page that begins to follow reads for itself.
  if (before && before.version > version) return
  const { hash, event } = cut()
  sent.set(auctionId, { version, hash })
  if (before?.hash !== hash) send(event)
}

/** The newest bids go along; a browser that has none of them loads the whole history. */
const recentBids = 20
