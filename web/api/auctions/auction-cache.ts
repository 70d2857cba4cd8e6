import type { QueryClient } from '@tanstack/react-query'
import type { AuctionPlaces } from '#contract/auction-places.ts'
import type { AuctionView } from '#contract/auction-view.ts'
import {
  type AuctionEntry,
  type AuctionEvent,
  entryAfterAnswer,
  entryAfterEvent,
  goneEntry,
  isGap,
} from './auction-entry.ts'
import { createReferences } from './auction-references.ts'
import type { AuctionRef, Cached, Joined, Remember } from './cached-answer.ts'

/**
 * Each auction of a page once, under its own key of the query cache. Answers refer to it, so that an
 * event or the answer to a command is written in one place (docs/decisions/0062).
 */
export type AuctionCache = {
  /** Moves the auctions of an answer to their own keys; what comes back goes into the query cache. */
  readonly takeIn: <Answer>(queryKey: readonly unknown[], answer: Answer) => Cached<Answer>
  /** An answer that came by another call than its query, as that of a save. */
  readonly setAnswer: <Answer>(queryKey: readonly unknown[], answer: Answer) => void
  /** The answer with its auctions as they are now; the very same object while none has changed. */
  readonly join: <Answer>(queryKey: readonly unknown[], cached: Answer) => Joined<Answer>
  readonly writeEvent: (event: AuctionEvent) => void
  /** The answer to a command, which has no history where the page has it already. */
  readonly writeAnswer: (auction: AuctionView) => void
  readonly writeGone: (auctionId: number) => void
  readonly subscribe: (changed: () => void) => () => void
}

export function createAuctionCache(queryClient: QueryClient, places: AuctionPlaces): AuctionCache {
  const entries = createEntries(queryClient)
  const references = createReferences(queryClient, places)
  references.watchLast(entries.remove)
  /** What a shown answer last saw, in case its entry was removed with everything of a login. */
  const lastSeen = new WeakMap<object, AuctionView>()
  const remember = createMemory()

  function takeInAuction(found: unknown): AuctionRef {
    const auction = found as AuctionView // The schema says so at this place.
    entries.write(entryAfterAnswer(entries.find(auction.auctionId), auction))
    return { auctionRef: auction.auctionId }
  }

  function auctionOf(found: unknown): AuctionView {
    const ref = found as AuctionRef // `takeIn` put it here.
    const auction = entries.find(ref.auctionRef)?.auction ?? lastSeen.get(ref)
    if (auction === undefined) throw new Error(`Nothing is known of auction ${ref.auctionRef}`)
    lastSeen.set(ref, auction)
    return auction
  }

  const takeIn: AuctionCache['takeIn'] = (queryKey, answer) =>
    references.replace(queryKey, answer, takeInAuction) as Cached<typeof answer>

  return {
    takeIn,
    setAnswer: (queryKey, answer) => {
      queryClient.setQueryData(queryKey, takeIn(queryKey, answer))
    },
    join: (queryKey, cached) =>
      references.replace(queryKey, cached, auctionOf, remember) as Joined<typeof cached>,
    writeEvent: (event) => {
      const { auctionId, hasNextRound } = event.auction
      const known = entries.find(auctionId)
      if (known === undefined) return
      entries.write(entryAfterEvent(known, event))
      // The ad goes by its newest round: what its owner's lists show from now on is another auction.
      if (hasNextRound === true) references.reload(auctionId, 'lists and pages')
      else if (isGap(known.auction, event)) references.reload(auctionId, 'pages')
    },
    writeAnswer: (auction) => {
      const known = entries.find(auction.auctionId)
      if (known === undefined) return
      entries.write(entryAfterEvent(known, { auction, newHistory: auction.history ?? [] }))
    },
    writeGone: (auctionId) => {
      const known = entries.find(auctionId)
      if (known !== undefined) entries.write(goneEntry(known))
    },
    subscribe: entries.subscribe,
  }
}

/** Of the keys under which auctions lie. */
export const entryArea = 'auction-entry'

/** The entries themselves. They have no observers: each lives as long as an answer refers to it. */
function createEntries(queryClient: QueryClient) {
  const keyOf = (auctionId: number) => [entryArea, auctionId] as const
  queryClient.setQueryDefaults([entryArea], { gcTime: Number.POSITIVE_INFINITY })
  return {
    find: (auctionId: number) => queryClient.getQueryData<AuctionEntry>(keyOf(auctionId)),
    write: (entry: AuctionEntry) => {
      queryClient.setQueryData<AuctionEntry>(keyOf(entry.auction.auctionId), entry)
    },
    remove: (auctionId: number) =>
      queryClient.removeQueries({ queryKey: keyOf(auctionId), exact: true }),
    subscribe: (changed: () => void) =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === entryArea) changed()
      }),
  }
}

/** Joins the same object of the cache and the same auctions to the same object of the page. */
function createMemory(): Remember {
  const known = new WeakMap<object, { readonly part: unknown; readonly made: unknown }>()
  return (whole, part, make) => {
    const before = known.get(whole)
    if (before !== undefined && isSame(before.part, part)) return before.made
    const made = withStatus(make())
    known.set(whole, { part, made })
    return made
  }
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((item, index) => item === other[index])
}

/** An ad repeats its auction's status. */
function withStatus(made: unknown): unknown {
  if (typeof made !== 'object' || made === null || !('auction' in made) || !('status' in made)) {
    return made
  }
  const auction = made.auction as AuctionView | null // The contract's only field of that name.
  return auction === null ? made : { ...made, status: auction.status }
}
