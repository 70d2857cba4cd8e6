import { expect, test } from 'vitest'
import { endpointGroups } from '#contract/endpoints.ts'
import { knownCalls } from '#contract/known-calls.ts'
import { callsIn } from './zone-calls.ts'

const at = { id: '/p/web/storefront/a.tsx', groups: endpointGroups }

test('a call is found by its group and its name, however it is written', () => {
  expect(callsIn('useCall((api) => api.auction.placeBid)', at)).toEqual(['auction.placeBid'])
  expect(callsIn('page.api.client.site\n  .readTime()', at)).toEqual(['site.readTime'])
  expect(callsIn('useApiQueries().catalog.search(input)', at)).toEqual(['catalog.search'])
  expect(callsIn('auction.status === styles.auction', at)).toEqual([])
})

test('calls that no build can read are refused', () => {
  expect(() => callsIn("client.catalog[isOn ? 'watch' : 'unwatch']()", at)).toThrow(
    'calls of catalog',
  )
  expect(() => callsIn('const { getCustomer } = api.account', at)).toThrow('calls of account')
  expect(callsIn('api.client.site.readTime()', at)).toEqual(['site.readTime'])
})

test('of a call a page knows its way and where auctions stand in its answer', () => {
  expect(knownCalls(endpointGroups, new Set(['catalog.get', 'site.readTime']))).toEqual({
    routes: {
      catalog: { get: ['GET', endpointGroups.catalog.get.path] },
      site: { readTime: ['POST', endpointGroups.site.readTime.path] },
    },
    auctionPlaces: { catalog: { get: [['auction']] } },
  })
})
