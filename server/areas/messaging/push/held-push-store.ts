import type { Queryable } from '#server/platform/database/queryable.ts'
import type { SendPush } from './push-job.ts'

/** Pushes that wait for the end of their reader's quiet hours. */
export const heldPushStore = {
  async add(db: Queryable, held: { customerId: number; push: SendPush; now: Date }): Promise<void> {
    await db.query(
      `insert into held_pushes (customer_id, cause, push, held_at) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [held.customerId, held.push.cause, JSON.stringify(held.push), held.now],
    )
  },

  /** In the order in which they came. */
  async list(db: Queryable, customerId: number): Promise<SendPush[]> {
    const { rows } = await db.query<{ push: SendPush }>(
      'select push from held_pushes where customer_id = $1 order by held_at, cause',
      [customerId],
    )
    return rows.map(({ push }) => push)
  },

  async remove(
    db: Queryable,
    removed: { customerId: number; causes: readonly string[] },
  ): Promise<void> {
    await db.query('delete from held_pushes where customer_id = $1 and cause = any($2::text[])', [
      removed.customerId,
      removed.causes,
    ])
  },
}
