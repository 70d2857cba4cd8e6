import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useCurrentRoute, usePage } from './page-provider.tsx'
import { hasAllPaths, onPathsLoaded } from './path-loader.ts'
import { pathsOfScreen, type ScreenPaths } from './rendered-paths.ts'

/** The shown screen in the other storefronts; none on pages that do not exist. */
export function useScreenPaths(): ScreenPaths {
  const hasAll = useSyncExternalStore(onPathsLoaded, hasAllPaths, hasAllPaths)
  const page = usePage()
  const { locale, rendered } = page
  const { pathname } = useLocation()
  const route = useCurrentRoute()
  if (!route) return {}
  if (hasAll) return pathsOfScreen(route, page)
  return rendered?.pathname === pathname ? rendered.paths : { [locale]: pathname }
}
