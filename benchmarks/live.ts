import { setTimeout as wait } from 'node:timers/promises'
import { bidRequest } from './bids/bid-request.ts'
import { type BenchStream, openStream } from './stream/event-source.ts'
import { startMarketServer, withBenchDatabase } from './support/bench-market.ts'
import { openCaller } from './support/caller.ts'
import { printConditions } from './support/conditions.ts'
import { tableLine } from './support/figures.ts'
import { numberOption } from './support/options.ts'
import { addDealers, addRunningAuctions, logDealersIn } from './support/prepare-market.ts'
import { processorTimes, usedMs } from './support/processor-time.ts'

/**
 * `npm run bench -- live`: the server's processor time while many pages listen and the market moves. Each
 * listener follows all auctions, each auction is bid on in turn. Options: `--listeners 500 --changes 20
 * --seconds 10`.
 */

const listeners = numberOption('listeners', 500)
const changes = numberOption('changes', 20)
const seconds = numberOption('seconds', 10)
const port = 28_440
const auctions = 20
const dealers = 64
const widths = [10, 10, 12, 14, 16]

await withBenchDatabase(async (database) => {
  await addDealers(database, dealers)
  const prices = { startPriceEur: 1000, targetPriceEur: 9_900_000 }
  const auctionIds = await addRunningAuctions(database, { count: auctions, ...prices })
  const server = await startMarketServer(database, { port })
  const tokens = await logDealersIn(port, dealers)
  await printConditions(database)
  console.log(
    tableLine(['listeners', 'changes/s', 'events/s', 'server ms/s', 'us per event'], widths),
  )
  const caller = await openCaller(port)
  const request = bidRequest(tokens[0] ?? '')
  let amountEur = 1000

  /** Bids in turn for so long; answers the server's processor time and the events that came. */
  async function measure(count: number) {
    let heard = 0
    const hear = () => {
      heard += 1
    }
    const streams: BenchStream[] = []
    for (let index = 0; index < count; index += 1) {
      const token = tokens[1 + (index % (dealers - 1))] ?? ''
      streams.push(await openStream({ port, token, auctionIds, hear }))
    }
    await wait(1000)
    heard = 0
    const pids = [server.child.pid ?? 0]
    const before = processorTimes(pids)
    const begun = performance.now()
    for (let bid = 0; bid < seconds * changes; bid += 1) {
      if (bid % auctions === 0) amountEur += 1
      const status = await caller.call(request.bytesFor(auctionIds[bid % auctions] ?? 0, amountEur))
      if (status !== 200) throw new Error(`A bid was answered with ${status}`)
      await wait(Math.max(0, begun + ((bid + 1) * 1000) / changes - performance.now()))
    }
    const tookSeconds = (performance.now() - begun) / 1000
    await wait(500)
    const used = usedMs(before, processorTimes(pids))
    for (const stream of streams) stream.close()
    return { heardPerSecond: heard / tookSeconds, usedPerSecond: used / tookSeconds }
  }

  // What the bids themselves cost is taken off.
  const alone = await measure(0)
  const listened = await measure(listeners)
  const usedPerSecond = listened.usedPerSecond - alone.usedPerSecond
  const perEvent = (usedPerSecond * 1000) / listened.heardPerSecond
  const figures = [
    listened.heardPerSecond.toFixed(0),
    usedPerSecond.toFixed(0),
    perEvent.toFixed(1),
  ]
  console.log(tableLine([String(listeners), String(changes), ...figures], widths))
  caller.close()
  await server.stop()
})
