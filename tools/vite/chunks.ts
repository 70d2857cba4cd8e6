import type { Plugin } from 'vite'
import { zoneOf } from '#contract/page-zones.ts'

/**
 * Few files, cut by what pages need together. Left to itself the bundler writes one file for each set of screens that
 * share a module: some 90 for one page, most of them under a kilobyte. Here a module goes, by who reaches
 * it, to the start of the application, to its zone of screens, or to what several zones share. A module is never
 * reached by fewer pages than a module that imports it, so no two files import each other.
 */

/** What only a demo or a developer opens takes no part in the decision. */
const aside = /\/screens\/demo\/|\/ui\/showcase\//

const react = /\/node_modules\/(?:react|react-dom|scheduler)\//
const screen = /\/web\/\w+\/screens\/([\w-]+)\//
/** What is reached from none of these is fetched after the page, and stands in files of its own. */
const shownAtFirst = /\/screen\.tsx$/
/** Their pages have the largest parts of their own: of what others share, these fetch only what they show. */
const largest = /\/screens\/(?:listing\/edit|valuation\/step)\/screen\.tsx$/
/** Other pages show most of this too, and a file more for each of them would be dearer. */
const ofLargest: Readonly<Record<string, string>> = { components: 'start' }
const ofOthers: Readonly<Record<string, string>> = {
  forms: 'login',
  vehicle: 'auction',
  editor: 'selling',
}
/** A window of several screens and of the console. */
const window = /\/web\/(identity)\//

/** The id of a module is its file, or begins with a null byte where a plugin wrote it. */
export type Graph = ReadonlyMap<string, ModuleEdges>
export type ModuleEdges = {
  readonly isStart: boolean
  readonly isFetchedLater: boolean
  readonly imports: readonly string[]
}

export function chunks(): Plugin {
  let nameOf: (id: string) => string | null = () => null
  return {
    name: 'cm24-chunks',
    buildEnd() {
      const graph = new Map<string, ModuleEdges>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info) continue
        graph.set(id, {
          isStart: info.isEntry,
          isFetchedLater: info.dynamicImporters.length > 0,
          imports: info.importedIds,
        })
      }
      nameOf = chunkNames(graph)
    },
    config: () => ({
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'zones', name: (id: string) => nameOf(id) }],
            },
          },
        },
      },
    }),
  }
}

/** The name of a module's file; null leaves it to the bundler, which puts it to the one entry that needs it. */
export function chunkNames(graph: Graph): (id: string) => string | null {
  const reachedBy = entriesByModule(graph)
  return (id) => {
    if (react.test(id)) return 'react'
    const all = [...(reachedBy.get(id) ?? [])]
    const entries = all.filter((entry) => !aside.test(entry))
    if (entries.some((entry) => graph.get(entry)?.isStart)) return 'start'
    if (all.length < 2 || entries.length === 0) return null
    const name = sharedBy(widened(new Set(entries.map(zoneOfEntry)), id), id)
    const isFirst = id.endsWith('.css') || entries.some((entry) => shownAtFirst.test(entry))
    if (!isFirst) return `${name}-later`
    return (entries.some((entry) => largest.test(entry)) ? ofLargest : ofOthers)[name] ?? name
  }
}

function sharedBy(reached: ReadonlySet<string>, id: string): string {
  const [only] = reached
  if (reached.size === 1 && only !== undefined) return only
  // A style sheet for each would be a file more for every page.
  if (id.endsWith('.css')) return 'start'
  return shared.find(({ zones }) => reached.isSubsetOf(zones))?.name ?? 'components'
}

/**
 * What some zones share and no other needs. No set may hold another's zones by two, so that what one of them imports is never
 * in the other.
 */
const shared = [
  { name: 'vehicle', zones: new Set(['auction', 'editor']) },
  { name: 'market', zones: new Set(['auction', 'today']) },
  { name: 'prose', zones: new Set(['dealers', 'site']) },
  { name: 'forms', zones: new Set(['account', 'auth', 'editor', 'identity']) },
]

const inner = 'renegotiation'
const outer = 'auction'

/** What the inner zone shares with any other belongs to the outer one, and its styles too: they would be a file more. */
function widened(zones: ReadonlySet<string>, id: string): ReadonlySet<string> {
  if (zones.size < 2 && !id.endsWith('.css')) return zones
  return new Set([...zones].map((zone) => (zone === inner ? outer : zone)))
}

/** A request for a valuation is an ad in editing: its texts are its own, its scripts the editor's. */
const scriptsOf: Readonly<Record<string, string>> = { valuation: 'editor' }

/** What these show is what another zone does than the one that their folder names. */
const elsewhere = [
  { file: /\/screens\/merchant\/(?:guidelines|news)\/|\/merchant-popups\.tsx$/, zone: 'dealers' },
  { file: /\/screens\/merchant\/watchlist\//, zone: 'catalog' },
  // Of the page of a vehicle nobody negotiates, but its parts are among those of a negotiation.
  { file: /\/auction\/renegotiation\/screen\.tsx$/, zone: inner },
  { file: /\/messages\/actions\/negotiation-action\.tsx$/, zone: inner },
  { file: /\/messages\/actions\/(?:auction|offers|second-chance)-actions?\.tsx$/, zone: outer },
  { file: /\/messages\/actions\/(?:handover|decision)-action\.tsx$/, zone: 'account' },
  { file: /\/messages\/vehicle-aside\.tsx$/, zone: 'account' },
  { file: /\/save-search-window\.tsx$/, zone: 'account' },
]

/** What else is fetched when it opens is a zone of its own. */
function zoneOfEntry(entry: string): string {
  const placed = elsewhere.find(({ file }) => file.test(entry))
  if (placed) return placed.zone
  const folder = screen.exec(entry)?.[1]
  if (folder === undefined) return window.exec(entry)?.[1] ?? entry
  return scriptsOf[zoneOf(folder)] ?? zoneOf(folder)
}

function entriesByModule(graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const reachedBy = new Map<string, Set<string>>()
  for (const [entry, { isStart, isFetchedLater }] of graph) {
    if (!isStart && !isFetchedLater) continue
    const waiting = [entry]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const entries = reachedBy.get(id) ?? new Set()
      if (entries.has(entry)) continue
      reachedBy.set(id, entries.add(entry))
      waiting.push(...(graph.get(id)?.imports ?? []))
    }
  }
  return reachedBy
}
