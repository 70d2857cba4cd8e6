import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import type { Locale } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import { pathTo } from '#locales/paths.ts'
import { demoRoutes } from './demo-routes.tsx'
import { buildRouteTable } from './route-table.tsx'

const handlers = new Map<string, StaticHandler>()

/**
 * For the page of this path, kept: building a table costs more than rendering a page. It has this page's route alone, because the
 * library tries one route after the other; what our own table of paths does not know may be a demo's page.
 */
export function handlerOf(locale: Locale, isDemo: boolean, path: string): StaticHandler {
  const name = matchPath(locale, path)?.name
  // The operator may move a page.
  const key = `${locale} ${isDemo} ${name} ${pathTo('merchantLanding', locale)}`
  const known = handlers.get(key)
  if (known) return known
  const table = name
    ? buildRouteTable(locale, { names: [name] })
    : buildRouteTable(locale, { extra: isDemo ? demoRoutes(locale) : [] })
  const made = createStaticHandler(table)
  handlers.set(key, made)
  return made
}

/** What a page is drawn with: its own routes alone, because the library copies all that it is handed, for each page. */
export function routerOf(result: StaticHandlerContext) {
  const own = result.matches.reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, children } as RouteObject], // As it was made from one.
    [],
  )
  return createStaticRouter(own, result)
}
