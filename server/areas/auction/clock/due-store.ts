import { awaitAll } from '../../../platform/database/await-all.ts'
import { pipeline } from '../../../platform/database/pipeline.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { onlyRow, type Queryable } from '../../../platform/database/queryable.ts'

/** The SQL of `auctions.due_at`: when the market's clock has to act, and who does it. */

/** Any fixed number: whoever holds it does what is due. */
const sweepLock = 2_407_240_002
/** A process that hangs while it holds the lock loses it. */
const sweepIdleLimitMs = 10_000

/**
 * Begins a transaction, waits until no other process does what is due, which holds until its end, and
 * lists the auctions whose clock has to act, the earliest first: all in one round trip. The list is a
 * statement of its own, because one that waits for the lock sees the rows as they were before. What
 * ends now counts by its end, also where something before it was left undone.
 */
export async function beginSweep(
  client: DatabaseClient,
  { limit, except }: { readonly limit: number; readonly except: Iterable<number> },
): Promise<number[]> {
  const [, , , { rows }] = await pipeline(client, () =>
    awaitAll([
      client.query('begin'),
      client.query({
        name: 'sweep-limits',
        text: `select set_config('lock_timeout', '0', true),
                 set_config('idle_in_transaction_session_timeout', $1, true)`,
        values: [String(sweepIdleLimitMs)],
      }),
      client.query({
        name: 'sweep-lock',
        text: 'select pg_advisory_xact_lock($1)',
        values: [sweepLock],
      }),
      client.query<{ auctionId: number }>({
        name: 'auctions-due',
        text: `select auction_id as "auctionId" from auctions, (select market_now() as now) clock
               where due_at <= (select market_now()) and auction_id <> all($2::bigint[])
               order by case when status in ('published', 'running', 'hotbidding') and ends_at <= now
                 then ends_at else due_at end, auction_id
               limit $1`,
        values: [limit, [...except]],
      }),
    ]),
  )
  return rows.map((row) => row.auctionId)
}

/** Gives up the lock and the connection. */
export async function endSweep(client: DatabaseClient): Promise<void> {
  await client.query('commit')
  client.release()
}

/** How long until the clock has to act next, in milliseconds; null when nothing is planned. */
export async function findNextDueInMs(
  db: Queryable,
  except: Iterable<number>,
): Promise<number | null> {
  const answer = await db.query<{ milliseconds: string | null }>({
    name: 'auctions-next-due',
    text: `select extract(epoch from min(due_at) - market_now()) * 1000 as milliseconds
           from auctions where due_at is not null and auction_id <> all($1::bigint[])`,
    values: [[...except]],
  })
  const { milliseconds } = onlyRow(answer)
  return milliseconds === null ? null : Number(milliseconds)
}

/** Those that nobody holds at this moment. */
export async function listFree(db: Queryable, auctionIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<{ auction_id: number }>({
    name: 'auctions-free',
    text: `select auction_id from auctions where auction_id = any($1::bigint[])
           order by auction_id for update skip locked`,
    values: [auctionIds],
  })
  return rows.map((row) => row.auction_id)
}

/**
 * Lets a due auction rest for so long in market time, if nobody holds it. What is done with it then
 * still bears its own instant, and a command to it still does it first.
 */
export async function postponeDue(
  db: Queryable,
  auction: { readonly auctionId: number; readonly byMs: number },
): Promise<void> {
  await db.query(
    `update auctions set due_at = market_now() + $2 * interval '1 millisecond'
     where auction_id = (select auction_id from auctions
       where auction_id = $1 and due_at <= market_now() for update skip locked)`,
    [auction.auctionId, auction.byMs],
  )
}
