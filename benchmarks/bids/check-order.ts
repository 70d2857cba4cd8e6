import { hash } from 'node:crypto'
import type { JournalEntry } from '#domain/auction/house/journal/journal.ts'
import { checkedChain } from '#domain/auction/house/journal/verify-chain.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { onlyRow } from '#server/platform/database/queryable.ts'
import type { BidLedger } from './load.ts'

/**
 * Compares what was answered with what is stored, auction by auction: the journal is gapless and an
 * intact chain, its bids only rise, they are exactly those that were answered as accepted, and the
 * auction's row shows the last of them. Throws with the first difference; answers how many bids.
 */
export async function checkOrders(pool: DatabasePool, ledger: BidLedger): Promise<number> {
  let bids = 0
  for (const [auctionId, acceptedEur] of ledger.acceptedEur) {
    const entries = await listJournal(pool, auctionId)
    const chain = checkedChain({
      entries,
      receipts: [],
      sha256: (text) => hash('sha256', text, 'hex'),
    })
    if (!chain.isIntact) {
      throw new Error(`Journal ${auctionId}: ${chain.reason} at entry ${chain.wrongSequence}`)
    }
    const journaledEur = entries.flatMap(({ kind, payload }) =>
      kind === 'bid' ? [Number(payload.amountEur)] : [],
    )
    const answeredEur = acceptedEur.toSorted((left, right) => left - right)
    if (journaledEur.join() !== answeredEur.join()) {
      throw new Error(
        `Auction ${auctionId}: ${answeredEur.length} bids answered, ${journaledEur.length} stored, or in another order`,
      )
    }
    await checkRow(pool, auctionId, journaledEur)
    bids += journaledEur.length
  }
  return bids
}

async function checkRow(
  pool: DatabasePool,
  auctionId: number,
  journaledEur: readonly number[],
): Promise<void> {
  const row = onlyRow(
    await pool.query<{ current_bid_eur: number | null; bid_count: number; keys: number }>(
      `select current_bid_eur, bid_count, (select count(*)::int from market_keys k
       where k.auction_id = a.auction_id) as keys
     from auctions a where auction_id = $1`,
      [auctionId],
    ),
  )
  const isSame =
    row.current_bid_eur === journaledEur.at(-1) &&
    row.bid_count === journaledEur.length &&
    row.keys === journaledEur.length
  if (!isSame) throw new Error(`Auction ${auctionId} shows ${JSON.stringify(row)}`)
}

async function listJournal(pool: DatabasePool, auctionId: number): Promise<JournalEntry[]> {
  const { rows } = await pool.query<JournalEntry>(
    `select sequence, previous_hash as "previousHash", hash, kind, payload,
       (extract(epoch from entered_at) * 1000)::bigint as at
     from auction_journal where auction_id = $1 order by sequence`,
    [auctionId],
  )
  return rows
}
