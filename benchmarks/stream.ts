import { setTimeout as wait } from 'node:timers/promises'
import { bidRequest } from './bids/bid-request.ts'
import { openStream } from './stream/event-source.ts'
import { startMarketServer, withBenchDatabase } from './support/bench-market.ts'
import { openCaller } from './support/caller.ts'
import { printConditions } from './support/conditions.ts'
import { percentile, tableLine } from './support/figures.ts'
import { numberOption } from './support/options.ts'
import { addDealers, addRunningAuctions, logDealersIn } from './support/prepare-market.ts'

/**
 * `npm run bench -- stream`: from the commit of one dealer's bid to the event in another dealer's
 * stream, on a machine that is idle but for this. Commit is when the server has heard of it; all
 * processes read the same steady clock. Option: `--bids 100` for each number of listeners.
 */

const bids = numberOption('bids', 100)
const port = 28_410
/** Above the five events a second that one auction may send. */
const pauseMs = 250
const listenerCounts = [1, 64]
const widths = [9, 6, 18, 8, 8, 8]

await withBenchDatabase(async (database) => {
  await addDealers(database, 64)
  const prices = { startPriceEur: 1000, targetPriceEur: 9_900_000 }
  const [auctionId = 0] = await addRunningAuctions(database, { count: 1, ...prices })
  const server = await startMarketServer(database, { port })
  const tokens = await logDealersIn(port, 64)
  await printConditions(database)
  console.log(tableLine(['listeners', 'bids', 'from', 'p50 ms', 'p99 ms', 'max ms'], widths))

  const caller = await openCaller(port)
  const request = bidRequest(tokens[0] ?? '')
  let amountEur = 1000
  for (const listeners of listenerCounts) {
    const streams = await Promise.all(
      Array.from({ length: listeners }, (_, index) =>
        openStream({ port, token: tokens[1 + (index % 63)] ?? '', auctionIds: [auctionId] }),
      ),
    )
    await wait(pauseMs)
    await server.takeCommits()
    const answered: number[] = []
    const committed: number[] = []
    for (let count = 0; count < bids; count += 1) {
      amountEur += 1
      const heard = Promise.all(streams.map((stream) => stream.hear(amountEur)))
      const sentAt = steadyMs()
      const status = await caller.call(request.bytesFor(auctionId, amountEur))
      if (status !== 200) throw new Error(`A bid was answered with ${status}`)
      const times = await heard
      const [commit] = await server.takeCommits()
      if (!commit) throw new Error('The server heard of no commit')
      answered.push(...times.map((at) => at - sentAt))
      committed.push(...times.map((at) => at - commit.at))
      await wait(pauseMs)
    }
    for (const [from, latencies] of Object.entries({ commit: committed, 'the click': answered })) {
      const figures = [50, 99, 100].map((percent) => percentile(latencies, percent).toFixed(1))
      console.log(tableLine([String(listeners), String(bids), from, ...figures], widths))
    }
    for (const stream of streams) stream.close()
  }
  caller.close()
  await server.stop()
})

function steadyMs(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
