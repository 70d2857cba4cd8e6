import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathTo } from '#locales/paths.ts'
import { pagesHost } from './pages/ask.ts'
import { openStream } from './stream/event-source.ts'
import { type MarketServer, startMarketServer, withBenchDatabase } from './support/bench-market.ts'
import { openCaller } from './support/caller.ts'
import { printConditions } from './support/conditions.ts'
import { tableLine } from './support/figures.ts'
import { numberOption, textOption } from './support/options.ts'

/**
 * `npm run bench -- memory`: what the server's process holds after its start, after the first pages and after as
 * many again, while many pages listen. One page in four is an address that nobody asked for before.
 * After each step all garbage is collected. Options: `--pages 10000 --listeners 500 --snapshots FOLDER`.
 */

const pages = numberOption('pages', 10_000)
const listeners = numberOption('listeners', 500)
const snapshots = textOption('snapshots')
const port = 28_450
const connections = 8
const steps = 4
const widths = [24, 12, 10, 14, 12]
const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(0)

await withBenchDatabase(async (database) => {
  const server = await startMarketServer(database, { port, hasPages: true, roles: 'web' })
  const { rows } = await database.pool.query<{ auction_id: number; listing_id: number }>(
    `select auction_id, listing_id from auctions where status = 'running' order by auction_id`,
  )
  await printConditions(database)
  console.log(tableLine(['after', 'resident MB', 'heap MB', 'outside MB', 'load'], widths))
  await report('the start', server)
  const auctionIds = rows.map(({ auction_id }) => auction_id)
  for (let index = 0; index < listeners; index += 1) await openStream({ port, auctionIds })
  await report(`${listeners} listeners`, server)
  const paths = [
    pathTo('home', 'de'),
    pathTo('catalog', 'de'),
    ...rows.map(({ listing_id }) => pathTo('product', 'de', { id: String(listing_id) })),
  ]
  let asked = 0
  const askNext = () => {
    asked += 1
    const known = paths[asked % paths.length] ?? '/'
    return asked % 4 === 0 ? `${pathTo('catalog', 'de')}?price_from=${asked}` : known
  }
  for (let step = 1; step <= steps; step += 1) {
    await askPages(pages / 2, askNext)
    await report(`${asked} pages`, server)
  }
  await server.stop()
})

async function report(what: string, server: MarketServer): Promise<void> {
  const file = snapshots && join(snapshots, `${what.replaceAll(' ', '-')}.heapsnapshot`)
  const { resident, heap, outsideHeap } = await server.takeMemory(file)
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? ''
  console.log(tableLine([what, mb(resident), mb(heap), mb(outsideHeap), load], widths))
}

async function askPages(count: number, next: () => string): Promise<void> {
  let missing = count
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const caller = await openCaller(port)
      for (; missing > 0; missing -= 1) {
        const path = next()
        const head = `GET ${path} HTTP/1.1\r\nHost: ${pagesHost}:${port}\r\naccept-encoding: br\r\n\r\n`
        const status = await caller.call(Buffer.from(head))
        if (status !== 200) throw new Error(`${path} was answered with ${status}`)
      }
      caller.close()
    }),
  )
}
