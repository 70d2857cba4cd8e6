import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import type { Locale } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { demoRoutes } from './demo-routes.tsx'
import { buildRouteTable } from './route-table.tsx'

const handlers = new Map<string, StaticHandler>()

/** One table per storefront, kept: building it costs more than rendering a page. */
export function handlerOf(locale: Locale, isDemo: boolean): StaticHandler {
  // The operator may move a page.
  const key = `${locale} ${isDemo} ${pathTo('merchantLanding', locale)}`
  const known = handlers.get(key)
  if (known) return known
  const made = createStaticHandler(buildRouteTable(locale, isDemo ? demoRoutes(locale) : []))
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
