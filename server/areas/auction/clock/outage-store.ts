import { minuteMs } from '#domain/calendar/instant.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** The heartbeat of the market, and the outages its gaps have shown (rules 3). */

export type Outage = {
  readonly outageId: number
  /** Market time, milliseconds. */
  readonly from: number
  readonly until: number
}

/**
 * Bids can be taken now. A longer gap since anybody's last heartbeat becomes an outage in this very
 * statement, so that one of several processes writes it down, once. While some process sends heartbeats,
 * the market is not paused.
 */
export async function heartbeat(db: Queryable, countsAfterMinutes: number): Promise<void> {
  await db.query({
    name: 'market-heartbeat',
    text: `with heartbeat as (
             update market_clock set heartbeat_at = clock_timestamp(), paused_at = null
             returning old.heartbeat_at as from_at, new.heartbeat_at as until_at, offset_ms
           )
           insert into outages (from_at, until_at)
           select from_at + offset_ms * interval '1 millisecond',
             until_at + offset_ms * interval '1 millisecond'
           from heartbeat where until_at - from_at > $1::int * interval '1 millisecond'`,
    values: [countsAfterMinutes * minuteMs],
  })
}

/** Outages whose ends were not all moved yet, the earliest first. */
export async function listOpenOutages(db: Queryable): Promise<Outage[]> {
  const { rows } = await db.query<{ outage_id: number; from_at: Date; until_at: Date }>({
    name: 'open-outages',
    text: `select outage_id, from_at, until_at from outages
           where applied_at is null order by outage_id`,
  })
  return rows.map((row) => ({
    outageId: row.outage_id,
    from: row.from_at.getTime(),
    until: row.until_at.getTime(),
  }))
}

/** Auctions on the market that end between two instants. */
export async function listEndingBetween(
  db: Queryable,
  span: { readonly from: number; readonly until: number },
): Promise<number[]> {
  const { rows } = await db.query<{ auction_id: number }>(
    `select auction_id from auctions
     where status in ('published', 'running', 'hotbidding') and ends_at between $1 and $2
     order by ends_at, auction_id`,
    [new Date(span.from), new Date(span.until)],
  )
  return rows.map((row) => row.auction_id)
}

export async function saveApplied(db: Queryable, outageId: number): Promise<void> {
  await db.query('update outages set applied_at = clock_timestamp() where outage_id = $1', [
    outageId,
  ])
}
