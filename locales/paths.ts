import { isLocale, type Locale, locales } from './locales.ts'
import type { PathTemplate } from './path-row.ts'
import { pathSegments, type SegmentKind, type SegmentValue } from './path-segments.ts'
import { movedPaths, pathTable, type RouteName } from './path-table.ts'

/**
 * Links and their reading. `pathTo` compiles only for screens that exist, with exactly their
 * parameters; `matchPath` reads an address back, so that a visitor who changes the language, a
 * sitemap and a mail all speak of the same screen.
 */

export type { RouteName } from './path-table.ts'
export { routeNames } from './path-table.ts'

type ValueOf<Kind extends string> = Kind extends SegmentKind ? SegmentValue<Kind> : string

type ParamOf<Slot extends string> = Slot extends `${infer Name}:${infer Kind}?`
  ? { readonly [Key in Name]?: OptionalValue<Kind> }
  : Slot extends `${infer Name}:number`
    ? { readonly [Key in Name]: string | number }
    : Slot extends `${infer Name}:${infer Kind}`
      ? { readonly [Key in Name]: ValueOf<Kind> }
      : Slot extends `${infer Name}?`
        ? { readonly [Key in Name]?: string | undefined }
        : { readonly [Key in Slot]: string }

type OptionalValue<Kind extends string> =
  | (Kind extends 'number' ? string | number : ValueOf<Kind>)
  | undefined

type ParamsIn<Template extends string> = Template extends `${string}{${infer Slot}}${infer Rest}`
  ? ParamOf<Slot> & ParamsIn<Rest>
  : unknown

/** What a link to the screen needs. */
export type PathParams<Name extends RouteName> = ParamsIn<(typeof pathTable)[Name]['en']>

/** What the screen receives: the same names, every value a string as it stands in the address. */
export type ScreenParams<Name extends RouteName> = {
  readonly [Key in keyof PathParams<Name>]: Exclude<PathParams<Name>[Key], number>
}

export type QueryValues = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>

/** Names of the screens that a link reaches without any parameter. */
export type PlainRouteName = {
  [Name in RouteName]: Record<never, never> extends PathParams<Name> ? Name : never
}[RouteName]

export type LinkArguments<Name extends RouteName> = Name extends PlainRouteName
  ? [params?: PathParams<Name>, query?: QueryValues]
  : [params: PathParams<Name>, query?: QueryValues]

/** The path of a screen in a storefront, for example `pathTo('product', 'de', { id: 7 })`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  locale: Locale,
  ...[params, query]: LinkArguments<Name>
): string {
  return pathToLoose(name, locale, (params ?? {}) as LooseParams, query) // Checked by the signature.
}

export type LooseParams = Readonly<Record<string, string | number | undefined>>

/** The same for a route name and parameters known only while running, as the language menu has. */
export function pathToLoose(
  name: RouteName,
  locale: Locale,
  params: LooseParams,
  query: QueryValues = {},
): string {
  const path = pathTable[name][locale].replace(
    /\/?\{(\w+)(?::(\w+))?(\?)?\}/g,
    (slot, key, kind) => {
      const value = params[key]
      const slash = slot.startsWith('/') ? '/' : ''
      if (value === undefined || value === '') {
        if (slot.endsWith('?}')) return ''
        throw new Error(`A link to ${name} needs the parameter ${key}`)
      }
      return slash + writeValue(kind ?? 'text', String(value), locale)
    },
  )
  return (path === '' ? '/' : path) + queryText(query)
}

/** Where an address that stands for a screen, but is not its own, has moved for good. */
export function movedAddress(locale: string, path: string): string | undefined {
  const name = movedPaths[path as PathTemplate] // Any other text finds nothing.
  if (!name || !isLocale(locale)) return undefined
  const target = pathToLoose(name, locale, {})
  return target === path ? undefined : target
}

/** The same screen in all eight storefronts, as paths (`hreflang`, language menu, sitemap). */
export function pathsInAllLocales(
  name: RouteName,
  params: LooseParams,
  query: QueryValues = {},
): Readonly<Record<Locale, string>> {
  return Object.fromEntries(
    locales.map((locale) => [locale, pathToLoose(name, locale, params, query)]),
  ) as Record<Locale, string> // Every locale is mapped above.
}

/** The step more-information belongs to motorhomes only (spec 2). */
export function isPossible(name: RouteName, params: LooseParams): boolean {
  return !(name === 'adEdit' && params.kind === 'trailer' && params.step === 'more-information')
}

export type PathSlot = {
  readonly key: string
  readonly kind: 'text' | 'number' | 'rest' | SegmentKind
  readonly isOptional: boolean
}

/** The parameters of a template in their order. */
export function slotsOf(template: PathTemplate): readonly PathSlot[] {
  return [...template.matchAll(/\{(\w+)(?::(\w+))?(\?)?\}/g)].map((found) => ({
    key: found[1] ?? '',
    kind: (found[2] ?? 'text') as PathSlot['kind'], // The table test knows every kind.
    isOptional: found[3] === '?',
  }))
}

export function templateOf(name: RouteName, locale: Locale): PathTemplate {
  return pathTable[name][locale]
}

export function writeValue(kind: string, value: string, locale: Locale): string {
  if (kind === 'text' || kind === 'number') return encodeURIComponent(value)
  if (kind === 'rest') return value.split('/').map(encodeURIComponent).join('/')
  const word = segmentsOf(kind)[value]
  if (!word) throw new Error(`${value} is none of the ${kind} words`)
  return word[locale]
}

export function segmentsOf(
  kind: string,
): Readonly<Record<string, Readonly<Record<Locale, string>>>> {
  return pathSegments[kind as SegmentKind] ?? {} // An unknown kind has no words and matches nothing.
}

/** With its question mark; empty without values. */
export function queryText(query: QueryValues): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== '') search.append(key, String(each))
    }
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
