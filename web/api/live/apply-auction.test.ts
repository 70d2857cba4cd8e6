import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { applyAnswer, applyAuction, applyGone, isGap, withAuction } from './apply-auction.ts'

type Bid = NonNullable<AuctionView['history']>[number]

const bid = (sequence: number, amountEur = 30_000 + sequence): Bid => ({
  sequence,
  pseudonym: 1,
  amountEur,
  cause: 'manual',
  at: '2026-11-23T13:00:00.000Z',
  newEndsAt: null,
  isOwn: false,
})

// Only what the merging reads; the rest of a view is carried along unread.
const view = (parts: Partial<AuctionView>) =>
  ({
    auctionId: 7,
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

const event = (parts: Partial<AuctionView>, newHistory: Bid[]) => ({
  type: 'auction' as const,
  number: 1,
  auction: view({ history: null, ...parts }),
  newHistory,
})

describe('a live auction in what the page holds (spec 9.3)', () => {
  test('leaves an order alone, which names its auction and has actions of its own', () => {
    const sales = { orders: [{ orderId: 1, auctionId: 7, actions: {} }] }
    expect(withAuction(sales, event({ sequence: 4 }, []))).toBe(sales)
  })

  test('replaces the auction of a card and of a page and repeats its status there', () => {
    const page = { products: [{ status: 'running', auction: view({}) }], total: 1 }
    const after = withAuction(page, event({ status: 'hotbidding', sequence: 4 }, []))
    expect(after.products[0]).toMatchObject({
      status: 'hotbidding',
      auction: { status: 'hotbidding' },
    })
  })

  test.each([true, false])('asks anew where a later round took over: %s', (hasNextRound) => {
    const queryClient = new QueryClient()
    const list = { products: [{ status: 'inactive', auction: view({}) }] }
    queryClient.setQueryData(['listMine'], list)
    queryClient.setQueryData(['others'], { products: [{ auction: view({ auctionId: 8 }) }] })
    applyAuction(queryClient, event({ hasNextRound, sequence: 4 }, []))
    expect(queryClient.getQueryState(['listMine'])?.isInvalidated).toBe(hasNextRound)
    expect(queryClient.getQueryState(['others'])?.isInvalidated).toBe(false)
  })

  test('leaves every other object as the very same one, so that nothing is drawn again', () => {
    const page = { auction: view({ auctionId: 8 }), gallery: ['a'] }
    expect(withAuction(page, event({ sequence: 4 }, []))).toBe(page)
    const mixed = { auction: view({}), gallery: ['a'] }
    expect(withAuction(mixed, event({ sequence: 4 }, [])).gallery).toBe(mixed.gallery)
  })

  test('appends only bids that are newer than those on the page', () => {
    const page = { auction: view({}) }
    const after = withAuction(page, event({ sequence: 5, bidCount: 3 }, [bid(2), bid(4), bid(5)]))
    expect(after.auction.history?.map(({ sequence }) => sequence)).toEqual([2, 4, 5])
  })

  test('drops what is older than the answer to one’s own bid (rules 4)', () => {
    const page = { auction: view({ sequence: 9, currentBidEur: 31_000 }) }
    const after = withAuction(page, event({ sequence: 8, currentBidEur: 30_500 }, [bid(8)]))
    expect(after.auction.currentBidEur).toBe(31_000)
  })

  test('an auction that is gone stays on open pages as withdrawn, others untouched', () => {
    const queryClient = new QueryClient()
    const page = { status: 'running', auction: view({}) }
    const other = { status: 'running', auction: view({ auctionId: 8 }) }
    queryClient.setQueryData(['catalog', 'get', 7], page)
    queryClient.setQueryData(['catalog', 'get', 8], other)
    applyGone(queryClient, 7)
    expect(queryClient.getQueryData(['catalog', 'get', 7])).toMatchObject({
      status: 'inactive',
      auction: { status: 'inactive', currentBidEur: 30_002 },
    })
    expect(queryClient.getQueryData(['catalog', 'get', 8])).toBe(other)
  })

  test('an answer brings the whole history to a page that had none', () => {
    const queryClient = new QueryClient()
    const key = ['catalog', 'get', 7]
    queryClient.setQueryData(key, { auction: view({ history: null }) })
    applyAnswer(queryClient, view({ sequence: 4, history: [bid(2), bid(4)] }))
    expect(queryClient.getQueryData(key)).toMatchObject({
      auction: { sequence: 4, history: [{ sequence: 2 }, { sequence: 4 }] },
    })
  })

  test('asks again where appending cannot tell what happened', () => {
    const known = view({ bidCount: 5 })
    expect(isGap(known, event({ bidCount: 3 }, [bid(2)]))).toBe(true)
    expect(isGap(view({ history: null }), event({}, [bid(2)]))).toBe(true)
    const many = Array.from({ length: 20 }, (_, index) => bid(50 + index))
    expect(isGap(known, event({ bidCount: 60 }, many))).toBe(true)
    expect(isGap(known, event({ bidCount: 6 }, [bid(2), bid(4)]))).toBe(false)
  })

  test('a new defect stands in the ad, which the event does not bring along (rules 8)', () => {
    const at = (hour: number) => `2026-11-23T${hour}:00:00.000Z`
    const leavable = (takeBackUntil: string, cause: 'new_defect' | 'taken_back' = 'new_defect') => {
      const takeBackBid = { isAllowed: true, facts: { takeBackUntil, fromSequence: 1, cause } }
      return { actions: { takeBackBid } } as unknown as Partial<AuctionView> // Nothing else is read.
    }
    const moved = { endMove: { cause: 'new_defect', fromEndsAt: at(14) } } as const
    expect(isGap(view({}), event(leavable(at(15)), []))).toBe(true)
    expect(isGap(view(leavable(at(15))), event(leavable(at(15)), []))).toBe(false)
    expect(isGap(view(leavable(at(15))), event(leavable(at(16)), []))).toBe(true)
    expect(isGap(view({}), event(leavable(at(15), 'taken_back'), []))).toBe(false)
    expect(isGap(view({}), event(moved, []))).toBe(true)
    expect(isGap(view(moved), event(moved, []))).toBe(false)
  })

  test('a page with a gap is loaded again', () => {
    const queryClient = new QueryClient()
    const key = ['catalog', 'get', 7]
    queryClient.setQueryData(key, { auction: view({ bidCount: 5 }) })
    applyAuction(queryClient, event({ bidCount: 3, sequence: 9 }, [bid(2)]))
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  })

  test('so is the operator’s one auction, whose answer is the auction itself (rules 5)', () => {
    const queryClient = new QueryClient()
    const [key, list] = [
      ['auction', 'get', 7],
      ['review', 'auctions'],
    ]
    queryClient.setQueryData(key, view({ bidCount: 5 }))
    queryClient.setQueryData(list, { products: [{ auction: view({ history: null }) }] })
    applyAuction(queryClient, event({ bidCount: 3, sequence: 9 }, [bid(9)]))
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(false)
  })
})
