import {
  type CatalogResult,
  type CatalogSearch,
  type ChangedSearches,
  readsWords,
} from '#domain/catalog/search.ts'
import { createAskedAgain } from './asked-again.ts'

/** What was found, kept from the second asking on until a change that its viewers could notice: most people ask the same. */
export type KeptResults = {
  readonly find: (search: CatalogSearch, make: () => CatalogResult) => CatalogResult
  readonly drop: (searches: ChangedSearches) => void
}

/** Some 10 kB each, of those that read words and of the others of each kind of viewer. */
const maxKept = 300
const maxAsked = 1000

export function createKeptResults(): KeptResults {
  const byViewer = { public: createResults(), dealer: createResults() }
  const isAskedAgain = createAskedAgain(maxAsked)
  return {
    find: (search, make) => {
      const results = byViewer[search.viewer][readsWords(search) ? 'ofWords' : 'others']
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
    drop: ({ viewers, ofWords }) => {
      for (const viewer of viewers) {
        for (const results of Object.values(byViewer[viewer])) results.clear()
      }
      if (ofWords) for (const results of Object.values(byViewer)) results.ofWords.clear()
    },
  }
}

function createResults() {
  return { ofWords: new Map<string, CatalogResult>(), others: new Map<string, CatalogResult>() }
}
