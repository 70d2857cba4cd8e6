import type { Queryable } from '#server/platform/database/queryable.ts'
import type { ChannelJob } from './channel-job.ts'

/** Of one channel: what waits for the end of its reader's quiet hours. */
export type HeldStore = ReturnType<typeof heldStore>

export function heldStore(table: 'held_pushes' | 'held_whatsapps') {
  return {
    async add(
      db: Queryable,
      held: { customerId: number; job: ChannelJob; now: Date },
    ): Promise<void> {
      await db.query(
        `insert into ${table} (customer_id, cause, job, held_at) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [held.customerId, held.job.cause, JSON.stringify(held.job), held.now],
      )
    },

    /** In the order in which they came. */
    async list(db: Queryable, customerId: number): Promise<ChannelJob[]> {
      const { rows } = await db.query<{ job: ChannelJob }>(
        `select job from ${table} where customer_id = $1 order by held_at, cause`,
        [customerId],
      )
      return rows.map(({ job }) => job)
    },

    async remove(
      db: Queryable,
      removed: { customerId: number; causes: readonly string[] },
    ): Promise<void> {
      await db.query(`delete from ${table} where customer_id = $1 and cause = any($2::text[])`, [
        removed.customerId,
        removed.causes,
      ])
    },
  }
}
