import type { Plugin } from 'vite'
import { endpointGroups } from '#contract/endpoints.ts'
import { knownCalls } from '#contract/known-calls.ts'
import type { Locale } from '#locales/locales.ts'
import { consoleAreas, textsOfAreas } from './messages.ts'
import { callsIn } from './zone-calls.ts'
import { readModules } from './zone-modules.ts'
import { partsIn, textsOfParts } from './zone-texts.ts'

/**
 * In the build of the console: of all texts and calls those that its modules name, as in each zone of the storefront
 * (`split-messages.ts`). The console is one zone.
 */
const addressPattern = /^\0?virtual:console-messages\/(\w\w)$/
const callsOfAll = /^\0?virtual:contract-routes$/

/** Stands in a module until its texts or calls are known. */
const placeholder = /(["'`])@@(?:texts (\w\w)|calls)@@\1/g

type Known = { readonly texts: ReadonlySet<string>; readonly calls: ReadonlySet<string> }

export function consoleParts(root: string): Plugin {
  const areas = consoleAreas(root)
  let known: Known | undefined
  return {
    name: 'cm24-console-parts',
    enforce: 'pre',
    resolveId: (id) => (addressPattern.test(id) || callsOfAll.test(id) ? `\0${id}` : null),
    load(id) {
      if (callsOfAll.test(id)) {
        return 'export const { routes, auctionPlaces } = JSON.parse("@@calls@@")'
      }
      const [, locale] = addressPattern.exec(id) ?? []
      return locale === undefined ? null : `export default JSON.parse("@@texts ${locale}@@")`
    },
    buildEnd() {
      const modules = [...readModules(this, root)]
      const groups = endpointGroups
      known = {
        texts: new Set(modules.flatMap(([id, { source }]) => partsIn(source, { id, areas }))),
        calls: new Set(modules.flatMap(([id, { source }]) => callsIn(source, { id, groups }))),
      }
    },
    renderChunk(code) {
      if (!/@@(?:texts|calls)/.test(code)) return null
      const filled = code.replaceAll(placeholder, (_all, _quote, locale: Locale | undefined) => {
        if (!known) throw new Error('Texts and calls are asked for before all modules are known')
        const value =
          locale === undefined
            ? knownCalls(endpointGroups, known.calls)
            : textsOfParts(textsOfAreas(root, locale, areas), known.texts)
        return JSON.stringify(JSON.stringify(value))
      })
      return { code: filled, map: null }
    },
  }
}
