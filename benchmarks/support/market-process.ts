import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { PageVisit } from '#contract/page.ts'
import { makeDrawingSizes } from '#database/seeds/ads/store-drawing.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { createLog } from '#server/platform/log/log.ts'
import { builtPages, type PageSource } from '#server/platform/pages/page-source.ts'
import { hearStatements } from './hear-statements.ts'

/**
 * The server under load, as a process of its own: everything a call meets in production is there, the
 * log of each call included; pages only where a benchmark asks for them. It serves until it is let go.
 */

/** What the parent may ask for; each is answered by one message. */
export type Order =
  | { readonly order: 'start-profile' }
  | { readonly order: 'stop-profile'; readonly file: string }
  /** The commits since the last time. */
  | { readonly order: 'take-commits' }
  /** The statements since the last time. */
  | { readonly order: 'take-statements' }
  /** Answers how many milliseconds a load of the whole catalogue took. */
  | { readonly order: 'load-catalog' }
  /** What lives after a collection of all garbage; with a file, what it is, for a browser's tools. */
  | { readonly order: 'take-memory'; readonly snapshotFile: string | null }

/** When the process heard of a commit, by the machine's steady clock, in milliseconds. */
export type Commit = { readonly auctionIds: readonly number[]; readonly at: number }

/** In bytes. */
export type Memory = {
  readonly resident: number
  readonly heap: number
  readonly outsideHeap: number
}

const commitsKept = 10_000

const takeStatements = hearStatements()
const config = readConfig(process.env)
const connection = JSON.parse(process.env.BENCH_CONNECTION ?? '{}')
const hasPages = process.env.BENCH_PAGES === '1'
const pool = createPool(connection, { size: config.poolSize })
const app = await createApp({
  config,
  pool,
  log: createLog({ level: 'info' }),
  connection,
  isWithoutPages: !hasPages,
  // Pages are measured on the demo's market.
  ...(hasPages && { announceSeeding: () => undefined, pictureSizes: makeDrawingSizes }),
  ...(hasPages &&
    process.env.BENCH_DEMO_BAR === '0' && { pageSource: await pagesAsInProduction() }),
})
let commits: Commit[] = []
app.market.changeNotifier.listen('auctions', (auctionIds) => {
  if (commits.length < commitsKept) commits.push({ auctionIds, at: steadyMs() })
})
await app.start()
process.send?.('ready')

const session = new Session()
session.connect()

process.on('message', async (message: Order) => {
  process.send?.(await answerTo(message))
})
process.on('disconnect', () => process.exit(0))

async function answerTo(
  order: Order,
): Promise<readonly Commit[] | readonly string[] | number | Memory | 'done'> {
  switch (order.order) {
    case 'start-profile':
      await session.post('Profiler.enable')
      await session.post('Profiler.setSamplingInterval', { interval: 250 })
      await session.post('Profiler.start')
      return 'done'
    case 'stop-profile':
      writeFileSync(order.file, JSON.stringify((await session.post('Profiler.stop')).profile))
      return 'done'
    case 'take-statements':
      return takeStatements()
    case 'load-catalog': {
      const begun = steadyMs()
      const keepForNextStart = await app.market.catalog.loadAll()
      const tookMs = steadyMs() - begun
      await keepForNextStart?.()
      return tookMs
    }
    case 'take-memory':
      return takeMemory(order.snapshotFile)
    case 'take-commits': {
      const taken = commits
      commits = []
      return taken
    }
  }
}

/** The demo's market on pages that know of no demo. */
async function pagesAsInProduction(): Promise<PageSource> {
  const built = await builtPages(join(import.meta.dirname, '../../.build'))
  const { render, assets } = await built.storefront()
  const storefront = {
    assets,
    render: (visit: PageVisit) => render({ ...visit, isDemo: false }),
  }
  return { ...built, storefront: async () => storefront }
}

function takeMemory(snapshotFile: string | null): Memory {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void // V8's own, which the flag shows.
  // What one collection finalizes, the next one frees.
  collect()
  collect()
  if (snapshotFile !== null) writeHeapSnapshot(snapshotFile)
  const { rss: resident, heapUsed: heap, external: outsideHeap } = process.memoryUsage()
  return { resident, heap, outsideHeap }
}

function steadyMs(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
