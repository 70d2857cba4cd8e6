import type { Locale } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import { pathsInAllLocales } from '#locales/paths.ts'

/** The screen's paths in those storefronts whose paths are known. */
export type ScreenPaths = Readonly<Partial<Record<Locale, string>>>

/** What the server says of the screen it renders, so that the page agrees with it at once. */
export type RenderedPaths = { readonly pathname: string; readonly paths: ScreenPaths }

export function renderedPathsOf(locale: Locale, pathname: string): RenderedPaths | null {
  const match = matchPath(locale, pathname)
  return match ? { pathname, paths: pathsInAllLocales(match.name, match.params) } : null
}
