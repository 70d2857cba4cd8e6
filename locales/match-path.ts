import type { Locale } from './locales.ts'
import type { PathTemplate } from './path-row.ts'
import { pathTable, type RouteName, routeNames } from './path-table.ts'
import { isPossible, type PathSlot, segmentsOf, slotsOf } from './paths.ts'

/**
 * Reads an address back into the screen it stands for, by the same table that writes links.
 */

export type MatchedPath = {
  readonly name: RouteName
  readonly params: Readonly<Record<string, string>>
}

/** The screen behind a path, or none. Paths are case sensitive and carry no trailing slash. */
export function matchPath(locale: Locale, pathname: string): MatchedPath | undefined {
  const { fixed, patterns } = matchersOf(locale)
  const name = fixed.get(pathname)
  if (name) return { name, params: {} }
  for (const { name, expression, slots } of patterns) {
    const found = expression.exec(pathname)
    if (!found) continue
    const params = readParams(slots, found, locale)
    if (params && isPossible(name, params)) return { name, params }
  }
  return undefined
}

/** Most links lead to screens without parameters, so these are found without any pattern. */
type Matchers = {
  readonly fixed: ReadonlyMap<string, RouteName>
  readonly patterns: readonly Matcher[]
}

type Matcher = {
  readonly name: RouteName
  readonly expression: RegExp
  readonly slots: readonly PathSlot[]
}

const matchers = new Map<Locale, Matchers>()

/** The table has changed. */
export function forgetMatchers(): void {
  matchers.clear()
}

function matchersOf(locale: Locale): Matchers {
  const known = matchers.get(locale)
  if (known) return known
  const withSlots = routeNames.filter((name) => slotsOf(pathTable[name][locale]).length > 0)
  const patterns = withSlots
    .map((name) => ({
      name,
      expression: expressionOf(pathTable[name][locale], locale),
      slots: slotsOf(pathTable[name][locale]),
    }))
    .sort((one, other) => looseness(one.slots) - looseness(other.slots))
  const fixed = new Map<string, RouteName>(
    routeNames
      .filter((name) => !withSlots.includes(name))
      .map((name) => [pathTable[name][locale], name]),
  )
  const made = { fixed, patterns }
  matchers.set(locale, made)
  return made
}

/** Fixed words go before known words, these before free text, and the rest of a path comes last. */
function looseness(slots: readonly PathSlot[]): number {
  const weights: Partial<Record<string, number>> = { text: 100, number: 10, rest: 1000 }
  return slots.reduce(
    (sum, { kind, isOptional }) => sum + (weights[kind] ?? 1) + (isOptional ? 5 : 0),
    0,
  )
}

function expressionOf(template: PathTemplate, locale: Locale): RegExp {
  const source = template
    .replace(/[.]/g, '\\.')
    .replace(/(\/?)\{(?:\w+)(?::(\w+))?(\?)?\}/g, (_, slash: string, kind = 'text', optional) =>
      optional
        ? `(?:${slash}(${valuePattern(kind, locale)}))?`
        : `${slash}(${valuePattern(kind, locale)})`,
    )
  return new RegExp(`^${source}$`)
}

function valuePattern(kind: string, locale: Locale): string {
  // Of an id: what no id is leads to no page, not to a refusal of its call.
  if (kind === 'number') return '[1-9]\\d{0,14}'
  if (kind === 'rest') return '.+'
  if (kind === 'text') return '[^/]+'
  return Object.values(segmentsOf(kind))
    .map((word) => word[locale])
    .join('|')
}

function readParams(
  slots: readonly PathSlot[],
  found: RegExpExecArray,
  locale: Locale,
): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, { key, kind }] of slots.entries()) {
    const text = found[index + 1]
    if (text === undefined) continue
    const value = readValue(kind, text, locale)
    if (value === undefined) return undefined
    params[key] = value
  }
  return params
}

function readValue(kind: string, text: string, locale: Locale): string | undefined {
  if (kind === 'number') return text
  if (kind === 'text' || kind === 'rest') return decode(text)
  return Object.entries(segmentsOf(kind)).find(([, word]) => word[locale] === text)?.[0]
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
