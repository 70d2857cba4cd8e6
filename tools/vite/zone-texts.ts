import { zoneOf } from '#contract/page-zones.ts'

/**
 * Which texts the screens of a zone may show, read from the modules that a build bundles: those of the
 * start and of the zone's screens with all that they open. A part of the texts is an area or a group of
 * one: `refusal`, `account.terms`.
 */

export type TextModule = {
  /** Fetched with it and later on. */
  readonly imports: readonly string[]
  readonly source: string
}

export type ZoneParts = {
  readonly start: ReadonlySet<string>
  readonly zones: ReadonlyMap<string, ReadonlySet<string>>
}

const screen = /\/web\/storefront\/screens\/([\w-]+\/[\w-]+)\/screen\.tsx$/

/** What only a demo or a developer opens is asked of in their own zones. */
const aside = /\/ui\/showcase\//

/** @param modules By file; only files of our own have sources. */
export function partsByZone(
  modules: ReadonlyMap<string, TextModule>,
  { entry, areas }: { readonly entry: string; readonly areas: readonly string[] },
): ZoneParts {
  const partsOf = (from: readonly string[]) => {
    const parts = new Set<string>()
    for (const id of reach(modules, from)) {
      for (const part of partsIn(modules.get(id)?.source ?? '', { id, areas })) parts.add(part)
    }
    return parts
  }
  const start = partsOf([entry])
  const screens = [...modules.keys()].filter((id) => screen.test(id))
  const byZone = Map.groupBy(screens, (id) => zoneOf(screen.exec(id)?.[1] ?? ''))
  const zones = new Map(
    [...byZone].map(([zone, ids]) => [zone, new Set([...start, ...partsOf(ids)])]),
  )
  return { start, zones }
}

/** Everything that comes along, except for other screens. */
function reach(
  modules: ReadonlyMap<string, TextModule>,
  from: readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const next = modules.get(id)?.imports ?? []
    waiting.push(...next.filter((each) => !screen.test(each) && !aside.test(each)))
  }
  return seen
}

const named = /['"`]([a-z][\w-]*)\.(\w*)([.'"`]?)/g
const asked = /\buse\w*(?:Texts|Translations)\(\s*['"]([\w-]+)['"]\s*\)/g
/** The one place that passes an area on; its callers name it. */
const mayPassOn = /\/web\/language\//

/** Each text that a source can name begins with one of these; it may name more than it shows. */
export function partsIn(
  source: string,
  { id, areas }: { readonly id: string; readonly areas: readonly string[] },
): readonly string[] {
  const unknown = /\buseTranslations\(\s*([^'"`)\s][^)]*)\)/.exec(source)?.[1]
  if (unknown !== undefined && !mayPassOn.test(id)) {
    throw new Error(`${id}: useTranslations(${unknown}) hides which texts it shows; name them`)
  }
  const parts: string[] = []
  for (const [, area = '', group = '', end = ''] of source.matchAll(named)) {
    if (areas.includes(area)) parts.push(group === '' || end === '' ? area : `${area}.${group}`)
  }
  for (const [, area = ''] of source.matchAll(asked)) if (areas.includes(area)) parts.push(area)
  return parts
}

type Tree = { readonly [key: string]: unknown }

/** Only these parts of all texts, each in its place. A part that no language has is an identifier that only looks like one. */
export function textsOfParts(all: Tree, parts: ReadonlySet<string>): Tree {
  return Object.fromEntries(
    Object.entries(all).flatMap(([area, texts]) => {
      if (parts.has(area)) return [[area, texts]]
      const groups = Object.entries(texts as Tree).filter(([group]) =>
        parts.has(`${area}.${group}`),
      )
      return groups.length > 0 ? [[area, Object.fromEntries(groups)]] : []
    }),
  )
}
