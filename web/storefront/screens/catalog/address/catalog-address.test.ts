import { describe, expect, test } from 'vitest'
import { catalogQuery } from '#contract/endpoints/catalog.ts'
import { listUnreadable } from '#contract/readable-text.ts'
import { pathTo } from '#locales/paths.ts'
import {
  callQueryOf,
  readAddress,
  withOption,
  withoutFilters,
  withRange,
  withText,
  writeAddress,
} from './catalog-address.ts'
import { choicesOf } from './choices.ts'
import { groupStatusCounts } from './status-groups.ts'

const read = (search: string) => readAddress(new URLSearchParams(search))
const write = (address: ReturnType<typeof read>) =>
  pathTo('catalog', 'en', {}, writeAddress(address)).replace('/buy-a-motorhome', '')

describe('the address of the catalog', () => {
  test('says everything that is chosen, and is read back the same', () => {
    const search =
      '?make=hymer&make=knaus&status=running&price_to=60000&first_registration_from=2016&text=b-klasse&sort=newest&view=list&filters=all&saved=12&page=3'
    const address = read(search)
    expect(address).toEqual({
      filter: {
        options: { make: ['hymer', 'knaus'], status: ['running'] },
        ranges: { price: { to: 60_000 }, first_registration: { from: 2016 } },
        text: 'b-klasse',
      },
      sort: 'newest',
      page: 3,
      view: 'list',
      showsAllFilters: true,
      openSearchId: 12,
    })
    expect(read(write(address))).toEqual(address)
  })

  test('holds figures as they were typed where a form was sent without a script', () => {
    const { ranges } = read(
      '?price_to=9.000&mileage_from=50 000&length_to=7,5&length_from=5.99',
    ).filter
    expect(ranges).toEqual({
      price: { to: 9000 },
      mileage: { from: 50_000 },
      length: { from: 5990, to: 7500 },
    })
    expect(read('?price_to=a lot&length_to=7500').filter.ranges).toEqual({ length: { to: 7500 } })
  })

  test('of the plain catalog is empty', () => {
    expect(write(read(''))).toBe('')
    expect(write(read('?sort=ending&page=1&view=cards'))).toBe('')
  })

  test('drops what means nothing, so that no address is refused', () => {
    const address = read(
      '?page=-2&sort=best&price_from=abc&mileage_to=1e9&make=%3Cscript%3E&make=&status=editing&view=map&other=1',
    )
    expect(write(address)).toBe('')
    expect(catalogQuery.safeParse(callQueryOf(read(`?text=${'x'.repeat(500)}`))).success).toBe(true)
    for (const search of ['page=99999', 'text=%00', `text=${'x'.repeat(79)}%F0%9F%9A%90`]) {
      const query = callQueryOf(read(search))
      expect(listUnreadable(query)).toEqual([])
      expect(catalogQuery.safeParse(query).success, search).toBe(true)
    }
  })

  test('counts a repeated option once', () => {
    expect(read('?make=hymer&make=hymer').filter.options.make).toEqual(['hymer'])
  })
})

describe('a choice', () => {
  test('is added and taken away, and leads back to the first page', () => {
    const start = read('?page=4&make=hymer')
    const more = withOption(start, { code: 'make', option: 'knaus', isChosen: true })
    expect(write(more)).toBe('?make=hymer&make=knaus')
    const less = withOption(more, { code: 'make', option: 'hymer', isChosen: false })
    expect(write(less)).toBe('?make=knaus')
    expect(write(withOption(less, { code: 'make', option: 'knaus', isChosen: false }))).toBe('')
  })

  test('keeps order and view', () => {
    const start = read('?sort=mileage&view=list&make=hymer')
    expect(write(withoutFilters(start))).toBe('?sort=mileage&view=list')
  })

  test('of a range goes when both ends are open, of words when there are none', () => {
    const ranged = withRange(read(''), 'price', { from: 10_000 })
    expect(write(ranged)).toBe('?price_from=10000')
    expect(write(withRange(ranged, 'price', {}))).toBe('')
    expect(write(withText(withText(read(''), ' sky '), '  '))).toBe('')
  })

  test('has one chip, whose address is the same without it', () => {
    const address = read('?make=hymer&make=knaus&price_from=1000&price_to=2000&text=sky')
    const chips = choicesOf(address).map((choice) => [choice.kind, write(choice.without)])
    expect(chips).toEqual([
      ['text', '?make=hymer&make=knaus&price_from=1000&price_to=2000'],
      ['option', '?make=knaus&price_from=1000&price_to=2000&text=sky'],
      ['option', '?make=hymer&price_from=1000&price_to=2000&text=sky'],
      ['range', '?make=hymer&make=knaus&text=sky'],
    ])
  })
})

describe('the status', () => {
  test('running includes the closing phase, in the call and in the counts (rules 2)', () => {
    expect(callQueryOf(read('?status=running')).status).toEqual(['running', 'hotbidding'])
    expect(read('?status=hotbidding').filter.options.status).toEqual(['running'])
    expect(
      groupStatusCounts([
        { code: 'hotbidding', count: 2 },
        { code: 'ended', count: 4 },
        { code: 'running', count: 18 },
        { code: 'failed_na', count: 1 },
      ]),
    ).toEqual([
      { code: 'running', count: 20 },
      { code: 'ended', count: 5 },
    ])
  })
})
