import { CatalogColumns } from '#domain/catalog/columns/catalog-columns.ts'
import type { CatalogResult, CatalogSearch } from '#domain/catalog/search.ts'
import type { CatalogChange, ChangedAds } from './catalog-change.ts'
import type { CatalogSource } from './catalog-source.ts'
import { createKeptResults } from './kept-results.ts'

/**
 * Every ad that anybody may find, held in the process by columns. Loaded at the start, kept fresh by
 * the changes that the live reader announces; bids and closing never read it.
 */
export type CatalogIndex = {
  readonly has: (entityId: number) => boolean
  readonly search: (search: CatalogSearch) => CatalogResult
  readonly loadAll: () => Promise<void>
  readonly refresh: (changed: Partial<ChangedAds>) => Promise<void>
  /** Hears of each change after the index has it; of a whole load with null. */
  readonly listen: (hear: (change: CatalogChange | null) => void) => void
}

export function createCatalogIndex(source: CatalogSource): CatalogIndex {
  let columns = new CatalogColumns()
  const kept = createKeptResults()
  const listeners: ((change: CatalogChange | null) => void)[] = []
  /** What changed while all is being loaded: what is being loaded may be older. */
  let meanwhile: { auctionIds: Set<number>; entityIds: Set<number> } | null = null

  const notify = (change: CatalogChange | null) => {
    for (const hear of listeners) hear(change)
  }
  const refresh = async ({ auctionIds = [], entityIds = [] }: Partial<ChangedAds>) => {
    const change = await source.loadChanged({ auctionIds, entityIds })
    kept.drop(columns.change(change))
    notify(change)
  }

  return {
    has: (entityId) => columns.has(entityId),
    search: (search) => kept.find(search, () => columns.search(search)),
    loadAll: async () => {
      const changed = { auctionIds: new Set<number>(), entityIds: new Set<number>() }
      meanwhile = changed
      const loaded = new CatalogColumns()
      for await (const part of source.loadAll()) loaded.change(part)
      columns = loaded
      kept.drop(new Set(['public', 'dealer']))
      notify(null)
      if (meanwhile === changed) meanwhile = null
      const [auctionIds, entityIds] = [[...changed.auctionIds], [...changed.entityIds]]
      if (auctionIds.length + entityIds.length > 0) await refresh({ auctionIds, entityIds })
    },
    refresh: async (changed) => {
      for (const auctionId of changed.auctionIds ?? []) meanwhile?.auctionIds.add(auctionId)
      for (const entityId of changed.entityIds ?? []) meanwhile?.entityIds.add(entityId)
      await refresh(changed)
    },
    listen: (hear) => void listeners.push(hear),
  }
}
