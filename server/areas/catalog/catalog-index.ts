import { setImmediate as nextTurn } from 'node:timers/promises'
import { CatalogColumns } from '#domain/catalog/columns/catalog-columns.ts'
import type { CatalogResult, CatalogSearch, ChangedSearches } from '#domain/catalog/search.ts'
import type { KeepForNextStart } from '../listing/api.ts'
import type { CatalogChange, ChangedAds } from './catalog-change.ts'
import type { CatalogSource } from './catalog-source.ts'
import { equipmentNames } from './equipment-names.ts'
import { createKeptResults } from './kept-results.ts'

/**
 * Every ad that anybody may find, held in the process by columns. Loaded at the start, kept fresh by
 * the changes that the live reader announces; bids and closing never read it.
 */
export type CatalogIndex = {
  readonly has: (entityId: number) => boolean
  readonly search: (search: CatalogSearch) => CatalogResult
  /** Answers how to keep what was read for the next start, where nothing is kept yet. */
  readonly loadAll: () => Promise<KeepForNextStart | undefined>
  readonly refresh: (changed: Partial<ChangedAds>) => Promise<void>
  /** Hears of each change after the index has it; of a whole load with null. */
  readonly listen: (hear: HearChange) => void
}

/** With the searches that may be answered differently now. */
type HearChange = (change: CatalogChange | null, searches: ChangedSearches) => void

const all: ChangedSearches = { viewers: new Set(['public', 'dealer']), ofWords: true }

/** So many at once take a few milliseconds, for which no bid of the process moves. */
const rowsAtOnce = 250

/** All that there is, into an index that nobody searches yet. */
async function load(columns: CatalogColumns, source: CatalogSource) {
  const { others, keep } = await source.loadAll({
    expect: (ads) => columns.reserve(ads),
    take: (part) => columns.fill(part),
  })
  for (const _order of columns.settle()) await nextTurn()
  for (let from = 0; from < others.length; from += rowsAtOnce) {
    const entityIds = others.slice(from, from + rowsAtOnce)
    columns.change(await source.loadChanged({ auctionIds: [], entityIds }))
  }
  return keep
}

export function createCatalogIndex(source: CatalogSource): CatalogIndex {
  let columns = new CatalogColumns(equipmentNames())
  const kept = createKeptResults()
  const listeners: HearChange[] = []
  /** What changed while all is being loaded: what is being loaded may be older. */
  let meanwhile: { auctionIds: Set<number>; entityIds: Set<number> } | null = null

  const notify: HearChange = (change, searches) => {
    kept.drop(searches)
    for (const hear of listeners) hear(change, searches)
  }
  const refresh = async ({ auctionIds = [], entityIds = [] }: Partial<ChangedAds>) => {
    const change = await source.loadChanged({ auctionIds, entityIds })
    notify(change, columns.change(change))
  }

  return {
    has: (entityId) => columns.has(entityId),
    search: (search) => kept.find(search, () => columns.search(search)),
    loadAll: async () => {
      const changed = { auctionIds: new Set<number>(), entityIds: new Set<number>() }
      meanwhile = changed
      const loaded = new CatalogColumns(equipmentNames())
      const keep = await load(loaded, source)
      columns = loaded
      notify(null, all)
      if (meanwhile === changed) meanwhile = null
      const [auctionIds, entityIds] = [[...changed.auctionIds], [...changed.entityIds]]
      if (auctionIds.length + entityIds.length > 0) await refresh({ auctionIds, entityIds })
      return keep
    },
    refresh: async (changed) => {
      for (const auctionId of changed.auctionIds ?? []) meanwhile?.auctionIds.add(auctionId)
      for (const entityId of changed.entityIds ?? []) meanwhile?.entityIds.add(entityId)
      await refresh(changed)
    },
    listen: (hear) => void listeners.push(hear),
  }
}
