import { z } from 'zod'
import { catalogSorts, defaultCatalogSort } from '#domain/catalog/sorting.ts'
import { endpoint } from '../endpoint.ts'
import { filterAttribute } from '../filter-attribute.ts'
import { ownBidCard, product, productCard } from '../product.ts'
import { entityId } from '../wire.ts'

/** Search, product page, watchlist and purchases (spec 7.3). */

const many = z.union([z.string().max(60), z.array(z.string().max(60)).max(120)]).optional()
const figure = z.coerce.number().int().min(0).max(100_000_000).optional()

export const catalogQuery = z.object({
  storeCode: z.string().max(5).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(60).default(24),
  sort: z.enum(catalogSorts).default(defaultCatalogSort),
  text: z.string().max(80).optional(),
  product_type: many,
  make: many,
  body_type: many,
  country: many,
  gearbox: many,
  emission_class: many,
  weight_class: many,
  beds: many,
  seats_with_belt: many,
  bed_types: many,
  four_wheel_drive: many,
  air_condition_independent: many,
  rear_garage: many,
  bathroom_type: many,
  heating_type: many,
  axles: many,
  mover: many,
  damaged: many,
  hail_damaged: many,
  vat_reportable: many,
  private_auction: many,
  status: many,
  light: many,
  distance: many,
  price_from: figure,
  price_to: figure,
  first_registration_from: figure,
  first_registration_to: figure,
  mileage_from: figure,
  mileage_to: figure,
  length_from: figure,
  length_to: figure,
  power_from: figure,
  power_to: figure,
})

const watchedPage = z.object({
  products: z.array(productCard),
  pages: z.int(),
  total: z.int(),
})

const paging = z.object({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(50).default(20),
  storeCode: z.string().max(5).optional(),
})

export const catalogEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/api/public/catalog/search',
    access: 'public',
    summary: 'Search the catalog; prices are those the caller may see',
    query: catalogQuery,
    output: z.object({
      products: z.array(productCard),
      filterAttributes: z.array(filterAttribute),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
      endingToday: z.int(),
      /** Whether distances can be reckoned from a dealer's address; null for whoever is no dealer. */
      isPlaceKnown: z.boolean().nullable(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/public/catalog/get/{entityId}',
    access: 'public',
    summary: 'One ad for display',
    params: z.object({ entityId }),
    query: z.object({ storeCode: z.string().max(5).optional() }),
    output: product,
    refusals: ['NOT_FOUND'],
  }),
  checkedGet: endpoint({
    method: 'GET',
    path: '/api/public/catalog/checked-get/{entityId}',
    access: 'public',
    summary: 'One ad if its price is no longer the one the caller has',
    params: z.object({ entityId }),
    query: z.object({ currentPrice: figure, storeCode: z.string().max(5).optional() }),
    output: z.object({ product: product.nullable() }),
    refusals: ['NOT_FOUND'],
  }),
  watchlist: endpoint({
    method: 'GET',
    path: '/api/private/customer/watchlist/get',
    access: 'private',
    summary:
      'Watched ads of a dealer, from their review on; narrowed like the catalog, the last watched first without an order',
    query: catalogQuery.extend({ sort: z.enum(catalogSorts).optional() }),
    output: watchedPage.extend({
      filters: z.array(filterAttribute),
      page: z.int(),
      endingToday: z.int(),
      isPlaceKnown: z.boolean().nullable(),
    }),
    refusals: ['NOT_A_MERCHANT'],
  }),
  watch: endpoint({
    method: 'PUT',
    path: '/api/private/customer/watchlist/{entityId}',
    access: 'private',
    summary: 'Watch an ad',
    params: z.object({ entityId }),
    output: z.object({ isWatched: z.boolean() }),
    refusals: ['NOT_A_MERCHANT', 'NOT_FOUND'],
  }),
  unwatch: endpoint({
    method: 'DELETE',
    path: '/api/private/customer/watchlist/{entityId}',
    access: 'private',
    summary: 'Stop watching an ad, whether it is still there or not',
    params: z.object({ entityId }),
    output: z.object({ isWatched: z.boolean() }),
    refusals: [],
  }),
  myBids: endpoint({
    method: 'GET',
    path: '/api/private/customer/my-bids/get',
    access: 'private',
    summary:
      'Auctions the dealer has a part in: bids, late offers, archived bids; their turn first',
    query: paging,
    output: watchedPage.extend({ products: z.array(ownBidCard) }),
    refusals: ['NOT_A_MERCHANT'],
  }),
  ownCounts: endpoint({
    method: 'GET',
    path: '/api/private/customer/market-counts/get',
    access: 'private',
    summary:
      'What waits for the dealer, of how many running auctions they are a bidder, how many ads they watch',
    output: z.object({ tasks: z.int(), runningBids: z.int(), watched: z.int() }),
    refusals: ['NOT_A_MERCHANT'],
  }),
}
