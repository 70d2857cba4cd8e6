import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { auctionPlaces } from '#contract/auction-places.ts'
import type { AuctionView } from '#contract/auction-view.ts'
import { createClient, routeTable, type Transport } from '#contract/client.ts'
import type { CustomerWrapper } from '#contract/customer.ts'
import { endpointGroups } from '#contract/endpoints.ts'
import { bandsOfDistance, distanceBands } from '#domain/catalog/distance.ts'
import { listFacets } from '#domain/catalog/facets.ts'
import { emptyFilter } from '#domain/catalog/filters.ts'
import type { Api } from '#web/api/api.tsx'
import { createAuctionCache } from '#web/api/auctions/auction-cache.ts'
import { createQueries } from '#web/api/queries.ts'
import { ownCountsQuery, unreadQuery } from '../frame/load-frame.ts'
import { searchesBesideCatalog } from '../screens/catalog/searches/load-saved-searches.ts'
import { openAccount } from '../visitor/open-account.ts'
import { sharedPartsOf } from './own-part.ts'
import { firstAnswers, type OwnAnswers, showOwnAnswers } from './read-own-part.ts'

/**
 * Two dealers who differ in what is one's own are sent one page: nothing of either is in it, and each part behind it
 * holds nothing of the other's (docs/decisions/0105).
 */

type Dealer = {
  readonly merchantId: number
  readonly name: string
  readonly openCtas: number
  readonly watches: readonly number[]
  readonly leads: boolean
  readonly searches: string
  /** To each vehicle of a list. */
  readonly distanceKm: number
}

const anna: Dealer = {
  merchantId: 41_277,
  name: 'Annasurname',
  openCtas: 36_113,
  watches: [70],
  leads: true,
  searches: 'Annasearch',
  distanceKm: 85,
}
const ben: Dealer = {
  merchantId: 47_309,
  name: 'Bensurname',
  openCtas: 0,
  watches: [],
  leads: false,
  searches: 'Bensearch',
  distanceKm: 735,
}

/** What an accepted dealer is told of a running auction in a list; with a history where it is a page of its own. */
function auctionFor({ leads }: Dealer, parts: Partial<AuctionView> = {}): AuctionView {
  return {
    auctionId: 7,
    viewer: leads ? 'bidder' : 'dealer',
    status: 'running',
    currentBidEur: 30_000,
    bidCount: 3,
    sequence: 3,
    version: null,
    history: null,
    endMove: null,
    own: leads ? { isLeader: true, highestBidEur: 30_000, limitEur: 48_731 } : null,
    actions: { bid: { isAllowed: !leads, facts: { limitEur: leads ? 48_731 : null } } },
    ...parts,
  } as unknown as AuctionView // Only what a page for several reads of it.
}

const otherCalls: Transport = () => {
  throw new Error('Everything was answered before')
}

type Page = { readonly auction?: Partial<AuctionView>; readonly account?: Partial<CustomerWrapper> }

/** A page with a list and one vehicle, as its calls answered this dealer. */
function loadedFor(dealer: Dealer, { auction, account }: Page = {}): Api {
  const queryClient = new QueryClient()
  const client = createClient<typeof endpointGroups>(routeTable(endpointGroups), otherCalls)
  const auctions = createAuctionCache(queryClient, auctionPlaces(endpointGroups))
  const query = createQueries(client, auctions)
  const card = (entityId: number) => ({
    entityId,
    isWatched: dealer.watches.includes(entityId),
    distanceKm: dealer.distanceKm,
    auction: auctionFor(dealer, auction),
  })
  const open = openAccount(false)
  queryClient.setQueryData(query.account.getCustomer().queryKey, {
    ...open,
    customer: open.customer && { ...open.customer, companyName: dealer.name },
    merchant: open.merchant && { ...open.merchant, merchantId: dealer.merchantId },
    ...account,
  })
  queryClient.setQueryData(unreadQuery(query).queryKey, {
    openCtas: dealer.openCtas,
    notifications: [],
  } as never)
  queryClient.setQueryData(ownCountsQuery(query).queryKey, {
    tasks: dealer.openCtas,
    runningBids: dealer.openCtas,
    watched: dealer.watches.length,
  })
  queryClient.setQueryData(searchesBesideCatalog(query).queryKey, {
    searches: [{ searchId: dealer.merchantId, name: dealer.searches, total: dealer.openCtas }],
  } as never)
  const within = new Map(bandsOfDistance(dealer.distanceKm).map((band) => [band, 1] as const))
  auctions.setAnswer(query.catalog.search({ query: {} }).queryKey, {
    products: [card(70)],
    filterAttributes: listFacets(emptyFilter, (code) => (code === 'distance' ? within : new Map())),
  })
  auctions.setAnswer(query.catalog.get({ params: { entityId: 70 }, query: {} }).queryKey, card(70))
  const build = { version: '' } as unknown as Api['build'] // Nothing asks for it here.
  return { client, query, queryClient, auctions, build }
}

function partsOf(dealer: Dealer, page?: Page) {
  const parts = sharedPartsOf(loadedFor(dealer, page))
  if (!parts) throw new Error('It is not a page for several')
  const own = parts.ownPart()
  const drawn = dehydrate(parts.openQueries())
  return { ...parts, own, drawn, answers: JSON.parse(own.replace(/<[^>]*>/g, '')) as OwnAnswers }
}

const secrets = {
  anna: /Annasurname|Annasearch|41.?277|36.?113|48.?731|"isWatched":true|"isLeader"|"distanceKm":85|"within_\d+","count":1/,
  ben: /Bensurname|Bensearch|47.?309|"distanceKm":735|"beyond_\d+","count":1/,
}

describe('a page for several dealers', () => {
  test('is the same for two who differ in name, place, messages, counts, hearts, searches and standing', () => {
    expect(partsOf(anna).shown).toBe(partsOf(ben).shown)
  })

  test('names each distance for all of them, so that no box comes late, and leaves their counts open', () => {
    expect(partsOf(anna).shown).toContain(
      JSON.stringify({
        code: 'distance',
        options: distanceBands.map((code) => ({ code, count: 0 })),
      }),
    )
  })

  test('is drawn from answers that hold nothing of either', () => {
    for (const dealer of [anna, ben]) {
      const { drawn, shown } = partsOf(dealer)
      for (const secret of Object.values(secrets)) {
        expect(shown).not.toMatch(secret)
        expect(JSON.stringify(drawn)).not.toMatch(secret)
      }
    }
  })

  test('is sent with a part of one’s own, which holds nothing of the other’s', () => {
    expect(partsOf(anna).own).toMatch(secrets.anna)
    expect(partsOf(ben).own).toMatch(secrets.ben)
    expect(partsOf(anna).own).not.toMatch(secrets.ben)
    expect(partsOf(ben).own).not.toMatch(secrets.anna)
  })

  test.each<[string, Page]>([
    ['a bid more', { auction: { bidCount: 4 } }],
    ['another leader', { auction: { leaderPseudonym: 2 } }],
    ['a history', { auction: { history: [] } }],
    ['the end of an auction', { auction: { status: 'sold' } }],
    ['ads of one’s own', { account: { hasAnyAds: true } }],
  ])('is another one with %s', (_what, page) => {
    expect(partsOf(ben, page).shown).not.toBe(partsOf(ben).shown)
  })

  test('with its history an auction is compared whole: whoever has a part in it has another page', () => {
    const page = { auction: { history: [] } }
    expect(partsOf(anna, page).shown).not.toBe(partsOf(ben, page).shown)
  })

  test('is one too where a count of the bars did not come, which then comes later (spec 8.2)', () => {
    const api = loadedFor(anna)
    const { queryKey } = ownCountsQuery(api.query)
    const [counts] = api.queryClient.getQueryCache().findAll({ queryKey })
    counts?.setState({ status: 'error', data: undefined, error: new Error('Not there') })
    const parts = sharedPartsOf(api)
    expect(parts?.shown).toBe(partsOf(ben).shown)
    expect(parts?.ownPart()).not.toContain('ownCounts')
  })

  test.each<[string, Partial<CustomerWrapper>]>([
    ['has to accept terms', { mustAcceptTerms: true }],
    ['has no merchant', { merchant: null }],
  ])('is not for who %s', (_what, account) => {
    expect(sharedPartsOf(loadedFor(ben, { account }))).toBeUndefined()
  })
})

describe('in the browser', () => {
  test('React finds the page as it was drawn, and only then hearts and standing', () => {
    const { drawn, answers } = partsOf(anna)
    const browser = new QueryClient()
    hydrate(browser, firstAnswers(drawn, answers))
    const { query } = loadedFor(anna)
    const own = [query.account.getCustomer(), unreadQuery(query), ownCountsQuery(query)]
    const readers = own.map(({ queryKey }) => queryKey)
    const shown = (client: QueryClient) =>
      client
        .getQueryCache()
        .getAll()
        .filter(({ queryKey }) => !readers.some((each) => String(each) === String(queryKey)))
        .map(({ queryKey, state }) => [queryKey, state.data])
    const before = new QueryClient()
    hydrate(before, drawn)
    expect(shown(browser)).toEqual(shown(before))
    expect(JSON.stringify(browser.getQueryData(readers[0] ?? []))).toContain('Annasurname')

    showOwnAnswers(browser, answers)
    const now = JSON.stringify(shown(browser))
    expect(now).toContain('"isWatched":true')
    expect(now).toContain('"isLeader":true')
    expect(now).toContain('Annasearch')
    expect(now).toContain('"distanceKm":85')
    expect(now).toContain('"code":"within_100","count":1')
  })
})
