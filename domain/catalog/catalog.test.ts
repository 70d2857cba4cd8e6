import { describe, expect, it } from 'vitest'
import type { VehicleKind } from '../vehicle/attribute.ts'
import { exampleMotorhome, exampleTrailer } from '../vehicle/example-vehicles.ts'
import type { VehicleValues } from '../vehicle/values.ts'
import type { CatalogRow } from './catalog-row.ts'
import { CatalogColumns } from './columns/catalog-columns.ts'
import { type FilterQuery, filterOfQuery, queryOfFilter } from './filter-query.ts'
import { emptyFilter } from './filters.ts'
import { adFactsOf, catalogRowOf } from './row-of-listing.ts'
import { descriptionWordsOf } from './row-words.ts'
import type { CatalogSearch } from './search.ts'
import { generatedEquipment } from './testing/generated-rows.ts'
import { searchRows } from './testing/search-rows.ts'

const round = {
  auctionId: 1,
  status: 'running' as const,
  startPriceEur: 30_000,
  buyNowPriceEur: null,
  currentBidEur: 41_000,
  light: 'yellow' as const,
  publishedAt: 1,
  endsAt: 100,
}
const factsOf = (kind: VehicleKind, values: VehicleValues) =>
  adFactsOf({ kind, values, gallery: [], review: {} })
const knaus = catalogRowOf(
  { entityId: 1, facts: factsOf('motorhome', exampleMotorhome), damageCount: 0, documentCount: 2 },
  round,
)
const hobby = catalogRowOf(
  {
    entityId: 2,
    facts: factsOf('trailer', {
      ...exampleTrailer,
      ...{ axles: '1', mover: 'all_axles', trailer_damaged: 'repaired', awning: 'electric' },
    }),
    damageCount: 0,
    documentCount: 0,
  },
  { ...round, auctionId: 2, startPriceEur: 8000, currentBidEur: null, light: 'none', endsAt: 50 },
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
  damageCount: 3,
  light: null,
  powerKw: 132,
  bedTypes: ['bunk', 'pull_down'],
  hasFourWheelDrive: true,
  hasIndependentAirCondition: true,
  rearGarage: 'small',
  bathroomType: 'wet_room',
  heatingType: 'stove',
  hailDamaged: 'yes',
  descriptionWords: descriptionWordsOf(['Ein Scheunenfund, 7,20 m lang.', 'A barn find']),
  equipment: [],
}
const rows = [knaus, hobby, buerstner]

function searchColumns(among: readonly CatalogRow[], search: CatalogSearch) {
  const columns = new CatalogColumns(generatedEquipment)
  columns.change({ put: among, removed: [] })
  return columns.search(search)
}
/** Both are held to the rules: the index, and what it is compared with. */
const searches = [
  ['by columns', searchColumns],
  [
    'row by row',
    (among: readonly CatalogRow[], search: CatalogSearch) =>
      searchRows(among, search, generatedEquipment),
  ],
] as const

function searchFor(query: FilterQuery, how: Partial<CatalogSearch> = {}): CatalogSearch {
  return {
    ...{ filter: filterOfQuery(query), sort: 'ending', viewer: 'public' },
    ...{ offset: 0, limit: 60, endingUntil: 0 },
    ...how,
  }
}

describe.each(searches)('catalog filters %s (attributes 8)', (_how, search) => {
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
    [{ text: 'bürsnter' }, [3]],
    [{ text: 'knaus lyseo' }, []],
    [{ text: 'markise' }, [2]],
    [{ text: 'electric awning' }, [2]],
    [{ text: 'bürstner scheunenfund' }, [3]],
    [{ text: 'barn find' }, [3]],
    [{ text: '7,20' }, []],
    [{ bed_types: ['queen', 'bunk'] }, [3]],
    [{ four_wheel_drive: 'yes', air_condition_independent: 'yes' }, [3]],
    [{ rear_garage: 'small', bathroom_type: 'wet_room', heating_type: 'stove' }, [3]],
    [{ axles: '1', mover: 'all_axles', damaged: 'repaired' }, [2]],
    [{ hail_damaged: ['yes', 'repaired'] }, [3]],
    [{ power_from: 130 }, [3]],
    [{ private_auction: 'yes' }, []],
  ])('%j shows %j', (query, expected) => {
    const { entityIds, total } = search(rows, searchFor(query))
    expect(entityIds.toSorted()).toEqual(expected)
    expect(total).toBe(expected.length)
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
      expect(search(rows, searchFor(query, { viewer })).entityIds.toSorted()).toEqual(expected)
    },
  )
})

describe.each(searches)('what only dealers may filter by %s (rules 1)', (_how, search) => {
  const kiel = { latitude: 54.32, longitude: 10.13 }
  const far = { ...hobby, entityId: 4, regionCode: 'ES28', light: 'green' as const }
  const unknown = { ...hobby, entityId: 5, regionCode: 'XX00', light: null }
  const all = [{ ...knaus, regionCode: 'DE20' }, far, unknown]
  const ask = (query: FilterQuery, how: Partial<CatalogSearch>) => {
    const { entityIds, facets } = search(all, searchFor(query, how))
    const counts = facets.filter(({ code }) => code === 'light' || code === 'distance')
    return { ids: entityIds.toSorted(), counts }
  }

  it('the light, and the distance from where they are', () => {
    const dealer = { viewer: 'dealer', origin: kiel } as const
    expect(ask({ light: 'green' }, dealer).ids).toEqual([4])
    expect(ask({ light: ['green', 'yellow'] }, dealer).ids).toEqual([1, 4])
    expect(ask({ distance: 'within_200' }, dealer)).toEqual({
      ids: [1],
      counts: [
        { code: 'light', options: [{ code: 'yellow', count: 1 }] },
        {
          code: 'distance',
          options: [
            { code: 'within_100', count: 1 },
            { code: 'within_200', count: 1 },
            { code: 'within_300', count: 1 },
            { code: 'beyond_300', count: 1 },
          ],
        },
      ],
    })
    expect(search(all, searchFor({}, { ...dealer, sort: 'distance' })).entityIds).toEqual([1, 4, 5])
  })

  it('all distances are listed from any place, and none where no vehicle’s place is known', () => {
    const listed = (rowsOf: readonly CatalogRow[]) =>
      search(rowsOf, searchFor({}, { viewer: 'dealer', origin: kiel }))
        .facets.filter(({ code }) => code === 'distance')
        .map(({ options }) => options.map(({ code, count }) => `${code} ${count}`))
    expect(listed([far])).toEqual([
      ['within_100 0', 'within_200 0', 'within_300 0', 'beyond_300 1'],
    ])
    expect(listed([unknown])).toEqual([])
  })

  it.each([
    ['others, wherever they say they are', { viewer: 'public', origin: kiel, sort: 'distance' }],
    ['dealers without a known place, but for the light', { viewer: 'dealer', origin: null }],
  ] as const)('%s: nothing is narrowed, counted or sorted by it', (_who, how) => {
    const plain = ask({}, how)
    expect(plain.ids).toEqual([1, 4, 5])
    expect(ask({ distance: 'within_100' }, how)).toEqual(plain)
    expect(plain.counts.map(({ code }) => code)).toEqual(how.viewer === 'public' ? [] : ['light'])
    if (how.viewer === 'public') expect(ask({ light: 'green' }, how)).toEqual(plain)
  })
})

describe('the filter in an address', () => {
  it('survives being written into an address and read back', () => {
    const query = { make: ['knaus'], price_from: 100, text: 'sky', beds: ['2', '3'] }
    expect(queryOfFilter(filterOfQuery(query))).toEqual(query)
    expect(filterOfQuery({})).toEqual(emptyFilter)
  })
})

describe.each(searches)('counts beside the filters %s (attributes 8)', (_how, search) => {
  it('count what each option would show, leaving its own filter out', () => {
    const { facets } = search(rows, searchFor({ make: 'knaus' }))
    const optionsOf = (code: string) => facets.find((facet) => facet.code === code)?.options
    expect(optionsOf('make')).toEqual([
      { code: 'buerstner', count: 1 },
      { code: 'hobby', count: 1 },
      { code: 'knaus', count: 1 },
    ])
    expect(optionsOf('beds')).toEqual([{ code: '2', count: 1 }])
  })

  it('keep a chosen option at zero and hide the private auctions nobody has (spec 5.4)', () => {
    const { facets } = search([hobby], searchFor({ country: ['DE'] }))
    expect(facets.find((facet) => facet.code === 'country')?.options).toEqual([
      { code: 'NL', count: 1 },
      { code: 'DE', count: 0 },
    ])
    expect(facets.map((facet) => facet.code)).not.toContain('private_auction')
  })
})

describe.each(searches)('the order of the catalog %s', (_how, search) => {
  const ended: CatalogRow = { ...knaus, entityId: 9, status: 'sold', endsAt: 10, startPriceEur: 1 }
  it.each([
    ['ending', 'public', [2, 1, 3, 9]],
    ['price_low', 'public', [2, 1, 3, 9]],
    ['price_low', 'dealer', [2, 3, 1, 9]],
    ['price_high', 'dealer', [1, 3, 2, 9]],
    ['mileage', 'public', [1, 3, 2, 9]],
    ['damages', 'dealer', [2, 1, 3, 9]],
    ['damages_high', 'dealer', [3, 2, 1, 9]],
    ['damages_high', 'public', [2, 1, 3, 9]],
    ['documents', 'dealer', [1, 3, 2, 9]],
    ['documents_low', 'dealer', [2, 1, 3, 9]],
    ['light', 'dealer', [1, 2, 3, 9]],
    ['light_low', 'dealer', [2, 1, 3, 9]],
    ['light', 'public', [2, 1, 3, 9]],
    ['vehicle', 'dealer', [3, 2, 1, 9]],
    ['vehicle_last', 'dealer', [1, 2, 3, 9]],
  ] as const)('by %s for a %s is %j', (sort, viewer, expected) => {
    const { entityIds } = search([ended, ...rows], searchFor({}, { sort, viewer }))
    expect(entityIds).toEqual(expected)
  })
})
