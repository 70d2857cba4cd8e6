import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs } from '../../calendar/instant.ts'
import type { CatalogRow } from '../catalog-row.ts'
import { type FilterQuery, filterOfQuery } from '../filter-query.ts'
import { optionFilterCodes, rangeFilterCodes } from '../filters.ts'
import { optionsOfRow } from '../row-options.ts'
import type { CatalogSearch } from '../search.ts'
import { catalogSorts } from '../sorting.ts'
import {
  generatedEquipment,
  generatedRow,
  generatedRows,
  randomFrom,
} from '../testing/generated-rows.ts'
import { partsOf } from '../testing/row-parts.ts'
import { searchRows } from '../testing/search-rows.ts'
import { setBit, slotsOf } from './bits.ts'
import { CatalogColumns } from './catalog-columns.ts'
import { OptionColumn } from './option-column.ts'
import { combine } from './passing-rows.ts'

/** The index answers what the search row by row answers, whatever is asked and whatever has changed. */

/** `npm run test:long` asks more. */
const isLong = process.env.CM24_LONG === '1'
const queries = isLong ? 10_000 : 1000
const changes = isLong ? 1000 : 150
const rowsOf = (count: number, seed: number) => generatedRows(count, seed)

function columnsOf(rows: readonly CatalogRow[]): CatalogColumns {
  const columns = new CatalogColumns(generatedEquipment)
  columns.change({ put: rows, removed: [] })
  return columns
}

/** As a start does it; ids need not come in their order, and what is missing comes behind. */
function filledWith(rows: readonly CatalogRow[]): CatalogColumns {
  const columns = new CatalogColumns(generatedEquipment)
  const odd = rows.filter(({ entityId }) => entityId % 2 === 1)
  const [last, ...others] = [...odd, ...rows.filter((row) => !odd.includes(row))].reverse()
  for (const part of partsOf(others, 17)) columns.fill(part)
  for (const _order of columns.settle());
  columns.change({ put: last ? [last] : [], removed: [] })
  return columns
}

const someRows = rowsOf(400, 7)
const kiel = { latitude: 54.32, longitude: 10.13 }
const madrid = { latitude: 40.42, longitude: -3.7 }
const optionsOf = (code: (typeof optionFilterCodes)[number]) => [
  ...new Set(
    someRows.flatMap((row) => optionsOfRow(row, code, { viewer: 'dealer', origin: kiel })),
  ),
]
/** Options that nobody has, of names that every object has, in Greek, with what SQL and addresses mean something by. */
const strangeOptions = [
  '',
  '%',
  'constructor',
  '__proto__',
  'Ωμέγα',
  '0x10',
  '-1',
  '2.5',
  'x'.repeat(60),
]
const strangeTexts = [
  '%',
  'Ωmega',
  'ωμέγα',
  "'; --",
  'ß',
  '½',
  'süd wind',
  'ue',
  ' \t ',
  'e'.repeat(80),
]
const texts = [
  'knaus sky',
  'Buerstner',
  'burstner',
  'lyseo',
  't',
  'i 7',
  'ti meg',
  'ixeo 690',
  '7',
  'e a',
  'markise',
  'Elektrisch sommer',
  'ovne',
  'hobby horno',
]

const optionArb = (code: (typeof optionFilterCodes)[number]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...optionsOf(code)), weight: 8 },
    { arbitrary: fc.constantFrom(...strangeOptions), weight: 1 },
  )
const optionsArb = Object.fromEntries(
  optionFilterCodes.map((code) => [
    code,
    // A name that is given several times is a list, in which an option may stand twice.
    fc.option(fc.oneof(optionArb(code), fc.array(optionArb(code), { maxLength: 4 })), {
      nil: undefined,
    }),
  ]),
)
const largest = {
  price: 100_000,
  first_registration: 2026,
  mileage: 250_000,
  length: 9000,
  power: 140,
}
const rangesArb = Object.fromEntries(
  rangeFilterCodes.flatMap((code) =>
    (['from', 'to'] as const).map((end) => {
      const figure = fc.oneof(fc.integer({ min: 0, max: largest[code] }), fc.constant(100_000_000))
      return [`${code}_${end}`, fc.option(figure, { nil: undefined, freq: 1 })] as const
    }),
  ),
)
const queryArb = fc.record({
  ...optionsArb,
  ...rangesArb,
  text: fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 3 },
    { arbitrary: fc.constantFrom(...texts, ...strangeTexts), weight: 2 },
    { arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }), weight: 1 },
  ),
}) as fc.Arbitrary<FilterQuery>

const narrow = fc.constantFrom(...optionFilterCodes)
/** Most filters at once show nothing; so each query keeps one or two of those that it was given. */
const searchArb = fc
  .record({
    query: queryArb,
    kept: fc.array(narrow, { maxLength: 3 }),
    ranges: fc.array(fc.constantFrom(...rangeFilterCodes), { maxLength: 1 }),
    hasText: fc.boolean(),
    sort: fc.constantFrom(...catalogSorts),
    viewer: fc.constantFrom('public', 'dealer' as const),
    origin: fc.constantFrom(null, kiel, madrid),
    among: fc.oneof(
      { arbitrary: fc.constant(undefined), weight: 9 },
      {
        arbitrary: fc.array(fc.integer({ min: 100_000, max: 100_250 }), { maxLength: 60 }),
        weight: 1,
      },
    ),
    page: fc.oneof({ arbitrary: fc.integer({ min: 1, max: 4 }), weight: 9 }, fc.constant(10_000)),
    limit: fc.constantFrom(1, 7, 24, 60),
    days: fc.integer({ min: 13, max: 22 }),
  })
  .map(
    ({
      query,
      kept,
      ranges,
      hasText,
      page,
      limit,
      days,
      sort,
      viewer,
      origin,
      among,
    }): CatalogSearch => {
      const filter = filterOfQuery(query)
      const keep = <Part extends object>(part: Part, names: readonly string[]): Part =>
        Object.fromEntries(Object.entries(part).filter(([name]) => names.includes(name))) as Part // The same names, fewer.
      return {
        ...{ sort, viewer, origin, limit, offset: (page - 1) * limit },
        ...(among && { among }),
        endingUntil: Date.UTC(2026, 10, 2) + days * dayMs,
        releasedAfter: Date.UTC(2026, 9, 20) + days * dayMs,
        filter: {
          options: keep(filter.options, kept),
          ranges: keep(filter.ranges, ranges),
          ...(hasText && filter.text !== undefined && { text: filter.text }),
        },
      }
    },
  )

describe('the catalogue by columns', () => {
  test(`answers ${queries} searches like the search row by row: ads, order, totals, counts`, () => {
    const worlds = [20, 60, 240].flatMap((count) => {
      const rows = rowsOf(count, count)
      return [columnsOf(rows), filledWith(rows)].map((columns) => ({ rows, columns }))
    })
    let shown = 0
    fc.assert(
      fc.property(fc.constantFrom(...worlds), searchArb, ({ rows, columns }, search) => {
        const answer = columns.search(search)
        shown += answer.entityIds.length
        expect(answer).toEqual(searchRows(rows, search, generatedEquipment))
      }),
      { numRuns: queries },
    )
    // Searches that find nothing would be equal too.
    expect(shown).toBeGreaterThan(queries)
  })

  test('stays equal while ads come, change, go and come back', () => {
    const first = rowsOf(100, 11)
    const columns = filledWith(first)
    const rows = new Map(first.map((row) => [row.entityId, row]))
    const random = randomFrom(5)
    const oneOf = (count: number) => 100_001 + Math.floor(random() * count)
    fc.assert(
      fc.property(searchArb, (search) => {
        const put = Array.from({ length: 1 + Math.floor(random() * 40) }, () =>
          generatedRow(oneOf(1700), random),
        )
        const removed = Array.from({ length: Math.floor(random() * 20) }, () => oneOf(1700))
        for (const entityId of removed) rows.delete(entityId)
        for (const row of put) rows.set(row.entityId, row)
        columns.change({ put, removed })
        expect(columns.size).toBe(rows.size)
        expect(columns.search(search)).toEqual(
          searchRows([...rows.values()], search, generatedEquipment),
        )
      }),
      // More ads than the index has room for at first, and slots that are given again.
      { numRuns: changes },
    )
    expect(rows.size).toBeGreaterThan(1024)
  })

  test('changes nothing of an order that a bid does not concern', () => {
    const rows = rowsOf(200, 3)
    const columns = columnsOf(rows)
    const ask = (sort: 'ending' | 'price_high', viewer: 'public' | 'dealer') =>
      columns.search({
        ...{ filter: filterOfQuery({}), sort, viewer, offset: 0, limit: 60, endingUntil: 0 },
      })
    const before = [ask('ending', 'public'), ask('price_high', 'public')]
    const [row] = rows.filter(({ status }) => status === 'running')
    if (!row) throw new Error('Nothing runs')
    const changed = columns.change({ put: [{ ...row, currentBidEur: 900_000 }], removed: [] })
    expect(changed).toEqual({ viewers: new Set(['dealer']), ofWords: false })
    expect([ask('ending', 'public'), ask('price_high', 'public')]).toEqual(before)
    expect(ask('price_high', 'dealer').entityIds[0]).toBe(row.entityId)
  })

  test('says for whom a change matters, and that the same once more is none', () => {
    const rows = rowsOf(50, 4)
    const columns = columnsOf(rows)
    const row = rows.find(({ status, bedTypes }) => status === 'running' && bedTypes.length > 1)
    if (!row) throw new Error('No such row')
    const change = (put: CatalogRow) => columns.change({ put: [put], removed: [] })
    const changed = (put: CatalogRow) => [...change(put).viewers].sort()
    const none = { viewers: new Set(), ofWords: false }
    expect(change({ ...row })).toEqual(none)
    const both = ['dealer', 'public']
    expect(changed({ ...row, status: 'failed_na' })).toEqual(both)
    expect(changed({ ...row, status: 'failed_na', endsAt: row.endsAt + 1 })).toEqual(both)
    expect(changed({ ...row, buyNowPriceEur: 77_777 })).toEqual(both)
    change(row)
    const ofWords = { viewers: new Set(), ofWords: true }
    const written = { ...row, descriptionWords: ['one', 'two'] }
    expect(change({ ...written, model: 'Another' })).toEqual(ofWords)
    // The same words, and still another place in an order by name.
    expect(change({ ...written, model: 'Another One' })).toEqual(ofWords)
    expect(change({ ...written, model: 'Another One' })).toEqual(none)
    const removed = { put: [], removed: [row.entityId] }
    expect([...columns.change(removed).viewers].sort()).toEqual(both)
    expect(columns.change(removed)).toEqual(none)
  })
})

function setOf(slots: readonly number[]): Int32Array {
  const bits = new Int32Array(2)
  for (const slot of slots) setBit(bits, slot)
  return bits
}

test('an option column counts rows that have several options, and forgets them with the row', () => {
  const column = new OptionColumn()
  column.grow(64, 2)
  column.put(1, ['single'])
  column.put(2, ['single', 'french'])
  column.put(40, ['french', 'bunk'])
  const listed = { bits: setOf([1, 2, 40]), count: 3 }
  const among = (slots: readonly number[]) => {
    const { all } = combine({ listed, candidates: setOf(slots), chosen: new Map() })
    return Object.fromEntries(column.countsAmong(all))
  }
  expect(among([1, 2, 40])).toEqual({ single: 2, french: 2, bunk: 1 })
  expect(among([2])).toEqual({ single: 1, french: 1 })
  expect([...slotsOf(column.rowsWith(['bunk', 'single']), 3)]).toEqual([1, 2, 40])
  column.put(2, ['bunk'])
  column.clear(1)
  expect(among([1, 2])).toEqual({ bunk: 1 })
})
