import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** How many auctions end when, and who may choose by it. */

export type SlotLoad = { readonly endsAt: number; readonly auctions: number }

/** Any fixed number: whoever holds it chooses a slot. */
const slotLock = 2_407_240_004
/** A process that hangs while it holds the lock loses it before those behind it lose their patience. */
const idleLimitMs = 20_000

/** Waits until nobody else chooses a slot; that holds for this transaction. */
export async function lockSlots(
  client: DatabaseClient,
  hangsForMs: number = idleLimitMs,
): Promise<void> {
  await client.query(
    `select set_config('idle_in_transaction_session_timeout', $1, true),
       pg_advisory_xact_lock($2)`,
    [String(hangsForMs), slotLock],
  )
}

/** How many auctions end in each slot from an instant on (rules 3). */
export async function listSlotLoads(db: Queryable, from: Date): Promise<SlotLoad[]> {
  const { rows } = await db.query<{ ends_at: Date; auctions: number }>(
    `select ends_at, count(*)::int as auctions from auctions
     where ends_at >= $1 and status in ('published', 'running', 'hotbidding')
     group by ends_at`,
    [from],
  )
  return rows.map((row) => ({ endsAt: row.ends_at.getTime(), auctions: row.auctions }))
}
