import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { createQueryClient } from '../query-client.ts'
import { applyAnswer, applyAuction, applyGone } from './apply-auction.ts'

const key = ['catalog', 'get', 7]

// Only what the comparing reads; the rest of a view is carried along unread.
const view = (parts: Partial<AuctionView>) =>
  ({
    auctionId: 7,
    viewer: 'dealer',
    status: 'running',
    sequence: 3,
    version: null,
    bidCount: 1,
    currentBidEur: 30_000,
    history: null,
    endMove: null,
    actions: { takeBackBid: { isAllowed: false } },
    ...parts,
  }) as AuctionView

const page = (parts: Partial<AuctionView>) => ({ status: 'running', auction: view(parts) })

/** A page asks the server, and its answer comes only when told to. */
function asking() {
  const queryClient = createQueryClient('browser')
  queryClient.setQueryData(key, page({}))
  const answer = Promise.withResolvers<ReturnType<typeof page>>()
  const asked = queryClient.fetchQuery({
    queryKey: key,
    queryFn: () => answer.promise,
    staleTime: 0,
  })
  const shown = () => queryClient.getQueryData<ReturnType<typeof page>>(key)?.auction
  return { queryClient, answer, asked, shown }
}

test('an answer that a live event overtook does not bring the older bid back (spec 9.3)', async () => {
  const { queryClient, answer, asked, shown } = asking()
  const auction = view({ sequence: 5, currentBidEur: 31_000 })
  applyAuction(queryClient, { type: 'auction', number: 1, auction, newHistory: [] })
  answer.resolve(page({ sequence: 4, currentBidEur: 30_500 }))
  await asked
  expect(shown()).toMatchObject({ sequence: 5, currentBidEur: 31_000 })
})

test('a newer answer, and one of the same age, replaces what is shown', async () => {
  const newer = asking()
  newer.answer.resolve(page({ sequence: 4, currentBidEur: 30_500 }))
  await newer.asked
  expect(newer.shown()?.currentBidEur).toBe(30_500)

  const same = asking()
  applyGone(same.queryClient, 7)
  same.answer.resolve(page({ status: 'sold' }))
  await same.asked
  expect(same.shown()?.status).toBe('sold')
})

test('an answer cut for another viewer replaces what is shown, whatever its number', async () => {
  const { answer, asked, shown } = asking()
  answer.resolve(page({ viewer: 'visitor', sequence: 2, currentBidEur: null }))
  await asked
  expect(shown()).toMatchObject({ viewer: 'visitor', currentBidEur: null })
})

test('an answer asked for before one’s first bid does not take that bid away (rules 4)', async () => {
  const { queryClient, answer, asked, shown } = asking()
  applyAnswer(queryClient, view({ viewer: 'bidder', sequence: 5, currentBidEur: 31_000 }))
  answer.resolve(page({ sequence: 4, currentBidEur: 30_500 }))
  await asked
  expect(shown()).toMatchObject({ viewer: 'bidder', currentBidEur: 31_000 })
})
