import { dehydrate, hydrate } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { auctionPlaces } from '#contract/auction-places.ts'
import type { AuctionView } from '#contract/auction-view.ts'
import { endpointGroups } from '#contract/endpoints.ts'
import { createQueryClient } from '../query-client.ts'
import { createAuctionCache } from './auction-cache.ts'
import { deepestPlace } from './cached-answer.ts'

type Bid = NonNullable<AuctionView['history']>[number]

const places = auctionPlaces(endpointGroups)
const page = ['catalog', 'get', { params: { entityId: 70 } }]
const list = ['catalog', 'search', {}]
const ownAds = ['listing', 'listMine', {}]
const oneAuction = ['auction', 'get', { params: { auctionId: 7 } }]

const bid = (sequence: number): Bid => ({
  sequence,
  pseudonym: 1,
  amountEur: 30_000 + sequence,
  cause: 'manual',
  at: '2026-11-23T13:00:00.000Z',
  newEndsAt: null,
  isOwn: false,
})

// Only what the merging reads; the rest of a view is carried along unread.
const view = (parts: Partial<AuctionView>) =>
  ({
    auctionId: 7,
    viewer: 'dealer',
    status: 'running',
    sequence: 3,
    version: null,
    bidCount: 1,
    currentBidEur: 30_002,
    history: [bid(2)],
    actions: { takeBackBid: { isAllowed: false } },
    endMove: null,
    ...parts,
  }) as AuctionView

/** As lists and live events have it. */
const viewInList = (parts: Partial<AuctionView>) => view({ history: null, ...parts })

const event = (parts: Partial<AuctionView>, newHistory: Bid[] = []) => ({
  auction: viewInList(parts),
  newHistory,
})

function start() {
  const queryClient = createQueryClient('browser')
  const auctions = createAuctionCache(queryClient, places)
  const shown = <Answer>(key: readonly unknown[]) =>
    auctions.join(key, queryClient.getQueryData(key)) as Answer
  const onPage = () => shown<{ auction: AuctionView }>(page).auction
  const sequences = () => onPage().history?.map(({ sequence }) => sequence)
  const isReloaded = (key: readonly unknown[]) =>
    queryClient.getQueryState(key)?.isInvalidated === true
  return { queryClient, auctions, shown, onPage, sequences, isReloaded }
}

const pageWith = (parts: Partial<AuctionView>) => ({ status: 'running', auction: view(parts) })
const listWith = (...all: Partial<AuctionView>[]) => ({
  products: all.map((parts) => ({ status: 'running', auction: viewInList(parts) })),
  total: all.length,
})

describe('an auction lies once in the query cache (spec 9.3)', () => {
  test('whatever answered it last shows in every answer, its status with it', () => {
    const { auctions, shown, onPage } = start()
    auctions.setAnswer(list, listWith({}, { auctionId: 8 }))
    auctions.setAnswer(page, pageWith({ sequence: 4, status: 'hotbidding', currentBidEur: 31_000 }))
    expect(shown<ReturnType<typeof listWith>>(list).products[0]).toMatchObject({
      status: 'hotbidding',
      auction: { status: 'hotbidding', currentBidEur: 31_000 },
    })
    auctions.writeEvent(event({ sequence: 5, currentBidEur: 31_500 }))
    expect(onPage().currentBidEur).toBe(31_500)
  })

  test('every other object stays the very same one, so that nothing else is drawn again', () => {
    const { auctions, shown } = start()
    auctions.setAnswer(list, listWith({}, { auctionId: 8 }))
    const before = shown<ReturnType<typeof listWith>>(list)
    expect(shown(list)).toBe(before)
    auctions.writeEvent(event({ sequence: 4 }))
    const after = shown<ReturnType<typeof listWith>>(list)
    expect(after).not.toBe(before)
    expect(after.products[1]).toBe(before.products[1])
  })

  test('an order keeps its own status beside that of its auction', () => {
    const { auctions, shown } = start()
    const key = ['order', 'sales', {}]
    const product = { status: 'sold', auction: viewInList({ status: 'sold' }) }
    const orders = [{ orderId: 1, auctionId: 7, status: 'pending', product }]
    auctions.setAnswer(key, { orders })
    expect(shown(key)).toEqual({ orders })
  })

  test('it is handed from the server to the browser with the answers that refer to it', () => {
    const server = start()
    server.auctions.setAnswer(page, pageWith({}))
    const browser = start()
    hydrate(browser.queryClient, JSON.parse(JSON.stringify(dehydrate(server.queryClient))))
    expect(browser.onPage()).toEqual(view({}))
  })

  test('it goes with the last answer that refers to it, and not before', () => {
    const { queryClient, auctions } = start()
    auctions.setAnswer(page, pageWith({}))
    auctions.setAnswer(list, listWith({}))
    const isKnown = () => queryClient.getQueryData(['auction-entry', 7]) !== undefined
    queryClient.removeQueries({ queryKey: page })
    expect(isKnown()).toBe(true)
    queryClient.removeQueries({ queryKey: list })
    expect(isKnown()).toBe(false)
  })

  test('a page that is still shown when a login takes everything away keeps what it last saw', () => {
    const { queryClient, auctions } = start()
    auctions.setAnswer(page, pageWith({}))
    const cached = queryClient.getQueryData(page)
    const before = auctions.join(page, cached)
    queryClient.clear()
    expect(auctions.join(page, cached)).toEqual(before)
  })

  test('no answer holds an auction deeper than its type says', () => {
    const all = Object.values(places).flatMap((calls) => Object.values(calls).flat())
    expect(Math.max(...all.map((place) => place.length))).toBe(deepestPlace)
  })
})

describe('live events and answers to commands (spec 9.3)', () => {
  test('only bids that are newer than those on the page are appended', () => {
    const { auctions, sequences } = start()
    auctions.setAnswer(page, pageWith({}))
    auctions.writeEvent(event({ sequence: 5, bidCount: 3 }, [bid(2), bid(4), bid(5)]))
    expect(sequences()).toEqual([2, 4, 5])
  })

  test('what is older than the answer to one’s own bid is dropped (rules 4)', () => {
    const { auctions, onPage } = start()
    auctions.setAnswer(page, pageWith({}))
    auctions.writeAnswer(viewInList({ viewer: 'bidder', sequence: 9, currentBidEur: 31_000 }))
    auctions.writeEvent(event({ sequence: 8, currentBidEur: 30_500 }, [bid(8)]))
    expect(onPage()).toMatchObject({ viewer: 'bidder', currentBidEur: 31_000 })
  })

  test('the answer to a command brings the whole history to a page that had none', () => {
    const { auctions, sequences } = start()
    auctions.setAnswer(page, pageWith({ history: null }))
    auctions.writeAnswer(view({ sequence: 4, history: [bid(2), bid(4)] }))
    expect(sequences()).toEqual([2, 4])
  })

  test('an auction that no answer refers to is not kept', () => {
    const { queryClient, auctions } = start()
    auctions.writeEvent(event({}))
    auctions.writeAnswer(view({}))
    auctions.writeGone(7)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  test('an auction that is gone stays on open pages as withdrawn, others untouched', () => {
    const { auctions, shown } = start()
    auctions.setAnswer(list, listWith({}, { auctionId: 8 }))
    auctions.writeGone(7)
    expect(shown<ReturnType<typeof listWith>>(list).products).toMatchObject([
      { status: 'inactive', auction: { status: 'inactive', currentBidEur: 30_002 } },
      { status: 'running', auction: { status: 'running' } },
    ])
  })

  test.each([true, false])('lists ask anew where a later round took over: %s', (hasNextRound) => {
    const { auctions, isReloaded } = start()
    auctions.setAnswer(ownAds, listWith({}))
    auctions.setAnswer(list, listWith({ auctionId: 8 }))
    auctions.writeEvent(event({ hasNextRound, sequence: 4 }))
    expect(isReloaded(ownAds)).toBe(hasNextRound)
    expect(isReloaded(list)).toBe(false)
  })

  test.each([
    ['the ad’s page', page, pageWith({ bidCount: 5 })],
    ['the operator’s one auction, whose answer is the auction itself', oneAuction, view({})],
  ])('after a gap %s asks anew, lists do not (rules 5)', (_, key, answer) => {
    const { auctions, isReloaded } = start()
    auctions.setAnswer(key, answer)
    auctions.setAnswer(list, listWith({ bidCount: 5 }))
    auctions.writeEvent(event({ bidCount: 0, sequence: 9 }))
    expect(isReloaded(key)).toBe(true)
    expect(isReloaded(list)).toBe(false)
  })
})

describe('an answer that was on its way meanwhile (spec 9.3)', () => {
  test('one that a live event overtook does not bring the older bid back', () => {
    const { auctions, onPage } = start()
    auctions.setAnswer(page, pageWith({}))
    auctions.writeEvent(event({ sequence: 5, currentBidEur: 31_000 }))
    auctions.setAnswer(page, pageWith({ sequence: 4, currentBidEur: 30_500 }))
    expect(onPage()).toMatchObject({ sequence: 5, currentBidEur: 31_000 })
  })

  test('a page that is opened from a list does not miss the bid that came meanwhile', () => {
    const { auctions, onPage, sequences } = start()
    auctions.setAnswer(list, listWith({}))
    auctions.writeEvent(event({ sequence: 5, currentBidEur: 31_000 }, [bid(2), bid(4), bid(5)]))
    auctions.setAnswer(page, pageWith({ sequence: 4, history: [bid(2), bid(4)] }))
    expect(onPage().currentBidEur).toBe(31_000)
    expect(sequences()).toEqual([2, 4, 5])
  })

  test('a list, which has no history, leaves that of the page', () => {
    const { auctions, onPage, sequences } = start()
    auctions.setAnswer(page, pageWith({}))
    auctions.setAnswer(list, listWith({ sequence: 4, currentBidEur: 30_500 }))
    expect(onPage().currentBidEur).toBe(30_500)
    expect(sequences()).toEqual([2])
  })

  test('a newer answer, and one of the same age, replaces what is shown', () => {
    const { auctions, onPage } = start()
    auctions.setAnswer(page, pageWith({}))
    auctions.writeGone(7)
    auctions.setAnswer(page, pageWith({ status: 'sold' }))
    expect(onPage().status).toBe('sold')
    auctions.setAnswer(page, pageWith({ sequence: 4, currentBidEur: 30_500 }))
    expect(onPage().currentBidEur).toBe(30_500)
  })

  test('one for another viewer replaces what is shown, whatever its number (rules 1)', () => {
    const { auctions, onPage } = start()
    auctions.setAnswer(page, pageWith({ sequence: 9 }))
    const asVisitor = {
      viewer: 'visitor',
      sequence: 2,
      currentBidEur: null,
      history: null,
    } as const
    auctions.setAnswer(page, pageWith(asVisitor))
    expect(onPage()).toMatchObject(asVisitor)
  })

  test('one asked for before one’s first bid does not take that bid away (rules 4)', () => {
    const { auctions, onPage } = start()
    auctions.setAnswer(page, pageWith({}))
    auctions.writeAnswer(viewInList({ viewer: 'bidder', sequence: 5, currentBidEur: 31_000 }))
    auctions.setAnswer(page, pageWith({ sequence: 4, currentBidEur: 30_500 }))
    expect(onPage()).toMatchObject({ viewer: 'bidder', currentBidEur: 31_000 })
  })
})
