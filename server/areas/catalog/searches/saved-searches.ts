import type { SavedSearch } from '#contract/endpoints/searches/saved-searches.ts'
import { type FilterQuery, filterOfQuery, queryOfFilter } from '#domain/catalog/filter-query.ts'
import type { CatalogAsker } from '#domain/catalog/filters.ts'
import type { SearchMails } from '#domain/catalog/saved-search.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { hasStopped } from '../../messaging/api.ts'
import type { CatalogIndex } from '../catalog-index.ts'
import { type StoredSearch, savedSearchStore } from './saved-search-store.ts'
import { searchMailStore } from './search-mail-store.ts'
import { queueSearchMail } from './search-mails.ts'

/** More than anybody looks through, and few enough that each can be counted when they are shown. */
export const maximumSearches = 50

export async function listSavedSearches(
  { pool, catalog }: { readonly pool: DatabasePool; readonly catalog: CatalogIndex },
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
  pool: DatabasePool,
  saved: {
    readonly customerId: number
    readonly name: string
    readonly query: FilterQuery
    readonly mails: SearchMails
    readonly now: Date
  },
): Promise<{ searchId: number }> {
  const query = queryOfFilter(filterOfQuery(saved.query))
  const searchId = await savedSearchStore.add(pool, { ...saved, query, maximum: maximumSearches })
  if (searchId === undefined) {
    throw refuseCall('SEARCH_LIMIT_REACHED', { maximum: maximumSearches })
  }
  return { searchId }
}

/** A search whose mails are switched off forgets what it has found and not told. */
export async function changeSearch(
  pool: DatabasePool,
  change: {
    readonly customerId: number
    readonly searchId: number
    readonly name?: string | undefined
    readonly mails?: SearchMails | undefined
    readonly now: Date
  },
): Promise<void> {
  const { customerId, searchId, name, mails, now } = change
  await transaction(pool, async (client) => {
    const changed = { customerId, searchId, ...(name && { name }), ...(mails && { mails }) }
    if (!(await savedSearchStore.change(client, changed))) throw refuseCall('NOT_FOUND')
    if (mails === 'off') await searchMailStore.forgetUnnotified(client, searchId)
    // What waits for the morning comes at once now, or the other way round.
    else if (mails) await queueSearchMail(client, { customerId, mails }, now)
  })
}

function present(
  { searchId, name, mails, query: stored }: StoredSearch,
  { catalog, asker }: { readonly catalog: CatalogIndex; readonly asker: CatalogAsker },
): SavedSearch {
  const filter = filterOfQuery(stored as FilterQuery) // Written by `saveSearch`; what is gone since is passed over.
  const query = queryOfFilter(filter)
  const found = catalog.search({
    ...asker,
    ...{ filter, sort: 'newest' as const },
    ...{ offset: 0, limit: 1, endingUntil: 0 },
  })
  return {
    searchId,
    name,
    mails,
    query,
    total: found.total,
    hasLostFilters: Object.keys(stored).some((key) => !(key in query)),
  }
}
