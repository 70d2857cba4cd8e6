import { fork } from 'node:child_process'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathTo } from '#locales/paths.ts'
import { onlyRow } from '#server/platform/database/queryable.ts'
import type { BareAnswer } from './pages/bare-process.ts'
import { startMarketServer, withBenchDatabase } from './support/bench-market.ts'
import { openCaller } from './support/caller.ts'
import { printConditions } from './support/conditions.ts'
import { median, percentile, tableLine } from './support/figures.ts'
import { numberOption } from './support/options.ts'
import { processorTimes, usedMs } from './support/processor-time.ts'

/**
 * `npm run bench -- pages`: what a visitor opens, beside a bare Fastify that answers as many bytes
 * from a ready text, in turn in the same run. On the demo's market. Needs `npm run build`. Options:
 * `--seconds 3`, `--rounds 5`.
 */

const seconds = numberOption('seconds', 3)
const rounds = numberOption('rounds', 5)
const connections = 8
const host = 'de.localhost'
const port = 28_430
const barePort = 28_431
const widths = [22, 8, 9, 9, 7, 8, 8, 10]

await withBenchDatabase(async (database) => {
  const server = await startMarketServer(database, { port, hasPages: true, roles: 'web,jobs' })
  const row = onlyRow(
    await database.pool.query<{ listing_id: number }>(
      `select listing_id from auctions where status = 'running' order by listing_id limit 1`,
    ),
  )
  const id = String(row.listing_id)
  const asked = {
    'catalog, first page': pathTo('catalog', 'de'),
    'product page': pathTo('product', 'de', { id }),
    'list of 60, answer': '/api/public/catalog/search?itemsPerPage=60',
  }
  const answers: BareAnswer[] = []
  for (const path of Object.values(asked)) answers.push(await answerOf(path))
  const bare = fork(join(import.meta.dirname, 'pages/bare-process.ts'), {
    env: { ...process.env, PORT: String(barePort) },
  })
  const isReady = new Promise((resolve) => bare.once('message', resolve))
  bare.send(answers)
  await isReady

  await printConditions(database)
  console.log(`${connections} connections, ${seconds} s each, medians of ${rounds}`)
  const headings = ['what', 'kB', 'bare/s', 'ours/s', 'ratio', 'p50 ms', 'p99 ms', 'server us']
  console.log(tableLine(headings, widths))
  for (const [index, [name, path]] of Object.entries(asked).entries()) {
    const runs: (Visits & { readonly bare: number; readonly ratio: number })[] = []
    for (let round = 0; round < rounds; round += 1) {
      const limit = await ask(barePort, `/${index}`, bare.pid ?? 0)
      const ours = await ask(port, path, server.child.pid ?? 0)
      runs.push({ ...ours, bare: limit.perSecond, ratio: ours.perSecond / limit.perSecond })
    }
    const middle = (figure: (run: (typeof runs)[number]) => number) => median(runs.map(figure))
    const values = [
      name,
      ((answers[index]?.body.length ?? 0) / 1024).toFixed(0),
      middle((run) => run.bare).toFixed(0),
      middle((run) => run.perSecond).toFixed(0),
      middle((run) => run.ratio).toFixed(3),
      middle((run) => run.p50).toFixed(1),
      middle((run) => run.p99).toFixed(1),
      middle((run) => run.microseconds).toFixed(0),
    ]
    console.log(tableLine(values, widths))
  }
  bare.disconnect()
  await server.stop()
})

/** By the address, because a storefront's name on this machine is known to browsers alone. */
async function answerOf(path: string): Promise<BareAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: `${host}:${port}` }
    get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject)
  })
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`)
  return { type: answer.headers['content-type'] ?? '', body: await text(answer) }
}

type Visits = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Of the answering process, per answer. */
  readonly microseconds: number
}

async function ask(at: number, path: string, pid: number): Promise<Visits> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}:${at}\r\n\r\n`)
  const callers = await Promise.all(Array.from({ length: connections }, () => openCaller(at)))
  const latencies: number[] = []
  const before = processorTimes([pid])
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  await Promise.all(
    callers.map(async (caller) => {
      while (performance.now() < endsAt) {
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
