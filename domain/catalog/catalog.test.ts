import { describe, expect, it } from 'vitest'
import { exampleMotorhome, exampleTrailer } from '../vehicle/example-vehicles.ts'
import type { CatalogRow } from './catalog-row.ts'
import { facetCounts } from './facets.ts'
import { filterOfQuery, queryOfFilter } from './filter-query.ts'
import { emptyFilter, matches } from './filters.ts'
import { catalogRowOf } from './row-of-listing.ts'
import { sortedRows } from './sorting.ts'

const round = {
  auctionId: 1,
  status: 'running' as const,
  startPriceEur: 30_000,
  buyNowPriceEur: null,
  currentBidEur: 41_000,
  publishedAt: 1,
  endsAt: 100,
}
const knaus = catalogRowOf({ entityId: 1, kind: 'motorhome', values: exampleMotorhome }, round)
const hobby = catalogRowOf(
  { entityId: 2, kind: 'trailer', values: exampleTrailer },
  { ...round, auctionId: 2, startPriceEur: 8000, currentBidEur: null, endsAt: 50 },
)
const buerstner: CatalogRow = {
  ...knaus,
  entityId: 3,
  make: 'buerstner',
  makeName: 'Bürstner',
  model: 'Lyseo 690',
  beds: 4,
  licensedWeightKg: 4250,
  currentBidEur: null,
  buyNowPriceEur: 55_000,
}
const rows = [knaus, hobby, buerstner]

describe('catalog filters (attributes 8)', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ product_type: 'trailer' }, [2]],
    [{ make: ['knaus', 'buerstner'] }, [1, 3]],
    [{ make: ['knaus', 'buerstner'], weight_class: 'up_to_4500' }, [3]],
    [{ country: 'NL' }, [2]],
    [{ beds: ['3', '4'] }, [2, 3]],
    [{ gearbox: 'manual' }, [1, 3]],
    [{ mileage_to: 90_000 }, [1, 3]],
    [{ length_from: 7000 }, [2]],
    [{ first_registration_from: 2018, first_registration_to: 2019 }, [1, 3]],
    [{ text: 'burstner lyseo' }, [3]],
    [{ text: 'Buerstner' }, [3]],
    [{ text: 'knaus lyseo' }, []],
    [{ private_auction: 'yes' }, []],
  ])('%j shows %j', (query, expected) => {
    const filter = filterOfQuery(query)
    const shown = rows.filter((row) => matches(filter, row, 'public'))
    expect(shown.map((row) => row.entityId)).toEqual(expected)
  })

  it.each([
    ['dealer', { price_from: 40_000, price_to: 42_000 }, [1]],
    ['public', { price_from: 40_000, price_to: 42_000 }, []],
    ['public', { price_from: 29_000, price_to: 31_000 }, [1, 3]],
    ['dealer', { price_from: 29_000, price_to: 31_000 }, [3]],
    ['public', { price_from: 54_000 }, [3]],
  ] as const)(
    'a %s filters by the prices they may see: %j shows %j (rules 1)',
    (viewer, query, expected) => {
      const filter = filterOfQuery(query)
      const shown = rows.filter((row) => matches(filter, row, viewer))
      expect(shown.map((row) => row.entityId)).toEqual(expected)
    },
  )

  it('survive being written into an address and read back', () => {
    const query = { make: ['knaus'], price_from: 100, text: 'sky', beds: ['2', '3'] }
    expect(queryOfFilter(filterOfQuery(query))).toEqual(query)
    expect(filterOfQuery({})).toEqual(emptyFilter)
  })
})

describe('counts beside the filters (attributes 8)', () => {
  it('count what each option would show, leaving its own filter out', () => {
    const facets = facetCounts(rows, filterOfQuery({ make: 'knaus' }), 'public')
    const optionsOf = (code: string) => facets.find((facet) => facet.code === code)?.options
    expect(optionsOf('make')).toEqual([
      { code: 'buerstner', count: 1 },
      { code: 'hobby', count: 1 },
      { code: 'knaus', count: 1 },
    ])
    expect(optionsOf('beds')).toEqual([{ code: '2', count: 1 }])
  })

  it('keep a chosen option at zero and hide the private auctions nobody has (spec 5.4)', () => {
    const facets = facetCounts([hobby], filterOfQuery({ country: ['DE'] }), 'public')
    expect(facets.find((facet) => facet.code === 'country')?.options).toEqual([
      { code: 'NL', count: 1 },
      { code: 'DE', count: 0 },
    ])
    expect(facets.map((facet) => facet.code)).not.toContain('private_auction')
  })
})

describe('the order of the catalog', () => {
  const ended: CatalogRow = { ...knaus, entityId: 9, status: 'sold', endsAt: 10, startPriceEur: 1 }
  it.each([
    ['ending', 'public', [2, 1, 3, 9]],
    ['price_low', 'public', [2, 1, 3, 9]],
    ['price_low', 'dealer', [2, 3, 1, 9]],
    ['price_high', 'dealer', [1, 3, 2, 9]],
    ['mileage', 'public', [1, 3, 2, 9]],
  ] as const)('by %s for a %s is %j', (sort, viewer, expected) => {
    const sorted = sortedRows([ended, ...rows], { sort, viewer })
    expect(sorted.map((row) => row.entityId)).toEqual(expected)
  })
})
