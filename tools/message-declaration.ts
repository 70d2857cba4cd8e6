import {
  type ArgumentKind,
  icuArguments,
  narrower,
  shapeOf,
} from './rules/messages/icu-arguments.ts'
import type { MessageTree } from './vite/messages.ts'

/** One text, or group of texts, as each language has it; the first language is the measure. */
type InLanguages = ReadonlyMap<string, string | MessageTree | undefined>

/** How each kind stands in the declaration; the types are those of `locales/message-types.ts`. */
const typeNames = {
  plain: 'Word',
  number: 'Figure',
  date: 'Moment',
  select: 'Choice',
  tag: 'Tag',
} as const satisfies Record<ArgumentKind, string>

export const valueTypes = ['Plain', ...Object.values(typeNames)].sort()

/**
 * The texts of one catalogue as a type: a group stays a group, a text becomes the values it needs.
 * Throws on a language that lacks a text or wants other values or other branches than the first.
 */
export function declarationOf(languages: InLanguages): string {
  return typeOf(languages, [])
}

function typeOf(languages: InLanguages, place: readonly string[]): string {
  const [measure] = languages.values()
  if (measure === undefined) throw new Error(`${place.join('.')} is no text of the first language`)
  if (typeof measure === 'string') return valuesOf(languages, place)
  const lines = keysOf(languages, place).map((key) => {
    const inner = new Map([...languages].map(([locale, tree]) => [locale, partOf(tree, key)]))
    return `${'  '.repeat(place.length + 1)}readonly ${quoted(key)}: ${typeOf(inner, [...place, key])}`
  })
  return `{\n${lines.join('\n')}\n${'  '.repeat(place.length)}}`
}

/** Keys in the order of the first language; a key of another language alone is refused. */
function keysOf(languages: InLanguages, place: readonly string[]): readonly string[] {
  const keys = new Set<string>()
  for (const [locale, tree] of languages) {
    if (typeof tree !== 'object') throw new Error(`${place.join('.')} is no group in ${locale}`)
    for (const key of Object.keys(tree)) {
      if (keys.size > 0 && locale !== firstOf(languages) && !keys.has(key)) {
        throw new Error(`${[...place, key].join('.')} is a text of ${locale} alone`)
      }
      keys.add(key)
    }
  }
  return [...keys]
}

function firstOf(languages: InLanguages): string | undefined {
  return languages.keys().next().value
}

function partOf(tree: string | MessageTree | undefined, key: string) {
  return typeof tree === 'object' ? tree[key] : undefined
}

function valuesOf(languages: InLanguages, place: readonly string[]): string {
  const key = place.join('.')
  const kinds = new Map<string, ArgumentKind>()
  let measure: string | undefined
  for (const [locale, text] of languages) {
    if (typeof text !== 'string') throw new Error(`${key} is no text in ${locale}`)
    const wanted = icuArguments(text)
    const shape = shapeOf(wanted)
    measure ??= shape
    if (shape !== measure) {
      throw new Error(
        `${key} wants ${shape || 'nothing'} in ${locale}, ${measure || 'nothing'} else`,
      )
    }
    for (const [name, kind] of wanted.kinds) {
      kinds.set(name, narrower(kinds.get(name) ?? 'plain', kind, `${key} ${name}`))
    }
  }
  if (kinds.size === 0) return 'Plain'
  const values = [...kinds]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, kind]) => `readonly ${name}: ${typeNames[kind]}`)
  return `[{ ${values.join('; ')} }]`
}

function quoted(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)
}
