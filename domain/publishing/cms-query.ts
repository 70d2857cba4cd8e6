import {
  addFilter,
  type CmsValue,
  compare,
  type FilterGroup,
  filteredFields,
  filterGroup,
  isMeant,
} from './cms-filters.ts'
import {
  type CmsPagination,
  type CmsStretch,
  paginationOf,
  readPagination,
} from './cms-pagination.ts'

/**
 * Entries in the form of a content management system of version 4 (spec 7.7): a wrapper with attributes, and queries
 * with filters, fields, sort and pagination. What a query names and no entry has is refused, not ignored: a filter
 * that filters nothing would answer with everything.
 */
export type CmsEntry = {
  readonly id: number
  readonly attributes: Readonly<Record<string, CmsValue>>
}

export type CmsPage = {
  readonly data: readonly CmsEntry[]
  readonly meta: { readonly pagination: CmsPagination }
}

type Order = { readonly field: string; readonly isDescending: boolean }

export type CmsQuery = {
  readonly filters: FilterGroup
  readonly order: readonly Order[]
  /** Null for all of them. */
  readonly fields: readonly string[] | null
  readonly stretch: CmsStretch
  /** What an entry refers to and is to bring along; a star for all of it. */
  readonly populates: readonly string[]
}

type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** The query as it is written in an address, or the name of the parameter that is not understood. */
export function readCmsQuery(
  raw: RawQuery,
  known: readonly string[],
): { readonly query: CmsQuery } | { readonly unknown: string } {
  const filters = filterGroup()
  const order: Order[] = []
  const fields: string[] = []
  const populates: string[] = []
  const pagination = new Map<string, string>()
  for (const [name, value] of Object.entries(raw)) {
    const texts = value === undefined ? [] : typeof value === 'string' ? [value] : [...value]
    if (addFilter(filters, name, texts)) continue
    if (/^sort(\[\d*\])?$/.test(name)) order.push(...texts.flatMap(ordersOf))
    else if (/^fields(\[\d*\])?$/.test(name)) fields.push(...texts.flatMap(namesOf))
    else if (name.startsWith('pagination[')) pagination.set(name, texts[0] ?? '')
    else if (/^populate(\[.*\])?$/.test(name)) populates.push(...populatedBy(name, texts))
    else if (!/^locale(\[.*\])?$/.test(name)) return { unknown: name }
  }
  const named = [...filteredFields(filters), ...order.map(({ field }) => field), ...fields]
  const unknown = named.find((field) => field !== 'id' && !known.includes(field))
  if (unknown !== undefined) return { unknown }
  const read = readPagination(pagination)
  if ('unknown' in read) return read
  const { stretch } = read
  return {
    query: { filters, order, fields: fields.length > 0 ? fields : null, stretch, populates },
  }
}

/** `populate=*`, `populate[0]=pictures`, `populate[pictures]=*` and what is asked of it, `populate[pictures][fields][0]=url`. */
function populatedBy(name: string, texts: readonly string[]): string[] {
  const named = /^populate\[([a-zA-Z]\w*)\]/.exec(name)?.[1]
  if (named !== undefined) return [named]
  return texts.flatMap((text) => text.split(',')).filter((part) => part !== '')
}

export function isPopulated({ populates }: Pick<CmsQuery, 'populates'>, name: string): boolean {
  return populates.includes('*') || populates.includes(name)
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

export function cmsPage(entries: readonly CmsEntry[], query: CmsQuery): CmsPage {
  const { start, limit } = query.stretch
  const found = entries
    .filter((entry) => isMeant(query.filters, (field) => attributeOf(entry, field)))
    .sort((one, other) => {
      for (const { field, isDescending } of query.order) {
        const difference = compare(attributeOf(one, field), attributeOf(other, field))
        if (difference !== 0) return isDescending ? -difference : difference
      }
      return one.id - other.id
    })
  return {
    data: found.slice(start, start + limit).map((entry) => only(entry, query)),
    meta: { pagination: paginationOf(query.stretch, found.length) },
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
