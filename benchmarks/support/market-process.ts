import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { addDealer, addPublishedAuction, startAuctions } from '#database/testing/market-of-test.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { createLog } from '#server/platform/log/log.ts'

/**
 * The server under load, as a process of its own: everything a bid meets in production is there but
 * the pages, the log of each call included. The first one prepares dealers and auctions; each tells
 * the parent when it serves, and serves until it is let go.
 */

export type Prepared = {
  readonly port: number
  readonly tokens: readonly string[]
  readonly hotAuctionId: number
  readonly auctionIds: readonly number[]
}

/** What the parent may ask for meanwhile; a stopped profile lies in the file. */
export type ProfileOrder = { readonly profile: 'start' } | { readonly profile: string }

const dealerCount = 64
const auctionCount = Number(process.env.BENCH_AUCTIONS ?? 1000)
const startPriceEur = 1000

const config = readConfig(process.env)
const connection = JSON.parse(process.env.BENCH_CONNECTION ?? '{}')
const pool = createPool(connection, { size: config.poolSize })
const app = await createApp({
  config,
  pool,
  log: createLog({ level: 'info' }),
  connection,
  isWithoutPages: true,
})
await app.start()
if (process.env.BENCH_FURTHER !== '1') await prepareMarket()
process.send?.(await prepared())

async function prepareMarket(): Promise<void> {
  const { executor } = app.market
  await Promise.all(
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
  const price = { startPriceEur, targetPriceEur: 9_900_000, settings }
  const ids: number[] = []
  for (let missing = auctionCount + 1; missing > 0; missing -= 100) {
    const published = Array.from({ length: Math.min(100, missing) }, () =>
      addPublishedAuction(pool, executor, price),
    )
    ids.push(...(await Promise.all(published)))
  }
  await startAuctions(pool, executor, ids)
}

async function prepared(): Promise<Prepared> {
  const tokens = await Promise.all(
    Array.from({ length: dealerCount }, async (_, index) => {
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/demo/login',
        payload: { email: `dealer-${index}@test.example` },
      })
      return answer.json().access_token as string
    }),
  )
  const { rows } = await pool.query('select auction_id from auctions order by auction_id')
  const [hotAuctionId = 0, ...auctionIds] = rows.map((row) => row.auction_id as number)
  return { port: config.port, tokens, hotAuctionId, auctionIds }
}

const session = new Session()
session.connect()

process.on('message', async ({ profile }: ProfileOrder) => {
  if (profile === 'start') {
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 250 })
    await session.post('Profiler.start')
    return
  }
  const { profile: found } = await session.post('Profiler.stop')
  writeFileSync(profile, JSON.stringify(found))
  process.send?.({ profile })
})
process.on('disconnect', () => process.exit(0))
