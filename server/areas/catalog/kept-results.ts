import type { CatalogViewer } from '#domain/catalog/filters.ts'
import type { CatalogResult, CatalogSearch } from '#domain/catalog/search.ts'
import { createAskedAgain } from './asked-again.ts'

/** What was found, kept from the second asking on until a change that its viewers could notice: most people ask the same. */
export type KeptResults = {
  readonly find: (search: CatalogSearch, make: () => CatalogResult) => CatalogResult
  readonly drop: (viewers: ReadonlySet<CatalogViewer>) => void
}

/** Some 10 kB each. */
const maxKept = 500
const maxAsked = 1000

export function createKeptResults(): KeptResults {
  const byViewer = {
    public: new Map<string, CatalogResult>(),
    dealer: new Map<string, CatalogResult>(),
  }
  const isAskedAgain = createAskedAgain(maxAsked)
  return {
    find: (search, make) => {
      const results = byViewer[search.viewer]
      const key = JSON.stringify(search)
      const known = results.get(key)
      const result = known ?? make()
      if (!known && !isAskedAgain(key)) return result
      // Asked for last, thrown away last.
      if (known) results.delete(key)
      results.set(key, result)
      const [oldest] = results.size > maxKept ? results.keys() : []
      if (oldest !== undefined) results.delete(oldest)
      return result
    },
    drop: (viewers) => {
      for (const viewer of viewers) byViewer[viewer].clear()
    },
  }
}
