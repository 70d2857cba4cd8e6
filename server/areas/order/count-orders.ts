import type { DatabasePool } from '../../platform/database/pool.ts'
import { countOrdersByStatus } from './order-lists.ts'

/** Dealers who asked to cancel and wait for the operator's answer (rules 10). */
export async function countCancellationRequests(services: {
  readonly pool: DatabasePool
}): Promise<number> {
  return (await countOrdersByStatus(services.pool)).cancellation_requested_by_dealer ?? 0
}
