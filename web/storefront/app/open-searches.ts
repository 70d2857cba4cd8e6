import type { Output } from '#contract/endpoint.ts'
import type { savedSearchEndpoints } from '#contract/endpoints/searches/saved-searches.ts'

type Searches = Output<typeof savedSearchEndpoints.listSearches>

/** A dealer's searches beside the catalog as a page for several shows them: as many rows, and nothing in them. */
export function openSearches({ searches }: Searches): Searches {
  return {
    searches: searches.map((_own, index) => ({
      ...{ searchId: -1 - index, name: '', query: {}, total: 0, newCount: 0 },
      ...{ mail: false, push: false, rhythm: 'bundled', hasLostFilters: false },
    })),
    ...{ areMailsStopped: false, pages: 1, total: searches.length },
  }
}
