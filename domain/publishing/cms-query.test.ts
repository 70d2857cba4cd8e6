import { expect, test } from 'vitest'
import { type CmsEntry, cmsPage, isPopulated, readCmsQuery } from './cms-query.ts'

const entries: CmsEntry[] = [
  { id: 1, attributes: { name: 'merchant', url: '/handel', validFrom: '2026-03-01', position: 2 } },
  {
    id: 2,
    attributes: { name: 'partner', url: '/partner', validFrom: '2026-01-01', position: 10 },
  },
  { id: 3, attributes: { name: 'press', url: null, validFrom: '2026-02-01', position: 3 } },
]
const known = ['name', 'url', 'validFrom', 'position']

function ask(raw: Record<string, string | string[]>) {
  const read = readCmsQuery(raw, known)
  if ('unknown' in read) throw new Error(`not understood: ${read.unknown}`)
  return cmsPage(entries, read.query)
}
test.each([
  [{ populate: '*' }, true],
  [{ populate: 'author,pictures' }, true],
  [{ populate: ['author', 'pictures'] }, true],
  [{ 'populate[0]': 'pictures' }, true],
  [{ 'populate[pictures][fields][0]': 'url' }, true],
  [{ 'populate[pictures]': '*' }, true],
  [{ 'populate[author]': '*' }, false],
  [{ locale: 'de' }, false],
] as [Record<string, string | string[]>, boolean][])(
  'what an entry refers to comes where it is asked for: %j',
  (raw, comes) => {
    const read = readCmsQuery(raw, known)
    expect('query' in read && isPopulated(read.query, 'pictures')).toBe(comes)
  },
)

const ids = (raw: Record<string, string | string[]>) => ask(raw).data.map(({ id }) => id)

test('the call of the specification: filter by name, the field url, a language (spec 7.7)', () => {
  const answer = ask({ 'filters[name][$eq]': 'merchant', 'fields[0]': 'url', locale: 'de' })
  expect(answer).toEqual({
    data: [{ id: 1, attributes: { url: '/handel' } }],
    meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
  })
})

test.each([
  [{ 'filters[name]': 'partner' }, [2]],
  [{ 'filters[name][$ne]': 'partner' }, [1, 3]],
  [{ 'filters[name][$in]': ['press', 'merchant'] }, [1, 3]],
  [{ 'filters[name][$in][0]': 'press', 'filters[name][$in][1]': 'merchant' }, [1, 3]],
  [{ 'filters[name][$notIn][0]': 'press', 'filters[name][$notIn][1]': 'merchant' }, [2]],
  [{ 'filters[name][$eqi]': 'PRESS' }, [3]],
  [{ 'filters[name][$contains]': 'er' }, [1, 2]],
  [{ 'filters[name][$containsi]': 'ER' }, [1, 2]],
  [{ 'filters[name][$notContains]': 'er' }, [3]],
  [{ 'filters[name][$notContainsi]': 'ER' }, [3]],
  [{ 'filters[name][$startsWith]': 'p', 'filters[name][$endsWith]': 's' }, [3]],
  [{ 'filters[url][$notNull]': 'true' }, [1, 2]],
  // Both have to hold.
  [{ 'filters[name][$contains][0]': 'p', 'filters[name][$contains][1]': 'er' }, [2]],
  [{ 'filters[url][$null]': 'true' }, [3]],
  [{ 'filters[url][$null]': 'false' }, [1, 2]],
  [{ 'filters[validFrom][$lt]': '2026-02-01' }, [2]],
  [{ 'filters[validFrom][$lte]': '2026-02-01', sort: 'validFrom' }, [2, 3]],
  // By size: by letters 10 would stand before 3.
  [{ 'filters[position][$gt]': '2', sort: 'position:desc' }, [2, 3]],
  [{ 'filters[position][$gte]': '2', 'sort[0]': 'position' }, [1, 3, 2]],
  [{ 'filters[name][$eq]': 'merchant', 'filters[position][$eq]': '3' }, []],
  // One of them has to hold, or all; a group may stand in a group, and beside conditions of its own level.
  [{ 'filters[$or][0][name][$eq]': 'press', 'filters[$or][1][position][$gt]': '5' }, [2, 3]],
  [{ 'filters[$or][0][name]': 'press', 'filters[$or][0][position]': '2' }, []],
  [{ 'filters[$and][0][name][$contains]': 'r', 'filters[$and][1][url][$null]': 'true' }, [3]],
  [
    {
      'filters[$or][0][$and][0][name][$startsWith]': 'p',
      'filters[$or][0][$and][1][url][$notNull]': 'true',
      'filters[$or][1][name][$eq]': 'merchant',
      'filters[position][$lt]': '9',
    },
    [1],
  ],
  [
    {
      'filters[$or][0][name][$in][0]': 'press',
      'filters[$or][0][name][$in][1]': 'partner',
      'filters[$or][1][id][$eq]': '1',
    },
    [1, 2, 3],
  ],
])('filters and order: %o', (raw, expected) => {
  expect(ids(raw as Record<string, string | string[]>)).toEqual(expected)
})

test('pages follow each other; one behind the last is empty and says how many there are', () => {
  const page = (number: string) =>
    ask({ populate: '*', 'pagination[page]': number, 'pagination[pageSize]': '2' })
  expect(page('2')).toMatchObject({ data: [{ id: 3 }], meta: { pagination: { pageCount: 2 } } })
  expect(page('9')).toMatchObject({ data: [], meta: { pagination: { total: 3 } } })
  expect(ask({ 'pagination[pageSize]': '5000' }).meta.pagination).toMatchObject({ pageSize: 100 })
})

test('so many from a place on are answered as they were asked for, counted or not', () => {
  const stretch = (start: string, limit: string, more: object = {}) =>
    ask({ 'pagination[start]': start, 'pagination[limit]': limit, ...more })
  expect(stretch('1', '1')).toMatchObject({ data: [{ id: 2 }] })
  expect(stretch('1', '1').meta.pagination).toEqual({ start: 1, limit: 1, total: 3 })
  expect(stretch('9', '5')).toMatchObject({ data: [], meta: { pagination: { total: 3 } } })
  expect(stretch('0', '-1').meta.pagination).toEqual({ start: 0, limit: 100, total: 3 })
  expect(ask({ 'pagination[start]': '2' }).meta.pagination).toMatchObject({ start: 2, limit: 25 })
  const uncounted = stretch('0', '2', { 'pagination[withCount]': 'false' })
  expect(uncounted.meta.pagination).toEqual({ start: 0, limit: 2 })
  expect(ask({ 'pagination[withCount]': '0' }).meta.pagination).toEqual({ page: 1, pageSize: 25 })
})

test.each([
  ['pagination[start]', '-1'],
  ['pagination[start]', '1.5'],
  ['pagination[limit]', '0'],
  ['pagination[limit]', 'all'],
  ['pagination[page]', '0'],
  ['pagination[pageSize]', ''],
  ['pagination[withCount]', 'maybe'],
  ['pagination[offset]', '3'],
])('%s with %o cannot be, so the query is not understood', (name, value) => {
  expect(readCmsQuery({ [name]: value }, known)).toEqual({ unknown: name })
})

test('a page and a place to start from are not asked for together', () => {
  const both = { 'pagination[page]': '1', 'pagination[limit]': '5' }
  expect(readCmsQuery(both, known)).toEqual({ unknown: 'pagination[limit]' })
})

test.each([
  ['filters[price][$eq]', 'price'],
  ['filters[name][$regex]', 'filters[name][$regex]'],
  ['filters[$or][0][price][$eq]', 'price'],
  ['filters[$or][name][$eq]', 'filters[$or][name][$eq]'],
  ['filters[$or][0]', 'filters[$or][0]'],
  ['filters[$and]', 'filters[$and]'],
  ['filters[constructor][0][name]', 'filters[constructor][0][name]'],
  [`filters${'[$or][0]'.repeat(12)}[name]`, `filters${'[$or][0]'.repeat(12)}[name]`],
  ['sort', 'price'],
  ['fields[0]', 'price'],
  ['where', 'where'],
])('%s names what no entry has, so the query is not understood', (name, unknown) => {
  expect(readCmsQuery({ [name]: 'price' }, known)).toEqual({ unknown })
})
