import type { DatabasePool } from '../../platform/database/pool.ts'
import { findMarketNow } from '../auction/auction-lists.ts'
import { missingPapersOf } from './missing-papers.ts'
import { listOrdersWithoutPapers } from './order-store.ts'

/** The orders of whose papers one is missing; the console filters and counts them (rules 10). */
export async function listMissingPaperOrders(services: {
  readonly pool: DatabasePool
}): Promise<readonly number[]> {
  const now = await findMarketNow(services.pool)
  const orders = await listOrdersWithoutPapers(services.pool)
  return orders
    .filter((order) => missingPapersOf(order, now).length > 0)
    .map(({ orderId }) => orderId)
}
