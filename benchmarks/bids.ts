import { onlyRow } from '#server/platform/database/queryable.ts'
import { checkOrders } from './bids/check-order.ts'
import { measureLimit, pgbenchVersion, prepareLimit } from './bids/database-limit.ts'
import { type BidLedger, placeBids } from './bids/load.ts'
import { profileTable } from './bids/profile-table.ts'
import { type Round, roundHeadings, roundLine } from './bids/round-table.ts'
import { wantedLines } from './bids/wanted.ts'
import { type BenchDatabase, startMarketServer, withBenchDatabase } from './support/bench-market.ts'
import { printConditions } from './support/conditions.ts'
import { percentile } from './support/figures.ts'
import { isGiven, numberOption } from './support/options.ts'
import { addDealers, addRunningAuctions, logDealersIn } from './support/prepare-market.ts'
import { childrenOf, machineTicks, processorTimes, usedMs } from './support/processor-time.ts'

/**
 * `npm run bench -- bids`: bids per second over HTTP, with login, rules, keys, journal and durable
 * commits, beside the limit of one transaction per bid that the same database shows in the same run.
 * Options: `--seconds 3`, `--rounds 5` (each figure is the median of its rounds), `--profile` (where
 * the processor's time goes, instead), `--flush-us 500` (a disk that takes so much longer to make a
 * commit durable, for limit and bids alike; nothing is wanted of these figures).
 */

const seconds = numberOption('seconds', 3)
const rounds = numberOption('rounds', 5)
const flushMicroseconds = numberOption('flush-us', 0)
const auctionCount = 1000
const dealerCount = 64
const port = 28_400
/** Where limit and rate are compared, round by round. */
const compared = [8, 64]
/** Where only the order is proved, once. */
const provedOnly = [16, 256]

/** The one who flushes the log waits before it, whoever else is there; the others wait for that one. */
const slowerFlush: Record<string, string> =
  flushMicroseconds > 0 ? { commit_delay: `${flushMicroseconds}`, commit_siblings: '0' } : {}

await withBenchDatabase(async (database) => {
  await addDealers(database, dealerCount)
  const prices = { startPriceEur: 1000, targetPriceEur: 9_900_000 }
  const [hotAuctionId = 0, ...auctionIds] = await addRunningAuctions(database, {
    count: auctionCount + 1,
    ...prices,
  })
  const server = await startMarketServer(database, { port })
  const market = { port, tokens: await logDealersIn(port, dealerCount) }
  const ledger: BidLedger = { sentEur: new Map(), acceptedEur: new Map() }
  const { pid: postmaster } = onlyRow(
    await database.pool.query<{ pid: number }>(
      `select split_part(pg_read_file('postmaster.pid'), e'\n', 1)::int as pid`,
    ),
  )
  const targets = { hot: [hotAuctionId], many: auctionIds }

  const bid = (auctionIds: readonly number[], connections: number) =>
    placeBids(market, { auctionIds, connections, seconds }, ledger)

  async function oneRound(auctionIds: readonly number[], connections: number): Promise<Round> {
    const limitAtOne = await measureLimit(database, { auctionIds, clients: 1, seconds: 1 })
    const limit = await measureLimit(database, { auctionIds, clients: connections, seconds })
    const used = () => ({
      server: processorTimes([server.child.pid ?? 0]),
      database: processorTimes([postmaster, ...childrenOf(postmaster)]),
      machine: machineTicks(),
    })
    const before = used()
    const result = await bid(auctionIds, connections)
    const after = used()
    const answered = result.accepted + result.refused
    return {
      limitAtOne,
      limit,
      bids: result.accepted / result.seconds,
      p50: percentile(result.latencies, 50),
      p99: percentile(result.latencies, 99),
      refused: result.refused / answered,
      serverMicroseconds: (usedMs(before.server, after.server) / answered) * 1000,
      stolen:
        (after.machine.stolen - before.machine.stolen) / (after.machine.all - before.machine.all),
      databaseMicroseconds: (usedMs(before.database, after.database) / answered) * 1000,
    }
  }

  async function compare(): Promise<void> {
    console.log(`Limit: one transaction per bid, pipelined, by ${pgbenchVersion()}`)
    console.log(`${seconds} s each, medians of ${rounds}\n`)
    console.log(roundHeadings)
    const verdicts: string[] = []
    for (const [name, auctionIds] of Object.entries(targets)) {
      for (const connections of compared) {
        const runs: Round[] = []
        for (let round = 0; round < rounds; round += 1) {
          runs.push(await oneRound(auctionIds, connections))
        }
        console.log(roundLine(name, connections, runs))
        if (flushMicroseconds === 0) verdicts.push(...wantedLines(name, connections, runs))
      }
    }
    console.log(`\n${verdicts.join('\n')}`)
    for (const auctionIds of Object.values(targets)) {
      for (const connections of provedOnly) await bid(auctionIds, connections)
    }
    const connections = [...compared, ...provedOnly].join(', ')
    const proved = await checkOrders(database.pool, ledger)
    console.log(
      `\n${proved} bids by ${connections} connections: order, chain and answers as stored`,
    )
  }

  async function profile(): Promise<void> {
    for (const [name, auctionIds] of Object.entries(targets)) {
      await bid(auctionIds, 64)
      const file = `${database.folder}/${name}.cpuprofile`
      let bids = 0
      await server.profile(file, async () => {
        const { accepted, refused } = await bid(auctionIds, 64)
        bids = accepted + refused
      })
      console.log(`\n${name} at 64 connections, ${bids} bids\n${profileTable(file, bids)}`)
    }
  }

  await printConditions(database)
  await prepareWarm(database, () => bid(targets.many, 64))
  if (isGiven('profile')) await profile()
  else await compare()
  await server.stop()
}, slowerFlush)

/** Bids before the limit is prepared, so that its states are as large as theirs. */
async function prepareWarm(database: BenchDatabase, warmUp: () => Promise<unknown>): Promise<void> {
  await warmUp()
  await prepareLimit(database)
}
