import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { findBrowser } from '#e2e/support/find-browser.ts'
import { pathTo } from '#locales/paths.ts'
import { onlyRow } from '#server/platform/database/queryable.ts'
import { installLighthouse } from './lighthouse/install.ts'
import { bars, type Look, lookAt } from './lighthouse/look.ts'
import { pagesHost } from './pages/ask.ts'
import { type BenchDatabase, startMarketServer, withBenchDatabase } from './support/bench-market.ts'
import { printConditions } from './support/conditions.ts'
import { median, tableLine } from './support/figures.ts'
import { numberOption, textOption } from './support/options.ts'

/**
 * `npm run bench -- lighthouse`: Lighthouse as a phone on what visitors open, on the demo's market without the demo's
 * bar, medians of `--rounds 5`; `--only home` for one page. Ends with 1 where a bar is missed: accessibility, best
 * practices and SEO 100, no shift, at most 12 files at first. Needs `npm run build`.
 */

const rounds = numberOption('rounds', 5)
const only = textOption('only')
const port = 28_440
const origin = `http://${pagesHost}:${port}`
/** Before pages ran as islands, on a machine with other work. */
const performanceBefore: Readonly<Record<string, number>> = { home: 68, catalog: 67, product: 72 }
const wanted = { performance: 95, largestPaintSeconds: 1.8, files: 12 }
/** Smaller ones are rounding. */
const noShift = 0.005
const widths = [8, 11, 6, 6, 6, 8, 6, 6, 6, 6, 6, 9]

await withBenchDatabase(async (database) => {
  const browser = await findBrowser()
  if (!browser) throw new Error('The machine has no browser')
  const lighthouse = installLighthouse()
  const server = await startMarketServer(database, {
    ...{ port, hasPages: true, roles: 'web,jobs', hasDemoBar: false },
  })
  await picturesMade(database)
  await printConditions(database)
  console.log(`A phone of the middle class by Lighthouse's own reckoning, medians of ${rounds}`)
  console.log(
    tableLine(
      [
        ...['page', 'performance', 'before', 'LCP s', 'FCP s', 'blocked', 'CLS', 'a11y', 'best'],
        ...['SEO', 'files', 'script kB'],
      ],
      widths,
    ),
  )
  const complaints: string[] = []
  for (const [name, path] of Object.entries(await pagesOf(database))) {
    if (only !== null && only !== name) continue
    const looks: Look[] = []
    for (let round = 0; round < rounds; round += 1) {
      looks.push(await lookAt(`${origin}${path}`, lighthouse, browser))
    }
    const files = await filesAtFirst(path)
    console.log(lineOf(name, looks, files))
    complaints.push(...complaintsOf(name, looks, files))
  }
  await server.stop()
  console.log(complaints.length === 0 ? '\nEach bar is reached.' : `\n${complaints.join('\n')}`)
  if (complaints.some((each) => !each.endsWith('(aim)'))) process.exitCode = 1
})

/** Of the guide the first article there is. */
async function pagesOf({ pool }: BenchDatabase): Promise<Record<string, string>> {
  const { listing_id: id } = onlyRow(
    await pool.query<{ listing_id: number }>(
      `select listing_id from auctions where status = 'running' order by listing_id limit 1`,
    ),
  )
  const guide = pathTo('sellGuide', 'de')
  const article = new RegExp(`href="(${guide}/[^"]+)"`).exec(await htmlOf(guide))?.[1]
  if (article === undefined) console.log('There is no article of the guide.')
  return {
    home: '/',
    catalog: pathTo('catalog', 'de'),
    product: pathTo('product', 'de', { id: String(id) }),
    ...(article !== undefined && { guide: article }),
    faq: pathTo('faq', 'de'),
  }
}

/** The demo's pictures get their smaller sizes by jobs, as a seller's do. */
async function picturesMade({ pool }: BenchDatabase): Promise<void> {
  for (;;) {
    const { waiting } = onlyRow(
      await pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from graphile_worker.jobs
         where task_identifier = 'make-picture-sizes' and attempts < max_attempts`,
      ),
    )
    if (waiting === 0) return
    await wait(1000)
  }
}

/** Scripts and styles that the page names itself, before any script has run. */
async function filesAtFirst(path: string): Promise<number> {
  const html = await htmlOf(path)
  const links = [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([link]) => /\brel="(?:stylesheet|modulepreload)"/.test(link))
    .map(([link]) => /\bhref="([^"]+)"/.exec(link)?.[1])
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src)
  return new Set([...links, ...scripts]).size
}

/** Node itself knows no names below `localhost`. */
async function htmlOf(path: string): Promise<string> {
  const headers = { host: `${pagesHost}:${port}` }
  const [answer] = await once(get({ port, path, headers }), 'response')
  return text(answer)
}

function lineOf(name: string, looks: readonly Look[], files: number): string {
  const middle = (figure: (look: Look) => number) => median(looks.map(figure))
  return tableLine(
    [
      name,
      middle(({ scores }) => scores.performance).toFixed(0),
      performanceBefore[name]?.toFixed(0) ?? '',
      middle(({ largestPaintSeconds }) => largestPaintSeconds).toFixed(2),
      middle(({ firstPaintSeconds }) => firstPaintSeconds).toFixed(2),
      middle(({ blockedMs }) => blockedMs).toFixed(0),
      middle(({ shift }) => shift).toFixed(3),
      ...bars.map((bar) => middle(({ scores }) => scores[bar]).toFixed(0)),
      String(files),
      middle(({ scriptKilobytes }) => scriptKilobytes).toFixed(0),
    ],
    widths,
  )
}

/** A bar holds in each round, an aim in the middle one. */
function complaintsOf(name: string, looks: readonly Look[], files: number): string[] {
  const middle = (figure: (look: Look) => number) => median(looks.map(figure))
  const found = new Set(looks.flatMap(({ complaints }) => complaints))
  const shift = Math.max(...looks.map((look) => look.shift))
  const performance = middle(({ scores }) => scores.performance)
  const paintSeconds = middle(({ largestPaintSeconds }) => largestPaintSeconds)
  return [
    ...found,
    ...(shift >= noShift ? [`CLS ${shift.toFixed(3)} in the worst round`] : []),
    ...(files > wanted.files ? [`${files} files at first, at most ${wanted.files}`] : []),
    ...(performance < wanted.performance
      ? [`performance ${performance} instead of ${wanted.performance} (aim)`]
      : []),
    ...(paintSeconds > wanted.largestPaintSeconds
      ? [`LCP ${paintSeconds.toFixed(2)} s instead of ${wanted.largestPaintSeconds} s (aim)`]
      : []),
  ].map((each) => `${name}: ${each}`)
}
