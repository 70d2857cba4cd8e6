import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { zoneOf } from '#contract/page-zones.ts'
import type { Manifest } from '#server/platform/pages/page-assets.ts'

/**
 * What a page fetches at first, read from the bundler's manifest: its files and their compressed bytes. The build prints it
 * for a few pages and fails where a page needs more than it may.
 */

export type PageFiles = {
  readonly screen: string
  readonly scripts: number
  readonly styles: number
  /** Scripts with the texts of one language, compressed as they are sent. */
  readonly scriptBytes: number
}

export type Limit = Pick<PageFiles, 'scriptBytes'> & { readonly files: number }

const entry = 'web/storefront/entry-browser.tsx'
const texts = /virtual:messages\/de-([\w-]+)$/
/** Fetched by the screens that write an ad, before they are shown. */
const editorTexts = /virtual:editor-messages\/de$/
const screenPattern = /^web\/storefront\/screens\/([\w-]+\/[\w-]+)\/screen\.tsx$/

/**
 * Each page knows the calls of all others: those of a dealer's stock and of a sale until its handover are 2 kB, those that
 * operators publish with and those of news and saved searches, with their texts, another 2.5 kB.
 */
const anyScreen: Limit = { files: 12, scriptBytes: 205_500 }

/**
 * The editor has the filter of free texts, and its own screens. Calls and paths of all other pages added 1.5 kB; whether
 * what most ads say stands in place of the first questions is known before they are shown, which is 1 kB more. Calls of what
 * operators publish and of saved searches added 2 kB, what dealers want at a price and a computed answer 0.3 kB, those of a
 * sale until its handover 0.5 kB.
 */
const editor: Limit = { files: 15, scriptBytes: 283_000 }
/**
 * Each page knows the calls and paths of all others: pushes, the second factor and one's own data added 1.5 kB. What
 * they show is fetched late, as are the documents of dealers. Its screens share one zone, so they share one limit.
 */
const account: Limit = { files: 12, scriptBytes: 207_500 }
/**
 * The page of a vehicle shows and takes bids, offers and questions of visitors, buyers and sellers, which is 213 kB. Five
 * calls of its own added 1 kB, telephone numbers and readable addresses 2 kB, and the calls of what operators publish and of
 * saved searches, which each page knows, 1.5 kB. Those of a sale until its handover are 0.5 kB.
 */
const product: Limit = { files: 12, scriptBytes: 218_000 }
const limits: Readonly<Record<string, Limit>> = {
  'auction/product': product,
  // What reports share with the prose of dealers is a file of its own.
  'site/valuation-report': { ...anyScreen, files: 13 },
  'listing/edit': editor,
  'listing/edit-fallback': editor,
  'listing/continue-ad': editor,
  'valuation/step': editor,
  'valuation/success': editor,
}

const editors = ['listing/edit', 'listing/edit-fallback', 'listing/continue-ad', 'valuation/step']

const printed = [
  'site/home',
  'catalog/catalog',
  'auction/product',
  'account/account',
  'merchant/bids',
  'listing/edit',
]

/** @param folder The one with `client` in it, whose files are compressed already. */
export function checkPageFiles(folder: string): void {
  const client = join(folder, 'client')
  const manifest: Manifest = JSON.parse(
    readFileSync(join(client, 'storefront-manifest.json'), 'utf8'),
  )
  const sizeOf = (file: string) => statSync(join(client, `${file}.br`)).size
  const complaints = circlesOf(manifest).map((circle) => `These files import each other: ${circle}`)
  for (const page of pageFiles(manifest, sizeOf)) {
    if (printed.includes(page.screen)) process.stdout.write(`${lineOf(page)}\n`)
    const limit = limitOf(page.screen)
    if (isOver(page, limit)) {
      complaints.push(
        `${lineOf(page)}; at most ${limit.files} files and ${kilobytes(limit.scriptBytes)}`,
      )
    }
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}

function limitOf(screen: string): Limit {
  return limits[screen] ?? (zoneOf(screen) === 'account' ? account : anyScreen)
}

export function isOver(page: PageFiles, limit: Limit): boolean {
  return page.scripts + page.styles > limit.files || page.scriptBytes > limit.scriptBytes
}

export function pageFiles(
  manifest: Manifest,
  sizeOf: (file: string) => number,
): readonly PageFiles[] {
  const names = Object.keys(manifest)
  const start = reach(manifest, [entry])
  return names.flatMap((key) => {
    const screen = screenPattern.exec(key)?.[1]
    // Nobody outside of a demo opens these.
    if (screen === undefined || screen.startsWith('demo/')) return []
    const ofZone = names.filter((name) => texts.exec(name)?.[1] === zoneOf(screen))
    const ofEditor = names.filter((name) => editors.includes(screen) && editorTexts.test(name))
    const own = reach(manifest, [key, ...ofZone, ...ofEditor])
    const keys = [...new Set([...start, ...own])]
    const scripts = keys.flatMap((each) => manifest[each]?.file ?? [])
    const styles = new Set(keys.flatMap((each) => manifest[each]?.css ?? []))
    const scriptBytes = scripts.reduce((sum, file) => sum + sizeOf(file), 0)
    return [{ screen, scripts: scripts.length, styles: styles.size, scriptBytes }]
  })
}

/** These chunks with all that they import at once. */
export function reach(manifest: Manifest, from: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    waiting.push(...(manifest[key]?.imports ?? []))
  }
  return seen
}

/** Two files that import each other may run before what they need is there. */
export function circlesOf(manifest: Manifest): readonly string[] {
  return Object.keys(manifest).filter((key) =>
    reach(manifest, manifest[key]?.imports ?? []).has(key),
  )
}

function lineOf({ screen, scripts, styles, scriptBytes }: PageFiles): string {
  return `${screen}: ${scripts} scripts of ${kilobytes(scriptBytes)}, ${styles} styles`
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
