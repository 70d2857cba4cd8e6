import { readFileSync } from 'node:fs'
import type { Rollup } from 'vite'
import { zoneOf } from '#contract/page-zones.ts'

/**
 * What the screens of a zone name, texts or calls, read from the modules that a build bundles: those of the start and of
 * the zone's screens with all that they open.
 */

export type ZoneModule = {
  readonly imports: readonly string[]
  readonly laterImports: readonly string[]
  readonly source: string
}

/** All that a build has bundled, by file; only files of our own have sources. */
export function readModules(
  build: Pick<Rollup.PluginContext, 'getModuleIds' | 'getModuleInfo'>,
  root: string,
): ReadonlyMap<string, ZoneModule> {
  const modules = new Map<string, ZoneModule>()
  for (const id of build.getModuleIds()) {
    const info = build.getModuleInfo(id)
    if (!info) continue
    const isOwn = id.startsWith(root) && !id.includes('/node_modules/')
    modules.set(id, {
      imports: info.importedIds,
      laterImports: info.dynamicallyImportedIds,
      source: isOwn && /\.tsx?$/.test(id) ? readFileSync(id, 'utf8') : '',
    })
  }
  return modules
}

export type ZoneNames = {
  readonly start: ReadonlySet<string>
  /** With those of the start. */
  readonly zones: ReadonlyMap<string, ReadonlySet<string>>
  /** Beside those of its zone, what parts of the editor that are fetched later name. */
  readonly editorLater: ReadonlySet<string>
}

const screen = /\/web\/storefront\/screens\/([\w-]+\/[\w-]+)\/screen\.tsx$/

/** Their parts that are fetched later wait for texts of their own (web/language/later-texts.ts). */
export const patientZones: readonly string[] = ['editor', 'valuation']
const patientPart = /\/web\/storefront\/screens\/(?:listing|valuation)\//

/** What only a demo or a developer opens is asked of in their own zones. */
const aside = /\/ui\/showcase\/|\/storefront\/app\/demo-routes\.tsx$/

export function namesByZone(
  modules: ReadonlyMap<string, ZoneModule>,
  {
    entry,
    namesIn,
    areLaterApart = false,
  }: {
    readonly entry: string
    readonly namesIn: (source: string, id: string) => readonly string[]
    /** What is named by parts that wait for it is not with their zone. */
    readonly areLaterApart?: boolean
  },
): ZoneNames {
  const known = new Map(modules.entries().map(([id, { source }]) => [id, namesIn(source, id)]))
  const namesOf = (from: readonly string[], isPatient = false) =>
    new Set([...reach(modules, from, isPatient)].flatMap((id) => known.get(id) ?? []))
  const start = namesOf([entry])
  const screens = [...modules.keys()].filter((id) => screen.test(id))
  const byZone = Map.groupBy(screens, (id) => zoneOf(screen.exec(id)?.[1] ?? ''))
  const zones = new Map(
    [...byZone].map(([zone, ids]) => [
      zone,
      namesOf(ids, areLaterApart && patientZones.includes(zone)).union(start),
    ]),
  )
  return {
    start,
    zones,
    editorLater: namesOf(patientZones.flatMap((zone) => byZone.get(zone) ?? [])),
  }
}

/** Everything that comes along, except for other screens. */
function reach(
  modules: ReadonlyMap<string, ZoneModule>,
  from: readonly string[],
  isPatient: boolean,
): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const { imports = [], laterImports = [] } = modules.get(id) ?? {}
    const next = isPatient && patientPart.test(id) ? imports : [...imports, ...laterImports]
    waiting.push(...next.filter((each) => !screen.test(each) && !aside.test(each)))
  }
  return seen
}
