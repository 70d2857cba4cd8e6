import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CatalogColumns } from '#domain/catalog/columns/catalog-columns.ts'
import { generatedEquipment, generatedRows } from '#domain/catalog/testing/generated-rows.ts'
import { searchRows } from '#domain/catalog/testing/search-rows.ts'
import { addAds } from './catalog/add-ads.ts'
import { measureLoading } from './catalog/measure-loading.ts'
import { searchesInProcess } from './catalog/searches.ts'
import { type BenchDatabase, startMarketServer, withBenchDatabase } from './support/bench-market.ts'
import { openCaller } from './support/caller.ts'
import { printConditions } from './support/conditions.ts'
import { median, percentile, tableLine } from './support/figures.ts'
import { numberOption, textOption } from './support/options.ts'
import { addDealers, logDealersIn } from './support/prepare-market.ts'
import { processorTimes, usedMs } from './support/processor-time.ts'

/**
 * `npm run bench -- catalog`: the search of the catalogue, in the process beside the search row by row,
 * and over HTTP beside a bare Fastify that reads one row, in turn in the same run. Options: `--seconds 2`,
 * `--rounds 3`, `--ads 10000,100000`.
 */

const seconds = numberOption('seconds', 2)
const rounds = numberOption('rounds', 3)
const sizes = (textOption('ads') ?? '10000,100000').split(',').map(Number)
const connections = 8
const port = 28_440
const barePort = 28_441

for (const count of sizes) {
  await withBenchDatabase(async (database) => {
    await printConditions(database)
    await inProcess(count)
    await addAds(database, count)
    await overHttp(database, count)
  })
}

/** Both on the same rows; the search row by row is what the catalogue did before. */
async function inProcess(count: number): Promise<void> {
  const rows = generatedRows(count, 1)
  const columns = new CatalogColumns(generatedEquipment)
  const slices: number[] = []
  for (let from = 0; from < count; from += 250) {
    const begun = performance.now()
    columns.change({ put: rows.slice(from, from + 250), removed: [] })
    slices.push(performance.now() - begun)
    await nextTurn()
  }
  console.log(`\n${count} ads in the process, ms`)
  console.log(
    `put in by 250: p50 ${percentile(slices, 50).toFixed(1)}, p99 ${percentile(slices, 99).toFixed(1)}`,
  )
  const widths = [24, 8, 9, 9, 9, 10, 7]
  console.log(tableLine(['search', 'found', 'p50', 'p99', 'cpu', 'by rows', 'times'], widths))
  for (const [name, search] of Object.entries(searchesInProcess)) {
    const byColumns: number[] = []
    for (let warm = 0; warm < 50; warm += 1) columns.search(search)
    const used = process.cpuUsage()
    for (let run = 0; run < 200; run += 1) byColumns.push(timeOf(() => columns.search(search)))
    const { user, system } = process.cpuUsage(used)
    const byRows = Array.from({ length: count > 50_000 ? 3 : 5 }, () =>
      timeOf(() => searchRows(rows, search, generatedEquipment)),
    )
    const values = [
      ...[name, String(columns.search(search).total)],
      ...[percentile(byColumns, 50).toFixed(2), percentile(byColumns, 99).toFixed(2)],
      ((user + system) / 200_000).toFixed(2),
      ...[median(byRows).toFixed(0), (median(byRows) / percentile(byColumns, 50)).toFixed(0)],
    ]
    console.log(tableLine(values, widths))
  }
}

function timeOf(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

async function overHttp(database: BenchDatabase, count: number): Promise<void> {
  const startedAt = performance.now()
  const server = await startMarketServer(database, { port })
  const startSeconds = (performance.now() - startedAt) / 1000
  console.log(`\nfirst start, which makes all typed rows: ${startSeconds.toFixed(1)} s`)
  await measureLoading(database, server)
  const bare = fork(join(import.meta.dirname, 'catalog/one-row-process.ts'), {
    env: {
      ...process.env,
      PORT: String(barePort),
      BENCH_CONNECTION: JSON.stringify(database.connection),
    },
  })
  database.servers.push(bare)
  await new Promise((resolve) => bare.once('message', resolve))
  await addDealers(database, 1)
  const inKiel = { country: 'DE', zipCode: '24103', city: 'Kiel' }
  await database.pool.query(
    'update customers set profile = $1 where customer_id in (select customer_id from merchants)',
    [inKiel],
  )
  const [token = ''] = await logDealersIn(port, 1)
  const search = '/api/public/catalog/search?'
  const byDistance = '24 by distance, all new'
  const asked: Record<string, (call: number) => string> = {
    // Another question each time: nothing kept answers it.
    '24 with counts, all new': (call) =>
      `${search}make=knaus&make=hobby&price_from=${call % 10_000}`,
    '24 of all, all new': (call) => `${search}price_to=${1_000_000 + call}`,
    '24 with counts, kept': (call) => `${search}make=knaus&sort=newest&page=${1 + (call % 3)}`,
    'list of 60, kept': () => `${search}itemsPerPage=60`,
    // A dealer's own order, which nothing keeps, with cards of their own.
    [byDistance]: (call) => `${search}sort=distance&price_to=${1_000_000 + call}`,
  }
  console.log(
    `\n${count} ads over HTTP, ${connections} connections, ${seconds} s each, ${rounds} rounds`,
  )
  const widths = [24, 8, 9, 9, 7, 8, 8, 10]
  const headings = ['what', 'kB', 'one row/s', 'ours/s', 'ratio', 'p50 ms', 'p99 ms', 'server us']
  console.log(tableLine(headings, widths))
  for (const [name, pathOf] of Object.entries(asked)) {
    const reader = { pid: server.child.pid ?? 0, ...(name === byDistance && { token }) }
    // Not measured: cards are made and code is compiled.
    await ask(port, (call) => pathOf(500_000 + call), reader)
    const runs: (Visits & { readonly bare: number; readonly ratio: number })[] = []
    for (let round = 0; round < rounds; round += 1) {
      const limit = await ask(barePort, (call) => `/?id=${100_001 + (call % count)}`, {
        pid: bare.pid ?? 0,
      })
      const from = round * 1_000_000
      const ours = await ask(port, (call) => pathOf(from + call), reader)
      runs.push({ ...ours, bare: limit.perSecond, ratio: ours.perSecond / limit.perSecond })
    }
    const middle = (figure: (run: (typeof runs)[number]) => number) => median(runs.map(figure))
    const headers = reader.token ? { authorization: `Bearer ${reader.token}` } : {}
    const body = await (await fetch(`http://127.0.0.1:${port}${pathOf(1)}`, { headers })).text()
    if (reader.token && !body.includes('"isPlaceKnown":true')) throw new Error('No place is known')
    const values = [
      ...[name, (body.length / 1024).toFixed(0), middle((run) => run.bare).toFixed(0)],
      ...[middle((run) => run.perSecond).toFixed(0), middle((run) => run.ratio).toFixed(3)],
      ...[middle((run) => run.p50).toFixed(1), middle((run) => run.p99).toFixed(1)],
      middle((run) => run.microseconds).toFixed(0),
    ]
    console.log(tableLine(values, widths))
  }
  bare.disconnect()
  await server.stop()
}

type Visits = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Of the answering process, per answer. */
  readonly microseconds: number
}

type Reader = {
  /** Of the answering process. */
  readonly pid: number
  /** Of a dealer; a visitor asks without. */
  readonly token?: string
}

async function ask(
  at: number,
  pathOf: (call: number) => string,
  { pid, token }: Reader,
): Promise<Visits> {
  const login = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`
  const callers = await Promise.all(Array.from({ length: connections }, () => openCaller(at)))
  const latencies: number[] = []
  const before = processorTimes([pid])
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  let calls = 0
  await Promise.all(
    callers.map(async (caller) => {
      while (performance.now() < endsAt) {
        calls += 1
        const path = pathOf(calls)
        const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost:${at}\r\n${login}\r\n`)
        const sentAt = performance.now()
        const status = await caller.call(request)
        if (status !== 200) throw new Error(`${path} was answered with ${status}`)
        latencies.push(performance.now() - sentAt)
      }
    }),
  )
  const used = usedMs(before, processorTimes([pid]))
  const elapsed = (performance.now() - startedAt) / 1000
  for (const caller of callers) caller.close()
  return {
    perSecond: latencies.length / elapsed,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
    microseconds: (used / latencies.length) * 1000,
  }
}
