import { addDealer, addPublishedAuction, startAuctions } from '#database/testing/market-of-test.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { createLog } from '#server/platform/log/log.ts'

/**
 * The server under load, as a process of its own: everything a bid meets in production is there but
 * the pages. Prepares dealers and auctions, tells the parent, and serves until it is ended.
 */

export type Prepared = {
  readonly port: number
  readonly tokens: readonly string[]
  readonly hotAuctionId: number
  readonly auctionIds: readonly number[]
}

const dealerCount = 64
const auctionCount = Number(process.env.BENCH_AUCTIONS ?? 1000)
const startPriceEur = 1000

const config = readConfig(process.env)
const connection = JSON.parse(process.env.BENCH_CONNECTION ?? '{}')
const pool = createPool(connection, { size: config.poolSize })
const app = await createApp({
  config,
  pool,
  log: createLog({ level: 'error' }),
  connection,
  isWithoutPages: true,
})
await app.start()

const { executor } = app.market
const dealers = await Promise.all(
  Array.from({ length: dealerCount }, (_, index) => addDealer(pool, `dealer-${index}`)),
)
// A step of one euro, so that a long run never meets the largest price there can be.
const settings = {
  bidSteps: [{ belowEur: null, stepEur: 1 }],
  typingErrors: {
    askAgainPercent: 1_000_000,
    bidMaxPercent: 1_000_000,
    firstBidMaxPercent: 1_000_000,
    agentLimitMaxPercent: 1_000_000,
  },
}
const ids: number[] = []
for (let done = 0; done < auctionCount + 1; done += 100) {
  const count = Math.min(100, auctionCount + 1 - done)
  const price = { startPriceEur, targetPriceEur: 9_900_000, settings }
  ids.push(
    ...(await Promise.all(
      Array.from({ length: count }, () => addPublishedAuction(pool, executor, price)),
    )),
  )
}
await startAuctions(pool, executor, ids)

const tokens = await Promise.all(
  dealers.map(async (_, index) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/demo/login',
      payload: { email: `dealer-${index}@test.example` },
    })
    return answer.json().access_token as string
  }),
)
const [hotAuctionId = 0, ...auctionIds] = ids
const prepared: Prepared = { port: config.port, tokens, hotAuctionId, auctionIds }
process.send?.(prepared)
process.on('disconnect', () => process.exit(0))
