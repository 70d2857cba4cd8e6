import { setImmediate as nextTurn } from 'node:timers/promises'
import { unlistedStatuses } from '#domain/auction/core/state.ts'
import type { Instant } from '#domain/calendar/instant.ts'
import { CatalogColumns } from '#domain/catalog/columns/catalog-columns.ts'
import { catalogRowOf } from '#domain/catalog/row-of-listing.ts'
import type { CatalogResult, CatalogSearch } from '#domain/catalog/search.ts'
import type { AuctionInBrief } from '../auction/api.ts'
import type { FoundListing } from '../listing/api.ts'
import { createKeptResults } from './kept-results.ts'

/**
 * Every ad that anybody may find, held in the process by columns. Loaded at the start, kept fresh by
 * the changes that the live reader announces; bids and closing never read it.
 */

type Found = readonly { readonly listing: FoundListing; readonly auction: AuctionInBrief }[]

export type CatalogSource = {
  readonly loadAll: () => Promise<Found>
  /**
   * The ads of these auctions, hidden ones included, so that they can be taken out. When a round was
   * released is asked for once: it never changes.
   */
  readonly loadOfAuctions: (
    auctionIds: readonly number[],
    publishedAtOf: (auctionId: number) => Instant | undefined,
  ) => Promise<Found>
}

export type CatalogIndex = {
  readonly has: (entityId: number) => boolean
  readonly search: (search: CatalogSearch) => CatalogResult
  readonly loadAll: () => Promise<void>
  readonly refreshAuctions: (auctionIds: readonly number[]) => Promise<void>
}

/** Putting so many in takes a few milliseconds, for which no bid of the process moves. */
const rowsAtOnce = 250

export function createCatalogIndex(source: CatalogSource): CatalogIndex {
  let columns = new CatalogColumns()
  let releases = new Map<number, Instant>()
  const kept = createKeptResults()
  /** Auctions that changed while all is being loaded: what is being loaded may be older. */
  let changedMeanwhile: Set<number> | null = null

  const put = async (into: CatalogColumns, known: Map<number, Instant>, found: Found) => {
    for (let from = 0; from < found.length; from += rowsAtOnce) {
      if (from > 0) await nextTurn()
      const part = found.slice(from, from + rowsAtOnce)
      for (const { auction } of part) {
        if (auction.publishedAt !== null) known.set(auction.auctionId, auction.publishedAt)
      }
      const isListed = ({ auction }: Found[number]) => !unlistedStatuses.includes(auction.status)
      const changedFor = into.change({
        put: part.filter(isListed).map(({ listing, auction }) => catalogRowOf(listing, auction)),
        removed: part.filter((one) => !isListed(one)).map(({ listing }) => listing.entityId),
      })
      if (into === columns) kept.drop(changedFor)
    }
  }
  const refresh = async (auctionIds: readonly number[]) => {
    const found = await source.loadOfAuctions(auctionIds, (auctionId) => releases.get(auctionId))
    await put(columns, releases, found)
  }

  return {
    has: (entityId) => columns.has(entityId),
    search: (search) => kept.find(search, () => columns.search(search)),
    loadAll: async () => {
      const changed = new Set<number>()
      changedMeanwhile = changed
      const [loaded, known] = [new CatalogColumns(), new Map<number, Instant>()]
      await put(loaded, known, await source.loadAll())
      columns = loaded
      releases = known
      kept.drop(new Set(['public', 'dealer']))
      if (changedMeanwhile === changed) changedMeanwhile = null
      if (changed.size > 0) await refresh([...changed])
    },
    refreshAuctions: async (auctionIds) => {
      for (const auctionId of auctionIds) changedMeanwhile?.add(auctionId)
      await refresh(auctionIds)
    },
  }
}
