import { CatalogColumns } from '#domain/catalog/columns/catalog-columns.ts'
import { filterOfQuery } from '#domain/catalog/filter-query.ts'
import { filterOfNewAd } from '#domain/catalog/search-notifications.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { Services } from '#server/platform/services.ts'
import { findOwnerId } from '../../listing/api.ts'
import { catalogSource } from '../catalog-source.ts'
import { equipmentNames } from '../equipment-names.ts'
import { findOrigin } from '../places/find-origin.ts'
import { type NotifyingSearch, searchFindStore } from './search-find-store.ts'
import { queueSearchMails } from './search-mails.ts'
import { queueSearchPush } from './search-pushes.ts'

/** The task `find-for-searches`: which searches find an ad that has just been approved (docs/decisions/0126). */
export function createFindForSearches({ pool, now }: Pick<Services, 'pool' | 'now'>) {
  return async ({ auctionId }: { readonly auctionId: number }): Promise<void> => {
    const { put } = await catalogSource({ pool }).loadChanged({
      auctionIds: [auctionId],
      entityIds: [],
    })
    const row = put.find((each) => each.auctionId === auctionId)
    if (!row) return
    const ownerId = await findOwnerId(pool, row.entityId)
    // The index of one ad: a search finds here what it would find in the catalog.
    const columns = new CatalogColumns(equipmentNames())
    columns.change({ put: [row], removed: [] })
    const finding: NotifyingSearch[] = []
    for (const search of await searchFindStore.listNotifying(pool)) {
      if (search.customerId !== ownerId && (await finds(pool, columns, search)))
        finding.push(search)
    }
    if (finding.length === 0) return
    await transaction(pool, async (client) => {
      const searchIds = finding.map(({ searchId }) => searchId)
      const found = { searchIds, auctionId, now: now() }
      const isNew = new Set(await searchFindStore.addFinds(client, found))
      const notifying = finding.filter(({ searchId }) => isNew.has(searchId))
      await queueSearchMails(
        client,
        notifying.filter(({ mail }) => mail),
        now(),
      )
      for (const search of notifying.filter(({ push }) => push))
        await queueSearchPush(client, search, now())
    })
  }
}

async function finds(
  pool: DatabasePool,
  columns: CatalogColumns,
  { customerId, query }: Pick<NotifyingSearch, 'customerId' | 'query'>,
): Promise<boolean> {
  const filter = filterOfNewAd(filterOfQuery(query))
  const origin = filter.options.distance ? await findOrigin(pool, customerId) : null
  const { total } = columns.search({
    ...{ filter, viewer: 'dealer', sort: 'newest', origin },
    ...{ offset: 0, limit: 1, endingUntil: 0 },
  })
  return total > 0
}
