import { isLocale, type Locale } from '../locales.ts'
import { matchPath } from '../match-path.ts'
import { pathTable, routeNames } from '../path-table.ts'

/** Of what a report may hold, a path template has by far the most letters. */
const longest = 300
export const unknownRoute = 'unknown'

/**
 * The name of the screen that an address stands for: all that is kept of it. It may be given as the name itself, as the
 * template, or as an address with whatever else it holds.
 */
export function routeOfAddress(locale: string, address: string | undefined): string {
  if (address === undefined || address.length > longest) return unknownRoute
  const language: Locale = isLocale(locale) ? locale : 'de'
  return (
    routeNames.find((name) => name === address || pathTable[name][language] === address) ??
    matchPath(language, pathOf(address))?.name ??
    unknownRoute
  )
}

function pathOf(address: string): string {
  const withoutOrigin = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  const path = withoutOrigin.split(/[?#]/)[0] ?? ''
  return path.replace(/(.)\/$/, '$1') || '/'
}
