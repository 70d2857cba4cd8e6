import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Locale, locales } from '#locales/locales.ts'
import { storefrontAreas, textsOfAreas } from './messages.ts'
import { columnOf } from './paths.ts'
import { partsByZone, type TextModule, textsOfParts, type ZoneParts } from './zone-texts.ts'

/**
 * In the storefront's build a language comes in parts: `virtual:messages/<locale>-<zone>` has what the
 * screens of a zone show, `virtual:messages/<locale>` what a page without a screen does, and `virtual:zone-messages` knows how
 * each is fetched. So a page fetches one file of texts; what every page shows is in each of them, some 4 kB. Which texts those are is read from the bundled modules once all are known, so that none can be forgotten.
 */
const addressPattern = /^\0?virtual:messages\/(\w\w)(?:-([\w-]+))?$/
const loaders = /^\0?virtual:zone-messages$/

/** Stands in a module until its texts are known. */
const placeholder = /(["'`])@@texts (\w+) ([\w-]*)@@\1/g

export function splitMessages(root: string, zones: readonly string[]): Plugin {
  const entry = join(root, 'web/storefront/entry-browser.tsx')
  const areas = storefrontAreas(root)
  let parts: ZoneParts | undefined
  return {
    name: 'cm24-split-messages',
    enforce: 'pre',
    resolveId: (id) => (addressPattern.test(id) || loaders.test(id) ? `\0${id}` : null),
    load(id) {
      if (loaders.test(id)) return loadersOf(zones)
      const [, locale, zone = ''] = addressPattern.exec(id) ?? []
      if (locale === undefined) return null
      return [
        `export default JSON.parse("@@texts ${locale} ${zone}@@")`,
        // A module of its own would be shared by all zones, and so be in the first files of every language.
        `export const paths = ${JSON.stringify(columnOf(locale as Locale))}`,
      ].join('\n')
    },
    buildEnd() {
      const modules = new Map<string, TextModule>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info) continue
        const isOwn = id.startsWith(root) && !id.includes('/node_modules/')
        modules.set(id, {
          imports: [...info.importedIds, ...info.dynamicallyImportedIds],
          source: isOwn && /\.tsx?$/.test(id) ? readFileSync(id, 'utf8') : '',
        })
      }
      parts = partsByZone(modules, { entry, areas })
    },
    renderChunk(code) {
      if (!code.includes('@@texts ')) return null
      const known = parts
      if (!known) throw new Error('Texts are asked for before all modules are known')
      const filled = code.replaceAll(placeholder, (_all, _quote, locale: Locale, zone: string) => {
        const wanted = zone === '' ? known.start : (known.zones.get(zone) ?? known.start)
        const tree = textsOfParts(textsOfAreas(root, locale, areas), wanted)
        return JSON.stringify(JSON.stringify(tree))
      })
      return { code: filled, map: null }
    },
  }
}

function loadersOf(zones: readonly string[]): string {
  const rows = locales.map((locale) => {
    const columns = zones.map(
      (zone) => `${JSON.stringify(zone)}: () => import('virtual:messages/${locale}-${zone}')`,
    )
    return `${locale}: { ${columns.join(', ')} }`
  })
  return `export default { ${rows.join(', ')} }`
}
