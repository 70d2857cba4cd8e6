import { type Locale, locales } from '#locales/locales.ts'
import { type MatchedPath, matchPath } from '#locales/match-path.ts'
import { pathsInAllLocales, pathToLoose } from '#locales/paths.ts'
import { type LoadedPage, translatedSlugsOf } from './translated-slugs.ts'

/** The screen's paths in those storefronts whose paths are known. */
export type ScreenPaths = Readonly<Partial<Record<Locale, string>>>

/** What the server says of the screen it renders, so that the page agrees with it at once. */
export type RenderedPaths = { readonly pathname: string; readonly paths: ScreenPaths }

export function renderedPathsOf(page: LoadedPage, pathname: string): RenderedPaths | null {
  const match = matchPath(page.locale, pathname)
  return match ? { pathname, paths: pathsOfScreen(match, page) } : null
}

/** In every storefront that has the screen. */
export function pathsOfScreen(
  { name, params }: Pick<MatchedPath, 'name' | 'params'>,
  page: LoadedPage,
): ScreenPaths {
  const slugs = translatedSlugsOf({ name, params }, page)
  if (!slugs) return pathsInAllLocales(name, params)
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const slug = slugs[locale]
      return slug === undefined ? [] : [[locale, pathToLoose(name, locale, { ...params, slug })]]
    }),
  )
}
