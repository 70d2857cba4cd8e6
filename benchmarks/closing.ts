import { setTimeout as wait } from 'node:timers/promises'
import { onlyRow } from '#server/platform/database/queryable.ts'
import { dueClosings, prepareClosings } from './closing/prepare-closings.ts'
import { readClosings } from './closing/read-closings.ts'
import { type BenchDatabase, startMarketServer, withBenchDatabase } from './support/bench-market.ts'
import { printConditions } from './support/conditions.ts'
import { percentile, tableLine } from './support/figures.ts'
import { numberOption, textOption } from './support/options.ts'

/**
 * `npm run bench -- closing`: thousands of auctions whose ends lie within one minute, closed by one
 * server, by two, and by two of which one is killed in the middle. Half are sold, with their orders, a
 * quarter goes into renegotiation, a quarter has no bid. Lateness is from an auction's end to the
 * commit of its closing, by the database's own clock. The run fails when one is missing, closed twice,
 * committed before one that ended earlier, or when the 99th percentile is late. Options:
 * `--auctions 4000`, `--seconds 60`, `--only one|two|killed`.
 */

const auctions = numberOption('auctions', 4000)
const seconds = numberOption('seconds', 60)
const only = textOption('only')
const port = 28_420
/** From the last preparation to the first end. */
const leadMs = 5000
const patienceMs = 60_000
const latenessLimitMs = 2000

const scenarios = {
  one: { processes: 1, isOneKilled: false },
  two: { processes: 2, isOneKilled: false },
  killed: { processes: 2, isOneKilled: true },
}
const widths = [8, 8, 7, 8, 8, 8, 8, 14]
const headings = [
  'servers',
  'closed',
  'sold',
  'p50 ms',
  'p99 ms',
  'max ms',
  'twice',
  'out of order',
]

let isFirst = true
for (const [name, scenario] of Object.entries(scenarios)) {
  if (only !== null && only !== name) continue
  // Closings are measured to their commit, which the database notes with the right setting.
  await withBenchDatabase((database) => close(database, name, scenario), {
    track_commit_timestamp: 'on',
  })
}

async function close(
  database: BenchDatabase,
  name: string,
  scenario: (typeof scenarios)[keyof typeof scenarios],
): Promise<void> {
  const { pool } = database
  if (isFirst) {
    await printConditions(database)
    console.log(`${auctions} auctions end within ${seconds} s\n${tableLine(headings, widths)}`)
    isFirst = false
  }
  const prepared = await prepareClosings(database, auctions)
  const servers = await Promise.all(
    Array.from({ length: scenario.processes }, (_, index) =>
      startMarketServer(database, { port: port + index }),
    ),
  )
  await dueClosings(pool, { leadMs, spreadMs: seconds * 1000 })
  await wait(leadMs + (seconds * 1000) / 2)
  if (scenario.isOneKilled) servers[0]?.child.kill('SIGKILL')
  const giveUpAt = Date.now() + (seconds * 1000) / 2 + patienceMs
  while (Date.now() < giveUpAt && (await countOpen(database)) > 0) await wait(500)

  const found = await readClosings(pool)
  const lateness = found.map(({ lateMs }) => lateMs)
  const figures = [50, 99, 100].map((percent) => percentile(lateness, percent).toFixed(1))
  const { closed, twice, sold, mostOutOfOrderMs } = await summary(database, found)
  const values = [name, closed, sold, ...figures, twice, `${mostOutOfOrderMs.toFixed(1)} ms`]
  console.log(tableLine(values.map(String), widths))
  if (closed !== auctions || twice > 0 || sold !== prepared.toBeSold) {
    throw new Error(
      `${closed} of ${auctions} closed, ${twice} twice, ${sold} of ${prepared.toBeSold} sold`,
    )
  }
  if (mostOutOfOrderMs > 0) throw new Error('an auction was closed before one that ended earlier')
  if (percentile(lateness, 99) >= latenessLimitMs) throw new Error('the auctions are closed late')
  await Promise.all(servers.map((server) => server.stop()))
}

async function countOpen({ pool }: BenchDatabase): Promise<number> {
  return onlyRow(
    await pool.query<{ open: number }>(
      `select count(*)::int as open from auctions where status in ('running', 'hotbidding')`,
    ),
  ).open
}

async function summary(
  { pool }: BenchDatabase,
  found: Awaited<ReturnType<typeof readClosings>>,
): Promise<{ closed: number; twice: number; sold: number; mostOutOfOrderMs: number }> {
  const { closed, twice, sold, orders } = onlyRow(
    await pool.query<{ closed: number; twice: number; sold: number; orders: number }>(
      `select count(distinct auction_id)::int as closed,
       count(*)::int - count(distinct auction_id)::int as twice,
       (select count(distinct auction_id)::int from orders) as sold,
       (select count(*)::int from orders) as orders
     from auction_events where kind = 'auction_ended'`,
    ),
  )
  return { closed, twice: twice + orders - sold, sold, mostOutOfOrderMs: outOfOrderMs(found) }
}

/** By how much an auction was at most closed before another one that had ended earlier. */
function outOfOrderMs(found: Awaited<ReturnType<typeof readClosings>>): number {
  let latestCommit = Number.NEGATIVE_INFINITY
  let most = 0
  for (const { committedAt } of found) {
    most = Math.max(most, latestCommit - committedAt)
    latestCommit = Math.max(latestCommit, committedAt)
  }
  return most
}
