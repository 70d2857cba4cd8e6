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

/** Account, dealers' pages, the editor and whatever else runs as a whole application. */
const application: Limit = { files: 12, scriptBytes: 200_000 }
/** These show nothing themselves: they fetch what the editor does, to which they lead, and how they find its step. */
const leading: Limit = { ...application, files: 13 }

const limits: Readonly<Record<string, Limit>> = {
  'listing/edit-fallback': leading,
  'listing/continue-ad': leading,
}

const editors = ['listing/edit', 'listing/edit-fallback', 'listing/continue-ad', 'valuation/step']

const printed = [
  'site/home',
  'catalog/catalog',
  'auction/product',
  'account/account',
  'merchant/bids',
  'listing/edit',
  'valuation/step',
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
    const limit = limits[page.screen] ?? application
    if (isOver(page, limit)) {
      complaints.push(
        `${lineOf(page)}; at most ${limit.files} files and ${kilobytes(limit.scriptBytes)}`,
      )
    }
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
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
