import { setTimeout as wait } from 'node:timers/promises'
import { bidRequest } from './bids/bid-request.ts'
import { startMarketServer, withBenchDatabase } from './support/bench-market.ts'
import { openCaller } from './support/caller.ts'
import { printConditions } from './support/conditions.ts'
import { percentile, tableLine } from './support/figures.ts'
import { numberOption } from './support/options.ts'
import { addDealers, addRunningAuctions, logDealersIn } from './support/prepare-market.ts'

/**
 * `npm run bench -- push`: from the commit of a bid to the moment in which the push service has taken the push to the dealer who
 * was outbid: outbox, message, queue, encryption and a request. The push service is the demo's own, which decrypts each push as a
 * browser would. Two dealers outbid each other in turn. Option: `--bids 100`.
 */

const bids = numberOption('bids', 100)
const port = 28_450
const pauseMs = 250
const patienceMs = 30_000
const widths = [6, 8, 8, 8]

await withBenchDatabase(async (database) => {
  await addDealers(database, 2)
  const prices = { startPriceEur: 1000, targetPriceEur: 9_900_000 }
  const [auctionId = 0] = await addRunningAuctions(database, { count: 1, ...prices })
  const server = await startMarketServer(database, { port, roles: 'web,jobs' })
  const tokens = await logDealersIn(port, 2)
  for (const token of tokens) await addDevice(token)
  await printConditions(database)
  const caller = await openCaller(port)
  await server.takeCommits()
  const committed: number[] = []
  for (let count = 0; count <= bids; count += 1) {
    const request = bidRequest(tokens[count % 2] ?? '')
    const status = await caller.call(request.bytesFor(auctionId, 1001 + count))
    if (status !== 200) throw new Error(`A bid was answered with ${status}`)
    const [commit] = await server.takeCommits()
    if (!commit) throw new Error('The server heard of no commit')
    // The first bid outbids nobody.
    if (count > 0) committed.push(commit.at + wallClockOffsetMs())
    await wait(pauseMs)
  }
  const taken = await takenAt()
  const latencies = taken.map((at, index) => at - (committed[index] ?? 0))
  console.log(tableLine(['bids', 'p50 ms', 'p99 ms', 'max ms'], widths))
  const figures = [50, 99, 100].map((percent) => percentile(latencies, percent).toFixed(0))
  console.log(tableLine([String(bids), ...figures], widths))
  caller.close()
  await server.stop()

  /** One for each bid, in their order. */
  async function takenAt(): Promise<number[]> {
    for (const until = Date.now() + patienceMs; Date.now() < until; await wait(pauseMs)) {
      const { rows } = await database.pool.query<{ settled_at: Date }>(
        `select settled_at from pushes_sent where notification = 'you_were_outbid' order by settled_at`,
      )
      if (rows.length === bids) return rows.map(({ settled_at }) => settled_at.getTime())
    }
    throw new Error('Not every push was taken')
  }
})

/** A browser of the demo's own, told at any hour. */
async function addDevice(token: string): Promise<void> {
  const quietHours = { isOn: false, fromHour: 20, toHour: 7, hasWeekends: false }
  await call('PUT', '/api/private/notification-settings/quiet-hours', quietHours)
  await call('POST', '/api/private/push-devices', { subscription: null })

  async function call(method: string, path: string, body: object): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  }
}

/** Commits are told by the steady clock, pushes by the wall's. */
function wallClockOffsetMs(): number {
  return Date.now() - Number(process.hrtime.bigint()) / 1e6
}
