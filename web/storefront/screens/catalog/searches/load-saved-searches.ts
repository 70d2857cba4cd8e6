import type { ApiQueries } from '#web/api/queries.ts'
import type { LoadContext } from '#web/storefront/page/screen.ts'
import { ensureVisitor, isMerchant } from '#web/storefront/visitor/visitor.ts'

/**
 * All that a dealer may have. Beside the catalog they come with a dealer's own part of a page that several are sent, so
 * they are asked for apart from the screen that shows nothing else (docs/decisions/0105).
 */
export function searchesBesideCatalog(query: ApiQueries) {
  return query.savedSearches.listSearches({ query: { itemsPerPage: 50 } })
}

/** None of it may keep the catalog from anybody. */
export async function loadSavedSearches(context: LoadContext): Promise<void> {
  const { query, queryClient } = context
  if (isMerchant(await ensureVisitor(context))) {
    await queryClient.prefetchQuery(searchesBesideCatalog(query))
  }
}
