import { marketFigures } from '#domain/publishing/market-figures.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { countDealersAndBidders, saveMarketFigures } from './market-figures-store.ts'

/** Counts the market and keeps what texts say of it from now on (spec 1). */
export async function countMarket(db: Queryable): Promise<void> {
  await saveMarketFigures(db, marketFigures(await countDealersAndBidders(db)))
}
