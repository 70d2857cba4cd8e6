import { emptyFilter } from '#domain/catalog/filters.ts'
import { openStatuses } from '#domain/catalog/sorting.ts'
import { addressName } from '#domain/listing/naming/address-name.ts'
import type { SitemapPage } from '#locales/addresses/sitemap.ts'
import type { CatalogIndex } from '../areas/catalog/api.ts'
import { listCatalogAds } from '../areas/listing/api.ts'
import type { DatabasePool } from '../platform/database/pool.ts'

/** What a sitemap says of the ads that a visitor may see and that are still to be had (rules 1). */

export type PublicAds = {
  /** Ascending, so that a part of them changes as little as can be. */
  readonly listIds: () => readonly number[]
  readonly listPages: (ids: readonly number[]) => Promise<readonly SitemapPage[]>
}

export function createPublicAds(pool: DatabasePool, catalog: CatalogIndex): PublicAds {
  return {
    listIds: () => {
      const { entityIds } = catalog.search({
        filter: { ...emptyFilter, options: { status: [...openStatuses] } },
        sort: 'newest',
        viewer: 'public',
        offset: 0,
        limit: Number.MAX_SAFE_INTEGER,
        endingUntil: 0,
      })
      return [...entityIds].sort((one, other) => one - other)
    },
    listPages: async (ids) =>
      (await listCatalogAds(pool, ids)).map(({ entityId, facts, updatedAt }) => ({
        name: 'product',
        params: { id: entityId, name: addressName(`${facts.makeName} ${facts.model}`) },
        changedAt: updatedAt.getTime(),
      })),
  }
}
