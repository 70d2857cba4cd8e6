import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BrowserProgram } from '#e2e/support/find-browser.ts'

/** One look of Lighthouse at one page: as a phone of the middle class, its line and processor slowed down by reckoning. */

export const bars = ['accessibility', 'best-practices', 'seo'] as const
type Category = 'performance' | (typeof bars)[number]

export type Look = {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  readonly largestPaintSeconds: number
  readonly firstPaintSeconds: number
  readonly blockedMs: number
  /** Cumulative layout shift. */
  readonly shift: number
  readonly scriptKilobytes: number
  /** What the bars' categories complain of: `name: title`. */
  readonly complaints: readonly string[]
}

type Audit = {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly details?: { readonly items?: readonly Item[] }
}

type Item = {
  readonly resourceType?: string
  readonly transferSize?: number
  readonly node?: { readonly selector?: string }
}

/** The part of the report that is read here. */
type Report = {
  readonly runtimeError?: { readonly message: string }
  readonly audits: Readonly<Record<string, Audit>>
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
}

const limitMs = 180_000
const longestReport = 2 ** 26

export async function lookAt(
  url: string,
  lighthouse: string,
  browser: BrowserProgram,
): Promise<Look> {
  const browserFlags = [
    '--headless=new',
    '--no-sandbox',
    '--host-resolver-rules="MAP *.localhost 127.0.0.1"',
    ...browser.arguments,
  ]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=performance,${bars.join(',')}`,
      `--chrome-flags=${browserFlags.join(' ')}`,
    ],
    {
      timeout: limitMs,
      maxBuffer: longestReport,
      env: { ...process.env, ...browser.environment, CHROME_PATH: browser.executablePath },
    },
  )
  return readReport(JSON.parse(stdout) as Report) // Lighthouse's own form.
}

export function readReport({ runtimeError, audits, categories }: Report): Look {
  if (runtimeError) throw new Error(runtimeError.message)
  const scoreOf = (name: Category) => Math.round((categories[name].score ?? 0) * 100)
  const figureOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const scripts = (audits['network-requests']?.details?.items ?? []).filter(
    ({ resourceType }) => resourceType === 'Script',
  )
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    largestPaintSeconds: figureOf('largest-contentful-paint') / 1000,
    firstPaintSeconds: figureOf('first-contentful-paint') / 1000,
    blockedMs: figureOf('total-blocking-time'),
    shift: figureOf('cumulative-layout-shift'),
    scriptKilobytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    complaints: bars.flatMap((bar) =>
      categories[bar].auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id]
        if (weight === 0 || !audit || audit.score === null || audit.score === 1) return []
        return [`${bar}, ${id}: ${audit.title}${placesOf(audit)}`]
      }),
    ),
  }
}

/** The first elements it is about. */
function placesOf({ details }: Audit): string {
  const selectors = (details?.items ?? []).flatMap(({ node }) => node?.selector ?? [])
  return selectors.length === 0 ? '' : ` (${selectors.slice(0, 3).join(' | ')})`
}
