import type { Logger } from 'pino'
import type { ImageStore } from '../../integrations/image-store/port.ts'
import type { DatabasePool } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { demoMarketStore } from './demo-market-store.ts'

const attempts = 5

/**
 * Empties the demo's database in one transaction, so that every fresh market has the same numbers,
 * and throws away its documents.
 */
export async function clearMarket(services: {
  readonly pool: DatabasePool
  readonly images: ImageStore
  readonly log: Logger
}): Promise<void> {
  const documents = await clearTables(services.pool)
  // Pictures are named after their content and serve the next market; documents have random names.
  for (const key of documents) {
    await services.images.delete(key).catch((err: unknown) => {
      services.log.warn({ err }, 'a document of the old market stays')
    })
  }
}

/**
 * Jobs and bids go on meanwhile, so the database may find a deadlock and choose this side to give
 * way: then it is tried again.
 */
async function clearTables(pool: DatabasePool, attempt = 1): Promise<string[]> {
  try {
    return await transaction(pool, async (client) => {
      await demoMarketStore.lock(client)
      const keys = await demoMarketStore.listDocumentKeys(client)
      await demoMarketStore.clear(client)
      return keys
    })
  } catch (error) {
    const isDeadlock = (error as { code?: unknown }).code === '40P01' // The driver's errors carry it.
    if (!isDeadlock || attempt >= attempts) throw error
    return clearTables(pool, attempt + 1)
  }
}
