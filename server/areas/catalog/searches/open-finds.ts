import { isOpen } from '#domain/catalog/sorting.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { catalogSource } from '../catalog-source.ts'
import type { Find } from './search-find-store.ts'

export type OpenFind = Find & { readonly entityId: number }

/** What was sold or withdrawn since is told nobody. */
export async function keepOpen(pool: DatabasePool, found: readonly Find[]): Promise<OpenFind[]> {
  const auctionIds = [...new Set(found.map(({ auctionId }) => auctionId))]
  const { put } = await catalogSource({ pool }).loadChanged({ auctionIds, entityIds: [] })
  const rows = new Map(put.filter(isOpen).map((row) => [row.auctionId, row]))
  return found.flatMap((find) => {
    const row = rows.get(find.auctionId)
    return row ? [{ ...find, entityId: row.entityId }] : []
  })
}

/** Two rounds of an ad are one vehicle. */
export function entityIdsOf(found: readonly OpenFind[]): number[] {
  return [...new Set(found.map(({ entityId }) => entityId))]
}
