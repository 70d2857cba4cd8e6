import type { AuctionEvent } from '#domain/auction/core/events.ts'
import { biddingLogKinds } from '#domain/auction/process/bidding/void/rerun-bids.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import { unseal } from '../../platform/secrets/keys.ts'

/**
 * The private log that bids run again from, limits opened (rules 5). A state holds no history, so
 * this is read for the few commands that take bids out, and for the openings of a journal.
 */

type LoggedRow = {
  readonly auction_id: number
  readonly event: AuctionEvent
  readonly secrets: Buffer | null
}

export async function listBiddingLogs(
  db: Queryable,
  auctionIds: readonly number[],
  key: Buffer,
): Promise<Map<number, AuctionEvent[]>> {
  if (auctionIds.length === 0) return new Map()
  const { rows } = await db.query<LoggedRow>({
    name: 'bidding-logs',
    text: `select auction_id, event, secrets from auction_events
           where auction_id = any($1::bigint[]) and kind = any($2::text[])
           order by auction_id, version`,
    values: [auctionIds, biddingLogKinds],
  })
  const logs = new Map<number, AuctionEvent[]>()
  for (const { auction_id, event, secrets } of rows) {
    const whole = secrets === null ? event : { ...event, secrets: JSON.parse(unseal(secrets, key)) }
    const log = logs.get(auction_id) ?? []
    log.push(whole)
    logs.set(auction_id, log)
  }
  return logs
}
