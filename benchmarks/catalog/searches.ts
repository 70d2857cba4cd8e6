import { type FilterQuery, filterOfQuery } from '#domain/catalog/filter-query.ts'
import type { CatalogSearch } from '#domain/catalog/search.ts'

/** Kiel. */
const origin = { latitude: 54.32, longitude: 10.13 }

function searchFor(query: FilterQuery, sort: CatalogSearch['sort'] = 'ending'): CatalogSearch {
  const endingUntil = Date.UTC(2026, 10, 16)
  return {
    ...{ filter: filterOfQuery(query), sort, viewer: 'public' },
    ...{ offset: 0, limit: 24, endingUntil },
  }
}

/** With the counts of all filters and a page of 24. */
export const searchesInProcess: Readonly<Record<string, CatalogSearch>> = {
  'nothing chosen': searchFor({}),
  'one make': searchFor({ make: 'knaus' }, 'price_low'),
  'two makes, one country': searchFor({ make: ['knaus', 'hobby'], country: 'DE' }),
  'prices, gearbox, countries': searchFor(
    { price_from: 20_000, price_to: 40_000, country: ['DE', 'NL'], gearbox: 'manual' },
    'newest',
  ),
  'half of all': searchFor({ price_from: 50_000 }),
  words: searchFor({ text: 'sky ti' }),
  'by distance': { ...searchFor({}, 'distance'), viewer: 'dealer', origin },
  'by defects': { ...searchFor({}, 'damages'), viewer: 'dealer' },
}
