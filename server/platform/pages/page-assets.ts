import type { PageAssets } from '#contract/page.ts'

/**
 * Reads the bundler's manifest: which files a page needs from the start, so that the browser asks
 * for them while the page is still arriving.
 */

export type ManifestChunk = {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

const screenPattern = /^web\/\w+\/screens\/([\w-]+\/[\w-]+)\/screen\.tsx$/
const partPattern = /^web\/storefront\/(.+)\.tsx$/
const messagesPattern = /virtual:(?:console-)?messages\/(\w\w(?:-[\w-]+)?)$/

/** The latin letters of the one typeface; the others follow by themselves where they are needed. */
const fontPattern = /inter-latin-wght-normal-[^/]+\.woff2$/

export function readPageAssets(manifest: Manifest, entry: string): PageAssets {
  const entryScript = readEntryScript(manifest, entry)
  const entryFiles = reach(manifest, entry)
  const screens: Record<string, { scripts: string[]; styles: string[] }> = {}
  const parts: Record<string, string[]> = {}
  const messages: Record<string, string> = {}
  for (const [key, chunk] of Object.entries(manifest)) {
    const screen = screenPattern.exec(key)?.[1]
    if (screen) {
      const own = reach(manifest, key)
      screens[screen] = {
        scripts: own.scripts.filter((file) => !entryFiles.scripts.includes(file)),
        styles: own.styles.filter((file) => !entryFiles.styles.includes(file)),
      }
    }
    const part = chunk.isDynamicEntry && !screen ? partPattern.exec(key)?.[1] : undefined
    if (part) {
      const { styles } = reach(manifest, key)
      parts[part] = styles.filter((file) => !entryFiles.styles.includes(file))
    }
    const texts = messagesPattern.exec(key)?.[1]
    if (texts) messages[texts] = address(chunk.file)
  }
  return {
    entryScript,
    entryStyles: entryFiles.styles,
    entryPreloads: entryFiles.scripts.filter((file) => file !== entryScript),
    screens,
    parts,
    messages,
    fonts: fontsOf(manifest),
  }
}

export function readEntryScript(manifest: Manifest, entry: string): string {
  const start = manifest[entry]
  if (!start) throw new Error(`The manifest does not know ${entry}`)
  return address(start.file)
}

/** A chunk with all it imports, in the order in which styles have to apply. */
function reach(manifest: Manifest, key: string) {
  const seen = new Set<string>()
  const scripts: string[] = []
  const styles: string[] = []
  const visit = (each: string) => {
    const chunk = manifest[each]
    if (!chunk || seen.has(each)) return
    seen.add(each)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.push(address(chunk.file))
    for (const style of chunk.css ?? []) {
      if (!styles.includes(address(style))) styles.push(address(style))
    }
  }
  visit(key)
  return { scripts, styles }
}

function fontsOf(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  return [...new Set(files.filter((file) => fontPattern.test(file)).map(address))]
}

function address(file: string): string {
  return `/${file}`
}
