import type { Locale } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import { pathTo, pathToLoose } from '#locales/paths.ts'

/** The same screen on another storefront; what is no screen there becomes its home page. */
export function pathInLanguage(path: string, languages: { from: Locale; to: Locale }): string {
  const { from, to } = languages
  const { pathname, searchParams } = new URL(path, 'http://storefront')
  const match = matchPath(from, pathname)
  if (!match) return pathTo('home', to)
  return pathToLoose(match.name, to, match.params, Object.fromEntries(searchParams))
}
