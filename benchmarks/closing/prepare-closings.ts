import { asActor, executorOn } from '#database/testing/market-of-test.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import type { BenchDatabase } from '../support/bench-market.ts'
import { addDealers, addRunningAuctions } from '../support/prepare-market.ts'

/** Auctions that are about to end: half will be sold, a quarter renegotiated, a quarter fails. */

const startPriceEur = 5000
const targetPriceEur = 10_000
const dealerCount = 64

export async function prepareClosings(
  database: BenchDatabase,
  count: number,
): Promise<{ readonly toBeSold: number }> {
  const dealers = await addDealers(database, dealerCount)
  const ids = await addRunningAuctions(database, { count, startPriceEur, targetPriceEur })
  const executor = executorOn(database.batchPool)
  let toBeSold = 0
  const bids = ids.map((auctionId, index) => {
    const dealer = dealers[index % dealerCount]
    if (!dealer || index % 4 === 3) return undefined
    const isSold = index % 2 === 0
    if (isSold) toBeSold += 1
    return executor.execute({
      auctionId,
      actor: asActor(dealer),
      body: {
        type: 'bid',
        amountEur: isSold ? targetPriceEur : startPriceEur,
        isAskMeThen: false,
        consentVersion: null,
      },
      idempotencyKey: `bid-before-the-end-${auctionId}`,
    })
  })
  await Promise.all(bids)
  return { toBeSold }
}

/**
 * Moves the ends of all auctions into the next moments, evenly and in random order of their ids, and
 * lets their closing phase begin as if that had been planned. By hand, because no command of the
 * market would end so many at once.
 */
export async function dueClosings(
  pool: DatabasePool,
  plan: { readonly leadMs: number; readonly spreadMs: number },
): Promise<void> {
  await pool.query(
    `update auctions a set ends_at = n.ends_at, due_at = n.ends_at, status = 'hotbidding',
       revision = gen_random_uuid(), state = a.state::jsonb || jsonb_build_object('status', 'hotbidding',
         'clock', (a.state->'clock')::jsonb || jsonb_build_object('endsAt', n.at, 'plannedEndsAt', n.at))
     from (
       select auction_id, at, to_timestamp(at / 1000.0) as ends_at from (
         select auction_id, (extract(epoch from market_now()) * 1000 + $1
           + (row_number() over (order by random()) - 1) * $2::numeric / count(*) over ())::bigint as at
         from auctions) planned) n
     where a.auction_id = n.auction_id`,
    [plan.leadMs, plan.spreadMs],
  )
}
