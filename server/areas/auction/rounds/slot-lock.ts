import type { DatabasePool } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { listSlotLoads, lockSlots, type SlotLoad } from './slot-store.ts'

/** Longer than a hanging server keeps the lock; whoever waits longer gets an answer instead. */
const usualPatienceMs = 30_000

export type WithSlotLock = <Result>(
  pool: DatabasePool,
  from: Date,
  approve: (slotLoads: readonly SlotLoad[]) => Promise<Result>,
) => Promise<Result>

/**
 * Approvals choose their slots one after the other, in all processes (rules 3): the loads are read
 * under a lock that holds until the approval is committed. It is a connection of its own that holds
 * it, so no batch of commands waits for a review. Those of this process wait for each other before they
 * take a connection, so that a hundred of them keep no other call from the database.
 *
 * @throws SERVICE_UNAVAILABLE for one that waited too long.
 */
export function createSlotLock(patienceMs: number = usualPatienceMs): WithSlotLock {
  let last: Promise<unknown> = Promise.resolve()
  return (pool, from, approve) => {
    const askedAt = performance.now()
    const turn = last.then(() => {
      if (performance.now() - askedAt > patienceMs) throw refuseCall('SERVICE_UNAVAILABLE')
      return transaction(pool, async (client) => {
        await lockSlots(client)
        return approve(await listSlotLoads(client, from))
      })
    })
    last = turn.catch(() => undefined)
    return turn
  }
}
