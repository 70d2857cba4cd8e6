import { join } from 'node:path'
import type { Plugin } from 'vite'
import { endpointGroups } from '#contract/endpoints.ts'
import { type KnownCalls, knownCalls } from '#contract/known-calls.ts'
import { type Locale, locales } from '#locales/locales.ts'
import { editorAreasOf, storefrontAreas, textsOfAreas } from './messages.ts'
import { columnOf } from './paths.ts'
import { callsIn } from './zone-calls.ts'
import { namesByZone, patientZones, readModules, type ZoneNames } from './zone-modules.ts'
import { partsIn, textsOfParts, textsWithout } from './zone-texts.ts'

/**
 * In the storefront's build a language comes in parts: `virtual:messages/<locale>-<zone>` has what the
 * screens of a zone show, `virtual:messages/<locale>` what a page without a screen does, and `virtual:zone-messages` knows how
 * each is fetched. So a page fetches one file of texts; what every page shows is in each of them, some 4 kB. What a zone's screens call comes
 * with them; what every page calls is `virtual:contract-routes`. Which texts and calls those are is read from the bundled modules once
 * all are known, so that none can be forgotten.
 *
 * `virtual:editor-messages/<locale>` has what an ad in editing shows beside that of its zone at first, and
 * `virtual:editor-later-messages/<locale>` what its parts show that are fetched later.
 */
const addressPattern = /^\0?virtual:messages\/(\w\w)(?:-([\w-]+))?$/
const editorPattern = /^\0?virtual:editor-(later-)?messages\/(\w\w)$/
const loaders = /^\0?virtual:zone-messages$/
const callsOfAll = /^\0?virtual:contract-routes$/

/** No zones, and beside them in the same places. */
const editorFirst = 'editor-first'
const editorLater = 'editor-later'

/** Stands in a module until its texts or calls are known; the zone of the start is empty. */
const placeholder = /(["'`])@@(?:texts (\w\w)|calls) ([\w-]*)@@\1/g

type Known = { readonly texts: ZoneNames; readonly calls: ZoneNames }

export function splitMessages(root: string, zones: readonly string[]): Plugin {
  const entry = join(root, 'web/storefront/entry-browser.tsx')
  const areas = [...storefrontAreas(root), ...editorAreasOf(root)]
  let known: Known | undefined
  return {
    name: 'cm24-split-messages',
    enforce: 'pre',
    resolveId: (id) =>
      [addressPattern, editorPattern, loaders, callsOfAll].some((each) => each.test(id))
        ? `\0${id}`
        : null,
    load(id) {
      if (loaders.test(id)) return loadersOf(zones)
      if (callsOfAll.test(id))
        return 'export const { routes, auctionPlaces } = JSON.parse("@@calls @@")'
      const [isEditor, isLater, ofEditor] = editorPattern.exec(id) ?? []
      if (isEditor) {
        return `export default JSON.parse("@@texts ${ofEditor} ${isLater ? editorLater : editorFirst}@@")`
      }
      const [, locale, zone = ''] = addressPattern.exec(id) ?? []
      if (locale === undefined) return null
      return [
        `export default JSON.parse("@@texts ${locale} ${zone}@@")`,
        // A module of its own would be shared by all zones, and so be in the first files of every language.
        `export const paths = ${JSON.stringify(columnOf(locale as Locale))}`,
        zone === ''
          ? 'export const calls = { routes: {}, auctionPlaces: {} }'
          : `export const calls = JSON.parse("@@calls ${zone}@@")`,
      ].join('\n')
    },
    buildEnd() {
      const modules = readModules(this, root)
      const groups = endpointGroups
      known = {
        texts: namesByZone(modules, {
          entry,
          namesIn: (text, id) => partsIn(text, { id, areas }),
          areLaterApart: true,
        }),
        calls: namesByZone(modules, {
          entry,
          namesIn: (text, id) => callsIn(text, { id, groups }),
        }),
      }
    },
    renderChunk(code) {
      if (!/@@(?:texts|calls) /.test(code)) return null
      const filled = code.replaceAll(placeholder, (_all, _quote, locale: Locale, zone: string) => {
        if (!known) throw new Error('Texts and calls are asked for before all modules are known')
        const value =
          locale === undefined
            ? callsOfZone(known.calls, zone)
            : textsOfZone(root, known.texts, { zone, locale })
        return JSON.stringify(JSON.stringify(value))
      })
      return { code: filled, map: null }
    },
  }
}

type ZoneOfLocale = { readonly zone: string; readonly locale: Locale }

function textsOfZone(root: string, texts: ZoneNames, { zone, locale }: ZoneOfLocale) {
  const pageAreas = storefrontAreas(root)
  const editorAreas = editorAreasOf(root)
  const isLater = zone === editorLater
  if (zone !== editorFirst && !isLater) {
    return textsOfParts(textsOfAreas(root, locale, pageAreas), namesOf(texts, zone))
  }
  const all = textsOfAreas(root, locale, isLater ? [...pageAreas, ...editorAreas] : editorAreas)
  const names = patientZones.map((each) => namesOf(texts, each))
  if (!isLater) return textsOfParts(all, new Set(names.flatMap((each) => [...each])))
  // Each page knows what all of them show at first.
  const known = names
    .map((each) => textsOfParts(all, each))
    .reduce((some, others) => textsWithout(some, textsWithout(some, others)))
  return textsWithout(textsOfParts(all, texts.editorLater), known)
}

function namesOf({ start, zones }: ZoneNames, zone: string): ReadonlySet<string> {
  return zone === '' ? start : (zones.get(zone) ?? start)
}

/** Those of the start are known already. */
function callsOfZone(calls: ZoneNames, zone: string): KnownCalls {
  const named = namesOf(calls, zone)
  return knownCalls(endpointGroups, zone === '' ? named : named.difference(calls.start))
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
