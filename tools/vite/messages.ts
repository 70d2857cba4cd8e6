import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { treeWithRuleFigures } from '#locales/rule-figures.ts'

/**
 * `virtual:messages/<locale>`, `virtual:editor-messages/<locale>` and `virtual:console-messages/<locale>`:
 * areas of one language as one module, each text already parsed. The page then carries a formatter of
 * under a kilobyte instead of the whole parser.
 */
const addressPattern = /^\0?virtual:(?:(console|editor)-)?messages\/(\w+)$/

/** Where a language comes whole, there are no parts of it to fetch (`split-messages.ts`). */
const zoneLoaders = /^\0?virtual:(?:zone-messages|editor-later-messages\/\w\w)$/

/** Written by the server or a tool alone; no page shows them. */
const serverAreas = /^(notifications|documents|verifier|valuation-words)$/
/** Shown by the console alone. */
const ofConsole = /^console/
/** Shown only where an ad is written, which fetches them beside the others. */
const editorAreas = /^(editor|attribute-help|ad-help)$/

export type MessageTree = { readonly [key: string]: string | MessageTree }

export function messages(root: string): Plugin {
  const folder = join(root, 'locales/messages')
  return {
    name: 'cm24-messages',
    resolveId: (id) => (addressPattern.test(id) || zoneLoaders.test(id) ? `\0${id}` : null),
    load(id) {
      if (zoneLoaders.test(id)) return 'export default {}'
      const [, application, locale] = addressPattern.exec(id) ?? []
      if (locale === undefined) return null
      if (!isLocale(locale)) throw new Error(`There is no locale ${locale}`)
      const areas = pageAreasOf(join(folder, locale)).filter((area) => isShownBy(application, area))
      for (const area of areas) this.addWatchFile(join(folder, locale, `${area}.json`))
      const tree = textsOfAreas(root, locale, areas)
      // Engines parse JSON several times faster than the same object written as code.
      const texts = `export default JSON.parse(${JSON.stringify(JSON.stringify(tree))})`
      // The storefront's pages learn their language's paths by the same chunk.
      return application
        ? texts
        : [
            texts,
            `export { default as paths } from 'virtual:paths/${locale}'`,
            'export const calls = { routes: {}, auctionPlaces: {} }',
          ].join('\n')
    },
    hotUpdate({ file }) {
      if (!file.startsWith(folder)) return undefined
      const locale = file.slice(folder.length + 1).split('/')[0]
      const { moduleGraph } = this.environment
      return ['messages', 'editor-messages', 'console-messages'].flatMap((name) => {
        const changed = moduleGraph.getModuleById(`\0virtual:${name}/${locale}`)
        return changed ? [changed] : []
      })
    },
  }
}

/** The areas of the storefront's pages, without the editor's own. */
export function storefrontAreas(root: string): readonly string[] {
  return consoleAreas(root).filter((area) => isShownBy(undefined, area))
}

export function editorAreasOf(root: string): readonly string[] {
  return consoleAreas(root).filter((area) => editorAreas.test(area))
}

/** The console may show any. */
export function consoleAreas(root: string): readonly string[] {
  return pageAreasOf(join(root, 'locales/messages', defaultLocale))
}

/** By area, each text parsed. */
export function textsOfAreas(
  root: string,
  locale: Locale,
  areas: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    areas.map((area) => {
      const tree = readTree(join(root, 'locales/messages', locale, `${area}.json`))
      return [area, compileTree(treeWithRuleFigures(tree, locale), `${locale}/${area}`)]
    }),
  )
}

function isShownBy(application: string | undefined, area: string): boolean {
  if (application === 'console') return true
  if (application === 'editor') return editorAreas.test(area)
  return !ofConsole.test(area) && !editorAreas.test(area)
}

/** Names of the areas whose texts pages may show. */
export function pageAreasOf(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .filter((area) => !serverAreas.test(area))
    .sort()
}

export function readTree(file: string): MessageTree {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function compileTree(tree: MessageTree, place: string): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, compileText(value, `${place}.${key}`)]),
  )
}

function compileText(value: string | MessageTree, place: string): unknown {
  if (typeof value !== 'string') return compileTree(value, place)
  try {
    return compile(value)
  } catch (error) {
    throw new Error(`The text ${place} is no valid ICU message: ${String(error)}`)
  }
}
