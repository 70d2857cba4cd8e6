/**
 * Entries in the form of a content management system of version 4 (spec 7.7): a wrapper with attributes, and queries
 * with filters, fields, sort and pagination. What a query names and no entry has is refused, not ignored: a filter
 * that filters nothing would answer with everything.
 */
export type CmsValue = string | number | null
export type CmsEntry = {
  readonly id: number
  readonly attributes: Readonly<Record<string, CmsValue>>
}

export type CmsPage = {
  readonly data: readonly CmsEntry[]
  readonly meta: {
    readonly pagination: {
      readonly page: number
      readonly pageSize: number
      readonly pageCount: number
      readonly total: number
    }
  }
}

const operators = [
  ...(['$eq', '$eqi', '$ne', '$in', '$notIn', '$lt', '$lte', '$gt', '$gte'] as const),
  ...(['$contains', '$notContains', '$containsi', '$notContainsi'] as const),
  ...(['$startsWith', '$endsWith', '$null', '$notNull'] as const),
] as const
type Operator = (typeof operators)[number]

type Filter = { readonly field: string; readonly operator: Operator; readonly values: string[] }
type Order = { readonly field: string; readonly isDescending: boolean }

export type CmsQuery = {
  readonly filters: readonly Filter[]
  readonly order: readonly Order[]
  /** Null for all of them. */
  readonly fields: readonly string[] | null
  readonly page: number
  readonly pageSize: number
}

type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>

const usualPageSize = 25
const largestPageSize = 100

/** The query as it is written in an address, or the name of the parameter that is not understood. */
export function readCmsQuery(
  raw: RawQuery,
  known: readonly string[],
): { readonly query: CmsQuery } | { readonly unknown: string } {
  const filters: Filter[] = []
  const order: Order[] = []
  const fields: string[] = []
  let [page, pageSize] = [1, usualPageSize]
  for (const [name, value] of Object.entries(raw)) {
    const texts = value === undefined ? [] : typeof value === 'string' ? [value] : [...value]
    const filter = filterOf(name, texts)
    if (filter) addFilter(filters, filter)
    else if (/^sort(\[\d*\])?$/.test(name)) order.push(...texts.flatMap(ordersOf))
    else if (/^fields(\[\d*\])?$/.test(name)) fields.push(...texts.flatMap(namesOf))
    else if (name === 'pagination[page]') page = wholeNumber(texts[0], page)
    else if (name === 'pagination[pageSize]') pageSize = wholeNumber(texts[0], pageSize)
    // Everything that an entry refers to comes with it.
    else if (!/^(locale|populate)(\[.*\])?$/.test(name)) return { unknown: name }
  }
  const named = [...filters, ...order].map(({ field }) => field).concat(fields)
  const unknown = named.find((field) => field !== 'id' && !known.includes(field))
  if (unknown !== undefined) return { unknown }
  return {
    query: {
      filters,
      order,
      fields: fields.length > 0 ? fields : null,
      page,
      pageSize: Math.min(pageSize, largestPageSize),
    },
  }
}

function filterOf(name: string, values: string[]): Filter | undefined {
  const parts = /^filters\[(\w+)\](?:\[(\$\w+)\])?(?:\[\d*\])?$/.exec(name)
  const field = parts?.[1]
  if (field === undefined) return undefined
  const operator = operators.find((each) => each === (parts?.[2] ?? '$eq'))
  return operator && { field, operator, values }
}

/** A list is written as one parameter for each of its values: `filters[name][$in][0]`, `filters[name][$in][1]`. */
function addFilter(filters: Filter[], filter: Filter): void {
  const same = ({ field, operator }: Filter) =>
    field === filter.field && operator === filter.operator
  const list = filter.operator === '$in' || filter.operator === '$notIn'
  const begun = list ? filters.find(same) : undefined
  if (begun) begun.values.push(...filter.values)
  else filters.push(filter)
}

function ordersOf(text: string): Order[] {
  return namesOf(text).map((part) => {
    const [field = '', direction] = part.split(':')
    return { field, isDescending: direction === 'desc' }
  })
}

function namesOf(text: string): string[] {
  return text.split(',').filter((part) => part !== '' && part !== '*')
}

function wholeNumber(text: string | undefined, usual: number): number {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : usual
}

export function cmsPage(entries: readonly CmsEntry[], query: CmsQuery): CmsPage {
  const { page, pageSize } = query
  const found = entries
    .filter((entry) =>
      query.filters.every((filter) => fits(attributeOf(entry, filter.field), filter)),
    )
    .sort((one, other) => {
      for (const { field, isDescending } of query.order) {
        const difference = compare(attributeOf(one, field), attributeOf(other, field))
        if (difference !== 0) return isDescending ? -difference : difference
      }
      return one.id - other.id
    })
  return {
    data: found.slice((page - 1) * pageSize, page * pageSize).map((entry) => only(entry, query)),
    meta: {
      pagination: {
        page,
        pageSize,
        pageCount: Math.ceil(found.length / pageSize),
        total: found.length,
      },
    },
  }
}

function attributeOf({ id, attributes }: CmsEntry, field: string): CmsValue {
  return field === 'id' ? id : (attributes[field] ?? null)
}

function only(entry: CmsEntry, { fields }: CmsQuery): CmsEntry {
  if (fields === null) return entry
  const kept = Object.entries(entry.attributes).filter(([name]) => fields.includes(name))
  return { id: entry.id, attributes: Object.fromEntries(kept) }
}

function fits(value: CmsValue, { operator, values }: Filter): boolean {
  const wanted = values[0] ?? ''
  const text = String(value ?? '')
  switch (operator) {
    case '$eq':
      return text === wanted
    case '$eqi':
      return text.toLowerCase() === wanted.toLowerCase()
    case '$ne':
      return text !== wanted
    case '$in':
      return values.includes(text)
    case '$notIn':
      return !values.includes(text)
    case '$contains':
      return text.includes(wanted)
    case '$notContains':
      return !text.includes(wanted)
    case '$containsi':
      return text.toLowerCase().includes(wanted.toLowerCase())
    case '$notContainsi':
      return !text.toLowerCase().includes(wanted.toLowerCase())
    case '$startsWith':
      return text.startsWith(wanted)
    case '$endsWith':
      return text.endsWith(wanted)
    case '$null':
      return (value === null) === (wanted !== 'false')
    case '$notNull':
      return (value !== null) === (wanted !== 'false')
    case '$lt':
      return value !== null && compare(value, wanted) < 0
    case '$lte':
      return value !== null && compare(value, wanted) <= 0
    case '$gt':
      return value !== null && compare(value, wanted) > 0
    case '$gte':
      return value !== null && compare(value, wanted) >= 0
  }
}

/** Numbers by size, all else by its letters; what is absent comes first. */
function compare(one: CmsValue, other: CmsValue): number {
  if (typeof one === 'number' && other !== null) return one - Number(other)
  const [first, second] = [String(one ?? ''), String(other ?? '')]
  return first < second ? -1 : first > second ? 1 : 0
}
