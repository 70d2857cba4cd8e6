import { fork } from 'node:child_process'
import { join } from 'node:path'
import { pathTo } from '#locales/paths.ts'
import { onlyRow } from '#server/platform/database/queryable.ts'
import { askAfterChanges } from './pages/after-change.ts'
import { type Asked, answerOf, ask, type Visits } from './pages/ask.ts'
import type { BareAnswer } from './pages/bare-process.ts'
import { measureFirstVisit } from './pages/first-visit.ts'
import { type BenchDatabase, startMarketServer, withBenchDatabase } from './support/bench-market.ts'
import { printConditions } from './support/conditions.ts'
import { median, tableLine } from './support/figures.ts'
import { isGiven, numberOption } from './support/options.ts'

/**
 * `npm run bench -- pages`: what visitors open, beside a bare Fastify that answers the same bytes, in turn
 * in the same run; then one first visit in a browser. On the demo's market. Needs `npm run build`.
 * Options: `--seconds 3`, `--rounds 5`, `--statements` to list what a first visit asks the database.
 */

const seconds = numberOption('seconds', 3)
const rounds = numberOption('rounds', 5)
const connections = 8
const port = 28_430
const barePort = 28_431
const widths = [30, 8, 9, 9, 7, 8, 8, 10]
const afterChange = 'catalog, a card changed'
const browsers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

await withBenchDatabase(async (database) => {
  // The demo's thousand notifications are another process's work.
  const server = await startMarketServer(database, { port, hasPages: true, roles: 'web' })
  const row = onlyRow(
    await database.pool.query<{ listing_id: number }>(
      `select listing_id from auctions where status = 'running' order by listing_id limit 1`,
    ),
  )
  const [catalog, product] = [
    pathTo('catalog', 'de'),
    pathTo('product', 'de', { id: String(row.listing_id) }),
  ]
  const asked = await askedPages(catalog, product)
  const answers: BareAnswer[] = []
  for (const one of Object.values(asked)) answers.push(await answerOf(port, one))
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
  const load = { connections, seconds }
  for (const [index, [name, one]] of Object.entries(asked).entries()) {
    const runs: (Visits & { readonly bare: number; readonly ratio: number })[] = []
    for (let round = 0; round < rounds; round += 1) {
      const ready = { ...one, pathOf: () => `/${index}` }
      const limit = await ask({ port: barePort, pid: bare.pid ?? 0 }, ready, load)
      const at = { port, pid: server.child.pid ?? 0 }
      const ours = await (name === afterChange
        ? askAfterChanges(at, one, { ...load, change: (model) => rename(database, model) })
        : ask(at, one, load))
      runs.push({ ...ours, bare: limit.perSecond, ratio: ours.perSecond / limit.perSecond })
    }
    const middle = (figure: (run: (typeof runs)[number]) => number) => median(runs.map(figure))
    const bytes = Buffer.from(answers[index]?.body ?? '', 'base64').length
    const values = [
      name,
      (bytes / 1024).toFixed(1),
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

  console.log('\nThe first visit of a browser that has never been here')
  for (const [name, path] of Object.entries({
    home: '/',
    catalog,
    product,
    selling: pathTo('sell', 'de'),
    directory: pathTo('merchantDirectory', 'de'),
    'unknown address': '/gibt-es-nicht',
    login: pathTo('login', 'de'),
  })) {
    const visit = await measureFirstVisit(server, path)
    console.log(
      `${name}: ${visit.requests} requests, ${visit.kilobytes.toFixed(0)} kB ` +
        `(scripts ${visit.scriptKilobytes.toFixed(0)}), ${visit.statements.length} statements, ` +
        `${visit.processorMs.toFixed(0)} ms of the server`,
    )
    if (isGiven('statements'))
      for (const statement of visit.statements) console.log(`  ${statement}`)
  }
  await server.stop()
})

async function askedPages(catalog: string, product: string): Promise<Record<string, Asked>> {
  const kept = { headers: browsers, status: 200 }
  const { headers } = await answerOf(port, { ...kept, pathOf: () => catalog })
  const fresh = { ...browsers, 'if-none-match': headers.etag ?? '' }
  return {
    'catalog, kept': { ...kept, pathOf: () => catalog },
    'product page, kept': { ...kept, pathOf: () => product },
    'catalog, not modified': { headers: fresh, status: 304, pathOf: () => catalog },
    // Another lowest price each time, below all of them: the same list under another address.
    'catalog, a new address': { ...kept, pathOf: (request) => `${catalog}?price_from=${request}` },
    // Addresses that the row above does not ask for.
    [afterChange]: { ...kept, pathOf: (request) => `${catalog}?price_to=${90_000_000 + request}` },
    'list of 60, answer': {
      headers: {},
      status: 200,
      pathOf: () => '/api/public/catalog/search?itemsPerPage=60',
    },
    'script, from memory': { ...kept, pathOf: await scriptOf(catalog) },
  }
}

/** A card that the first page of the catalog shows. */
function rename({ pool }: BenchDatabase, model: string): Promise<unknown> {
  return pool.query(
    `update listings set updated_at = now(),
       vehicle_values = vehicle_values || jsonb_build_object('model', $1::text)
     where listing_id = (select listing_id from auctions where status = 'running'
       order by ends_at, listing_id limit 1)`,
    [model],
  )
}

async function scriptOf(page: string): Promise<() => string> {
  const { body } = await answerOf(port, { headers: {}, status: 200, pathOf: () => page })
  const html = Buffer.from(body, 'base64').toString()
  const script = /<script type="module" src="([^"]+)"|src="(\/assets\/[^"]+\.js)"/.exec(html)
  const path = script?.[1] ?? script?.[2] ?? ''
  return () => path
}
