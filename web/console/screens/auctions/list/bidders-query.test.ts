import { focusManager, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { auctionPlaces } from '#contract/auction-places.ts'
import { endpointGroups } from '#contract/endpoints.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { createAuctionCache } from '#web/api/auctions/auction-cache.ts'
import { createQueries } from '#web/api/queries.ts'
import { biddersQuery } from './bidders-query.ts'

test('rules 11: an open list of bidders is asked for once, whatever else happens', async () => {
  let looks = 0
  const bidders = async () => {
    looks += 1
    return { bidders: [], lateOffers: [] }
  }
  const client = { auctionVoids: { bidders } } as unknown as ApiClient // No other call is made.
  const queryClient = new QueryClient()
  queryClient.mount()
  const auctions = createAuctionCache(queryClient, auctionPlaces(endpointGroups))
  const query = createQueries(client, auctions)
  const observer = new QueryObserver(queryClient, biddersQuery(query, 7))
  const close = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toEqual({ bidders: [], lateOffers: [] })

  await queryClient.invalidateQueries() // As a live event does.
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  expect(looks).toBe(1)
  await observer.refetch()
  expect(looks).toBe(2)
  close()
  queryClient.unmount()
})
