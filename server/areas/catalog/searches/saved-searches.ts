import type { SavedSearch } from '#contract/endpoints/searches/saved-searches.ts'
import { type FilterQuery, filterOfQuery, queryOfFilter } from '#domain/catalog/filter-query.ts'
import { type CatalogAsker, emptyFilter } from '#domain/catalog/filters.ts'
import { hasLostFilters, type SearchChoice, searchWays } from '#domain/catalog/saved-search.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { hasStopped } from '../../messaging/api.ts'
import type { CatalogIndex } from '../catalog-index.ts'
import { type SearchChange, type StoredSearch, savedSearchStore } from './saved-search-store.ts'
import { searchFindStore } from './search-find-store.ts'
import { queueSearchMails } from './search-mails.ts'
import { queueSearchPush } from './search-pushes.ts'

/** More than anybody looks through, and few enough that each can be counted when they are shown. */
export const maximumSearches = 50

type SearchServices = { readonly pool: DatabasePool; readonly catalog: CatalogIndex }

export async function listSavedSearches(
  { pool, catalog }: SearchServices,
  asked: {
    readonly customerId: number
    readonly asker: CatalogAsker
    readonly page: number
    readonly itemsPerPage: number
  },
) {
  const { customerId, asker, page, itemsPerPage } = asked
  const stored = await savedSearchStore.list(pool, customerId)
  const shown = stored.slice((page - 1) * itemsPerPage, page * itemsPerPage)
  return {
    searches: shown.map((search) => present(search, { catalog, asker })),
    areMailsStopped: await hasStopped(pool, { customerId, automation: 'SAVED_SEARCH_FOUND' }),
    pages: Math.ceil(stored.length / itemsPerPage),
    total: stored.length,
  }
}

/** Kept in its one form: what narrows the catalog, without order and page. */
export async function saveSearch(
  { pool, catalog }: SearchServices,
  saved: SearchChoice & {
    readonly customerId: number
    readonly name: string
    readonly query: FilterQuery
    readonly now: Date
  },
): Promise<{ searchId: number }> {
  const added = { ...saved, ...seenNow(catalog, saved.query), maximum: maximumSearches }
  const searchId = await savedSearchStore.add(pool, added)
  if (searchId === undefined) {
    throw refuseCall('SEARCH_LIMIT_REACHED', { maximum: maximumSearches })
  }
  return { searchId }
}

/** A way that is switched, off or on, forgets what was found and is not told yet; with another filter both do. */
export async function changeSearch(
  { pool, catalog }: SearchServices,
  change: {
    readonly customerId: number
    readonly searchId: number
    readonly now: Date
  } & Omit<SearchChange, 'seenUntil'>,
): Promise<void> {
  const { now, query, ...rest } = change
  const changed = { ...rest, ...(query && seenNow(catalog, query)) }
  const { customerId, searchId } = changed
  await transaction(pool, async (client) => {
    const chosen = await savedSearchStore.change(client, changed)
    if (!chosen) throw refuseCall('NOT_FOUND')
    for (const way of searchWays) {
      if (query || changed[way] !== undefined)
        await searchFindStore.forget(client, { searchId, way })
    }
    if (changed.rhythm === undefined) return
    // What waits for the morning comes at once now, or the other way round.
    const { mail, push, rhythm } = chosen
    if (mail) await queueSearchMails(client, [{ customerId, rhythm }], now)
    if (push) await queueSearchPush(client, { searchId, rhythm }, now)
  })
}

/** Its dealer looks at what it finds; what is released from now on is new. */
export async function lookAtSearch(
  { pool, catalog }: SearchServices,
  looked: { readonly customerId: number; readonly searchId: number },
): Promise<void> {
  const seenUntil = releasedUntil(catalog)
  if (!(await savedSearchStore.change(pool, { ...looked, seenUntil })))
    throw refuseCall('NOT_FOUND')
}

/** The filter in its one form; whoever saves it has its results before them. */
function seenNow(catalog: CatalogIndex, asked: FilterQuery) {
  return { query: queryOfFilter(filterOfQuery(asked)), seenUntil: releasedUntil(catalog) }
}

/** As far as the index has come: what it does not have yet nobody has seen. */
function releasedUntil(catalog: CatalogIndex): Date {
  const { releasedUntil: latest } = catalog.search({
    ...nothingShown,
    viewer: 'public',
    filter: emptyFilter,
  })
  return new Date(latest)
}

const nothingShown = { sort: 'newest', offset: 0, limit: 1, endingUntil: 0 } as const

function present(
  { query: stored, seenUntil, ...search }: StoredSearch,
  { catalog, asker }: { readonly catalog: CatalogIndex; readonly asker: CatalogAsker },
): SavedSearch {
  const filter = filterOfQuery(stored)
  const found = catalog.search({
    ...asker,
    ...{ ...nothingShown, filter, releasedAfter: seenUntil.getTime() },
  })
  return {
    ...search,
    query: queryOfFilter(filter),
    total: found.total,
    newCount: found.newCount,
    hasLostFilters: hasLostFilters(stored),
  }
}
