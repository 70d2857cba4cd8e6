import type { CatalogRow } from '#domain/catalog/catalog-row.ts'

/** Ads as they are now: those that anybody may find, and those that are hidden and have to leave. */
export type CatalogChange = {
  readonly put: readonly CatalogRow[]
  readonly removed: readonly number[]
  /** Of the ads that are put: another one means another card for visitors. */
  readonly revisions: ReadonlyMap<number, CardRevision>
}

export type ChangedAds = {
  readonly auctionIds: readonly number[]
  readonly entityIds: readonly number[]
}

/** All of an ad that a visitor's card shows and that can change; instants in milliseconds. */
export type CardRevision = {
  readonly auctionId: number
  /** As visitors see it. */
  readonly status: string
  readonly startPriceEur: number | null
  readonly buyNowPriceEur: number | null
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** The ad's last change. */
  readonly updatedAt: number
}
