import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { pathsInAllLocales } from '#locales/paths.ts'
import { useCurrentRoute, usePage } from './page-provider.tsx'
import { hasAllPaths, onPathsLoaded } from './path-loader.ts'
import type { ScreenPaths } from './rendered-paths.ts'

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
