import type { DatabasePool } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { listSlotLoads, lockSlots, type SlotLoad } from './slot-store.ts'

/**
 * Approvals choose their slots one after the other, in all processes (rules 3): the loads are read
 * under a lock that holds until the approval is committed. It is a connection of its own that holds
 * it, so no batch of commands waits for a review.
 */
export function inSlotTurn<Result>(
  pool: DatabasePool,
  from: Date,
  approve: (slotLoads: readonly SlotLoad[]) => Promise<Result>,
): Promise<Result> {
  return transaction(pool, async (client) => {
    await lockSlots(client)
    return approve(await listSlotLoads(client, from))
  })
}
