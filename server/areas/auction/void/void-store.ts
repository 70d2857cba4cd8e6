import type { Queryable } from '../../../platform/database/queryable.ts'

/** How often operators have taken out bids of these dealers, in all auctions (rules 5). */
export async function countVoids(
  db: Queryable,
  merchantIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ merchant_id: number; voids: number }>(
    `select (event ->> 'merchantId')::bigint as merchant_id, count(*)::int as voids
     from auction_events
     where kind = 'bids_voided' and event ->> 'cause' = 'operator'
       and (event ->> 'merchantId')::bigint = any($1::bigint[])
     group by 1`,
    [merchantIds],
  )
  return new Map(rows.map((row) => [row.merchant_id, row.voids]))
}
