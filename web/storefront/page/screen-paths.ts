import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import { pathsInAllLocales } from '#locales/paths.ts'
import { useCurrentRoute, usePage } from './page-provider.tsx'
import { hasAllPaths, onPathsLoaded } from './path-loader.ts'

/** The screen's paths in those storefronts whose paths are known. */
export type ScreenPaths = Readonly<Partial<Record<Locale, string>>>

/** What the server says of the screen it renders, so that the page agrees with it at once. */
export type RenderedPaths = { readonly pathname: string; readonly paths: ScreenPaths }

export function renderedPathsOf(locale: Locale, pathname: string): RenderedPaths | null {
  const match = matchPath(locale, pathname)
  return match ? { pathname, paths: pathsInAllLocales(match.name, match.params) } : null
}

/** The shown screen in the other storefronts; none on pages that do not exist. */
export function useScreenPaths(): ScreenPaths {
  const hasAll = useSyncExternalStore(onPathsLoaded, hasAllPaths, hasAllPaths)
  const { locale, rendered } = usePage()
  const { pathname } = useLocation()
  const route = useCurrentRoute()
  if (!route) return {}
  if (hasAll) return pathsInAllLocales(route.name, route.params)
  return rendered?.pathname === pathname ? rendered.paths : { [locale]: pathname }
}
