import type { Output } from '#contract/endpoint.ts'
import { catalogEndpoints } from '#contract/endpoints/catalog.ts'
import { savedSearchEndpoints } from '#contract/endpoints/searches/saved-searches.ts'
import { berlinDayOf } from '#domain/calendar/berlin-day.ts'
import { filterOfQuery } from '#domain/catalog/filter-query.ts'
import type { CatalogResult } from '#domain/catalog/search.ts'
import { type CallContext, customerIdOf } from '../../platform/http/call-context.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { RefusedCall, refuseCall } from '../../platform/http/refused-call.ts'
import { findMarketViewer, type MarketViewer } from '../account/api.ts'
import { countParts, listPartsOfMerchant } from '../auction/api.ts'
import {
  findSeenListing,
  type ListingServices,
  listWatchedIds,
  presentCards,
  presentOwnBids,
  presentPublicCards,
  saveWatched,
  showProduct,
} from '../listing/api.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { findOrigin } from './places/find-origin.ts'
import { withDistances } from './places/with-distances.ts'
import { createPublicCards } from './public-cards.ts'
import { savedSearchStore } from './searches/saved-search-store.ts'
import {
  changeSearch,
  listSavedSearches,
  lookAtSearch,
  saveSearch,
} from './searches/saved-searches.ts'
import { createVisitorAnswers } from './visitor-answers.ts'

type CatalogServices = ListingServices & {
  readonly catalog: CatalogIndex
  /** Market time, as exact as pages need it. */
  readonly marketNow: () => number
}

/** Binds search, product page, watchlist and the dealer's own auctions. */
export function registerCatalogRoutes(endpoints: EndpointServer, services: CatalogServices): void {
  const publicCards = createPublicCards((ids) => presentPublicCards(services, ids))
  const answers = createVisitorAnswers<SearchAnswer>()
  services.catalog.listen((change, { viewers, ofWords }) => {
    const hasNewCard = publicCards.follow(change)
    if (hasNewCard || ofWords || viewers.has('public')) answers.drop()
  })
  endpoints.on(catalogEndpoints.search, async ({ query }, context) => {
    const { offset, limit } = pageOf(query)
    const search = {
      ...{ filter: filterOfQuery(query), sort: query.sort, offset, limit },
      endingUntil: berlinDayOf(services.marketNow()).endsAt,
    }
    // Nobody's own is on a visitor's card, so visitors share theirs.
    if (context.viewer.customerId === null) {
      const asked = { ...search, viewer: 'public' } as const
      return answers.find(JSON.stringify(asked), () =>
        answerOf(services.catalog.search(asked), query, publicCards.list),
      )
    }
    const viewer = await findViewer(services, context)
    const { cards, origin, isPlaceKnown } = await fromPlaceOf(services, viewer)
    const sees = viewer.isOperator || viewer.isAcceptedDealer ? 'dealer' : 'public'
    const found = services.catalog.search({ ...search, viewer: sees, origin })
    // What was hidden a moment ago may still be in the index, and has no auction for this viewer.
    return {
      ...(await answerOf(found, query, async (ids) =>
        (await cards(ids)).filter(({ auction }) => auction !== null),
      )),
      isPlaceKnown,
    }
  })
  endpoints.on(catalogEndpoints.get, ({ params }, context) =>
    showProduct(services, context, params.entityId),
  )
  endpoints.on(catalogEndpoints.checkedGet, async ({ params, query }, context) => {
    const product = await showProduct(services, context, params.entityId)
    const price = product.auction?.currentBidEur ?? product.auction?.startPriceEur
    return { product: price === query.currentPrice ? null : product }
  })
  registerOwnLists(endpoints, services)
  registerSavedSearches(endpoints, services)
}

function registerOwnLists(endpoints: EndpointServer, services: CatalogServices): void {
  endpoints.on(catalogEndpoints.watchlist, async ({ query }, context) => {
    const viewer = await findDealer(services, context)
    const { origin, cards, isPlaceKnown } = await fromPlaceOf(services, viewer)
    const watched = await listSeenWatched(services, customerIdOf(context))
    const { offset, limit } = pageOf(query)
    const found = services.catalog.search({
      ...{ filter: filterOfQuery(query), sort: query.sort ?? 'ending', origin, among: watched },
      viewer: viewer.isAcceptedDealer ? 'dealer' : 'public',
      // Without an order all of them are asked for, and keep the one in which they were watched.
      ...(query.sort ? { offset, limit } : { offset: 0, limit: watched.length }),
      endingUntil: berlinDayOf(services.marketNow()).endsAt,
    })
    const isFound = new Set(found.entityIds)
    const ids = query.sort
      ? found.entityIds
      : watched.filter((listingId) => isFound.has(listingId)).slice(offset, offset + limit)
    const { filterAttributes, ...answer } = await answerOf(found, query, () => cards(ids))
    return {
      ...answer,
      filters: filterAttributes,
      isPlaceKnown,
    }
  })
  const saveWatch = async (listingId: number, isWatched: boolean, context: CallContext) => {
    await saveWatched(services.pool, { customerId: customerIdOf(context), listingId, isWatched })
    return { isWatched }
  }
  endpoints.on(catalogEndpoints.watch, async ({ params }, context) => {
    await findDealer(services, context)
    if (!services.catalog.has(params.entityId)) {
      // Bidders whose bid still binds see the ad while its next round is in review, and may watch it.
      const { isOwn } = await findSeenListing(services, context, params.entityId)
      if (isOwn) throw refuseCall('NOT_FOUND')
    }
    return saveWatch(params.entityId, true, context)
  })
  // Dealers may stop watching whatever has become of the ad, or of their account.
  endpoints.on(catalogEndpoints.unwatch, ({ params }, context) =>
    saveWatch(params.entityId, false, context),
  )
  endpoints.on(catalogEndpoints.myBids, async ({ query }, context) => {
    const viewer = await findDealer(services, context)
    const { origin } = await fromPlaceOf(services, viewer)
    const page = await listPartsOfMerchant(services.pool, {
      merchantId: viewer.merchantId ?? 0,
      ...pageOf(query),
    })
    const ids = page.auctions.map(({ listingId }) => listingId)
    const auctionIds = page.auctions.map(({ auctionId }) => auctionId)
    const states = await services.auctions.list(services.pool, auctionIds)
    return {
      products: withDistances(await presentOwnBids(services, { ids, states }, viewer), origin),
      pages: Math.ceil(page.total / query.itemsPerPage),
      total: page.total,
    }
  })
  endpoints.on(catalogEndpoints.ownCounts, async (_input, context) => {
    const viewer = await findDealer(services, context)
    const watched = await listSeenWatched(services, customerIdOf(context))
    const parts = await countParts(services.pool, viewer.merchantId ?? 0)
    return { ...parts, watched: watched.length }
  })
}

/** An ad that is written or reviewed anew does not exist for those who watch it (rules 1). */
async function listSeenWatched(services: CatalogServices, customerId: number): Promise<number[]> {
  const watched = await listWatchedIds(services.pool, customerId)
  return watched.filter((listingId) => services.catalog.has(listingId))
}

function registerSavedSearches(endpoints: EndpointServer, services: CatalogServices): void {
  const calls = savedSearchEndpoints
  endpoints.on(calls.listSearches, async ({ query }, context) => {
    const viewer = await findDealer(services, context)
    const { origin } = await fromPlaceOf(services, viewer)
    return listSavedSearches(services, {
      ...query,
      customerId: customerIdOf(context),
      asker: { viewer: viewer.isAcceptedDealer ? 'dealer' : 'public', origin },
    })
  })
  endpoints.on(calls.saveSearch, async ({ body }, context) => {
    await findDealer(services, context)
    return saveSearch(services, { ...body, customerId: customerIdOf(context), now: services.now() })
  })
  // Dealers may change and forget whatever has become of their account.
  endpoints.on(calls.changeSearch, async ({ params, body }, context) => {
    const customerId = customerIdOf(context)
    await changeSearch(services, { ...params, ...body, customerId, now: services.now() })
    return { isDone: true } as const
  })
  endpoints.on(calls.lookAtSearch, async ({ params }, context) => {
    await lookAtSearch(services, { ...params, customerId: customerIdOf(context) })
    return { isDone: true } as const
  })
  endpoints.on(calls.removeSearch, async ({ params }, context) => {
    const search = { ...params, customerId: customerIdOf(context) }
    if (!(await savedSearchStore.remove(services.pool, search))) throw refuseCall('NOT_FOUND')
    return { isDone: true } as const
  })
}

type SearchAnswer = Output<typeof catalogEndpoints.search>

async function answerOf(
  found: CatalogResult,
  query: { readonly page: number; readonly itemsPerPage: number },
  cards: (ids: readonly number[]) => Promise<SearchAnswer['products']>,
): Promise<SearchAnswer> {
  return {
    products: await cards(found.entityIds),
    filterAttributes: found.facets.map(({ code, options }) => ({ code, options: [...options] })),
    page: query.page,
    pages: Math.ceil(found.total / query.itemsPerPage),
    total: found.total,
    endingToday: found.endingCount,
    isPlaceKnown: null,
  }
}

function pageOf(query: { readonly page: number; readonly itemsPerPage: number }) {
  return { limit: query.itemsPerPage, offset: (query.page - 1) * query.itemsPerPage }
}

/** The caller as the market knows them. */
function findViewer(services: CatalogServices, context: CallContext): Promise<MarketViewer> {
  return findMarketViewer(services.pool, context.viewer, {
    ownerCustomerIds: [],
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
}

async function findDealer(services: CatalogServices, context: CallContext): Promise<MarketViewer> {
  const viewer = await findViewer(services, context)
  const { mayUseDealerTools: may } = viewer
  if (!may.isAllowed) throw new RefusedCall(may.refusal)
  return viewer
}

/** From where a dealer's distances are reckoned, and cards with what they may see; only for what shows either. */
async function fromPlaceOf(services: CatalogServices, viewer: MarketViewer) {
  const { customerId, isAcceptedDealer } = viewer
  const origin =
    isAcceptedDealer && customerId !== null ? await findOrigin(services.pool, customerId) : null
  const cards = async (ids: readonly number[]) =>
    withDistances(await presentCards(services, ids, viewer), origin)
  return { origin, cards, isPlaceKnown: isAcceptedDealer ? origin !== null : null }
}
