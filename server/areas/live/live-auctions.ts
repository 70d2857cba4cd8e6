import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import type { LiveEvent } from '#contract/live.ts'
import type { FollowUp } from '#domain/auction/core/auction-outcomes.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import type { BidRecord } from '#domain/auction/house/views/bid-records.ts'
import type { Viewer } from '../../platform/http/call-context.ts'
import type { Stream, StreamHub } from '../../platform/live/stream-hub.ts'
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
 * Changed auctions to those who follow them, each cut for its viewer. Whoever may not see bids is
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
      for (const stream of listening) {
        if (!stream.followed.has(state.auctionId)) continue
        send(stream, { state, history, carried, viewer: viewerOf(stream.listener), at })
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

function send(
  stream: Stream<Viewer>,
  change: {
    readonly state: AuctionState
    readonly history: readonly BidRecord[]
    readonly carried: FollowUp | null
    readonly viewer: MarketViewer
    readonly at: number
  },
): void {
  const { state, ...look } = change
  const { auctionId, version } = state
  const sent = stream.sent.get(auctionId)
  // Read before what was sent meanwhile: a page that begins to follow reads for itself.
  if (sent && sent.version > version) return
  const view = presentState(state, look)
  if (!view) {
    if (sent?.hash !== gone) stream.send({ type: 'gone', auctionId })
    stream.sent.set(auctionId, { version, hash: gone })
    return
  }
  // A change that alters nothing the viewer may see is not sent, not even its place in the journal (rules 5).
  // Its hash is enough to know it again, and a view is a hundred times as long.
  const text = JSON.stringify({ ...view, sequence: null, headHash: null })
  const sentHash = hash('sha256', text, 'base64')
  stream.sent.set(auctionId, { version, hash: sentHash })
  if (sent?.hash === sentHash) return
  const event: Omit<Extract<LiveEvent, { type: 'auction' }>, 'number'> = {
    type: 'auction',
    auction: { ...view, history: null },
    newHistory: view.history ?? [],
  }
  stream.send(event)
}

/** Withdrawn or paused: what the page still shows is no longer there for its viewer. */
const gone = 'gone'

/** The newest bids go along; a browser that has none of them loads the whole history. */
const recentBids = 20
