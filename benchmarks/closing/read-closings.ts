import type { DatabasePool } from '#server/platform/database/pool.ts'

export type Closing = {
  readonly auctionId: number
  /** Of the transaction that closed it, in milliseconds of market time. */
  readonly committedAt: number
  readonly lateMs: number
}

/** Every closing in the order of the ends. */
export async function readClosings(pool: DatabasePool): Promise<Closing[]> {
  const { rows } = await pool.query<Closing>(
    `select auction_id as "auctionId", committed_at::float8 as "committedAt",
       (committed_at - (event->>'endedAt')::numeric)::float8 as "lateMs"
     from (
       select auction_id, event, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000
         + (select offset_ms from market_clock) as committed_at
       from auction_events where kind = 'auction_ended') closed
     order by (event->>'endedAt')::numeric, auction_id`,
  )
  return rows
}
