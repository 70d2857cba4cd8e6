import type { z } from 'zod'
import type { catalogQuery } from '#contract/endpoints/catalog.ts'
import { type FilterQuery, filterOfQuery, queryOfFilter } from '#domain/catalog/filter-query.ts'
import {
  type CatalogFilter,
  emptyFilter,
  type NumberRange,
  type OptionFilterCode,
  optionFilterCodes,
  type RangeFilterCode,
  rangeFilterCodes,
} from '#domain/catalog/filters.ts'
import { type CatalogSort, catalogSorts, defaultCatalogSort } from '#domain/catalog/sorting.ts'
import type { QueryValues } from '#locales/paths.ts'
import { expandStatuses, groupStatuses } from './status-groups.ts'

/**
 * What the catalog shows, as its address says it: shared, bookmarked, and walked with the back
 * button. Whatever an address brings that means nothing is dropped, so that no address is refused.
 */
export type CatalogAddress = {
  readonly filter: CatalogFilter
  readonly sort: CatalogSort
  readonly page: number
  readonly view: CatalogViewForm
  /** The seldom used filters are shown too. */
  readonly showsAllFilters: boolean
  /** The saved search that was opened; its filters may have been changed since. */
  readonly openSearchId: number | null
}

export type CatalogViewForm = 'cards' | 'list'

export type CatalogCallQuery = z.input<typeof catalogQuery>

/** Three columns of eight; a dealer's list shows half of them at once. */
export const vehiclesPerPage = 24

const textLimit = 80
/** As the call has it; no catalog has as many. */
const latestPage = 10_000
/** What no call takes: NUL, and half a sign, as a cut may leave it. */
const unreadable = /\0|\p{Cs}/gu
const optionsLimit = 60
const optionPattern = /^[\w@.+-]{1,60}$/

export function readAddress(search: URLSearchParams): CatalogAddress {
  const query: Record<string, unknown> = {}
  for (const code of optionFilterCodes) {
    const options = search.getAll(code).filter(isOption)
    query[code] = [...new Set(code === 'status' ? groupStatuses(options) : options)].slice(
      0,
      optionsLimit,
    )
  }
  for (const code of rangeFilterCodes) {
    for (const end of ['from', 'to'] as const) {
      query[`${code}_${end}`] = figureOf(code, search.get(`${code}_${end}`))
    }
  }
  query.text = search.get('text')?.slice(0, textLimit).replaceAll(unreadable, '')
  return {
    filter: filterOfQuery(query as FilterQuery), // Filled key by key above.
    sort: catalogSorts.find((sort) => sort === search.get('sort')) ?? defaultCatalogSort,
    page: Math.min(latestPage, Math.max(1, wholeNumber(search.get('page')) ?? 1)),
    view: search.get('view') === 'list' ? 'list' : 'cards',
    showsAllFilters: search.get('filters') === 'all',
    openSearchId: wholeNumber(search.get('saved')) ?? null,
  }
}

/** Only what differs from the plain catalog, so that addresses stay short and each has one form. */
export function writeAddress(address: CatalogAddress): QueryValues {
  const { filter, sort, page, view, showsAllFilters, openSearchId } = address
  return {
    ...queryOfFilter(filter),
    ...(sort !== defaultCatalogSort && { sort }),
    ...(view === 'list' && { view }),
    ...(showsAllFilters && { filters: 'all' }),
    ...(openSearchId !== null && { saved: openSearchId }),
    ...(page > 1 && { page }),
  }
}

export function callQueryOf({ filter, sort, page }: CatalogAddress): CatalogCallQuery {
  const { status } = filter.options
  const options = status ? { ...filter.options, status: expandStatuses(status) } : filter.options
  return {
    ...(queryOfFilter({ ...filter, options }) as CatalogCallQuery), // The same keys, by the domain's own writer.
    sort,
    page,
    itemsPerPage: vehiclesPerPage,
  }
}

/** Another choice leads back to the first page. */
function withFilter(address: CatalogAddress, filter: CatalogFilter): CatalogAddress {
  return { ...address, filter, page: 1 }
}

export function withOption(
  address: CatalogAddress,
  choice: { readonly code: OptionFilterCode; readonly option: string; readonly isChosen: boolean },
): CatalogAddress {
  const { code, option, isChosen } = choice
  const others = (address.filter.options[code] ?? []).filter((each) => each !== option)
  const chosen = isChosen ? [...others, option] : others
  const { [code]: _before, ...rest } = address.filter.options
  const options = chosen.length > 0 ? { ...rest, [code]: chosen } : rest
  return withFilter(address, { ...address.filter, options })
}

export function withRange(
  address: CatalogAddress,
  code: RangeFilterCode,
  range: NumberRange,
): CatalogAddress {
  const { [code]: _before, ...rest } = address.filter.ranges
  const isOpen = range.from === undefined && range.to === undefined
  const ranges = isOpen ? rest : { ...rest, [code]: range }
  return withFilter(address, { ...address.filter, ranges })
}

export function withText(address: CatalogAddress, text: string): CatalogAddress {
  const { text: _before, ...rest } = address.filter
  const trimmed = text.trim().slice(0, textLimit)
  return withFilter(address, trimmed === '' ? rest : { ...rest, text: trimmed })
}

/** Nobody changes a search by leaving it. */
export function withoutFilters(address: CatalogAddress): CatalogAddress {
  return withFilter({ ...address, openSearchId: null }, emptyFilter)
}

/** What every object has a part of that name for would be found among the texts. */
function isOption(option: string): boolean {
  return optionPattern.test(option) && !(option in {})
}

/** A form that was sent without a script holds figures as they were typed: 9.000, or 6,99 m. */
function figureOf(code: RangeFilterCode, text: string | null): number | undefined {
  const typed = text?.trim() ?? ''
  const metres = /^\d{1,2}(?:[.,]\d{1,2})?$/
  if (code === 'length' && metres.test(typed)) {
    return Math.round(Number(typed.replace(',', '.')) * 1000)
  }
  return wholeNumber(typed.replace(/(?<=\d)[.,\s’'](?=\d{3}\b)/g, ''))
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,8}$/.test(text) ? Number(text) : undefined
}
