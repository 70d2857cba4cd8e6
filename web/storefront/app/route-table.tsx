import { Outlet, type RouteObject } from 'react-router'
import { zoneOf } from '#contract/page-zones.ts'
import type { Locale } from '#locales/locales.ts'
import { type RouteName, routeNames } from '#locales/path-table.ts'
import { Frame } from '../frame/frame.tsx'
import { loadFrame } from '../frame/load-frame.ts'
import { loadZoneMessages } from '../page/catalogues.ts'
import { screenFolderOf, screenLoaderOf } from '../page/screen-files.ts'
import { audienceOf } from '../routes.tsx'
import { Document } from './document.tsx'
import { ErrorPage } from './error-page.tsx'
import { loadScreen } from './load-screen.ts'
import type { RouteHandle } from './route-handle.ts'
import { routePatterns } from './route-patterns.ts'

/**
 * The router's table of one storefront. Each route carries its name, so that the shell knows the
 * screen it frames; the screen itself arrives as a chunk of its own.
 */

export const documentRouteId = 'document'

type Table = {
  readonly names?: readonly RouteName[]
  readonly extra?: readonly RouteObject[]
}

/** @param table All pages, unless it names some. */
export function buildRouteTable(
  locale: Locale,
  { names = routeNames, extra = [] }: Table = {},
): RouteObject[] {
  const routes = names.flatMap((name) => routesOf(name, locale))
  return [
    {
      id: documentRouteId,
      Component: Document,
      ErrorBoundary: DocumentError,
      loader: loadFrame,
      // Visitor and bars stay as they are across navigations; calls refresh them by key.
      shouldRevalidate: () => false,
      children: [
        {
          id: 'frame',
          Component: Frame,
          children: [
            {
              id: 'screens',
              Component: Outlet,
              ErrorBoundary: ErrorPage,
              children: [
                ...routes,
                { id: notFoundRouteId, path: '*', loader: notFound, Component: Outlet },
              ],
            },
          ],
        },
        // Outside of the frame: these bring bars of their own.
        ...extra,
      ],
    },
  ]
}

/** Of the route that takes every address without a page. */
export const notFoundRouteId = 'not-found'

/** Even the shell's own failure is shown inside a document. */
function DocumentError() {
  return (
    <Document>
      <ErrorPage />
    </Document>
  )
}

function notFound(): never {
  throw new Response(null, { status: 404 })
}

/** One route per spelling: known words become fixed segments, so that no two routes can collide. */
function routesOf(name: RouteName, locale: Locale): RouteObject[] {
  const load = screenLoaderOf(name)
  const folder = screenFolderOf(name)
  if (!load || folder === undefined) return []
  return routePatterns(name, locale).map((path) => ({
    id: `${name}:${path}`,
    path: path === '/' ? '/' : path.slice(1),
    caseSensitive: true,
    lazy: async () => {
      const [screen] = await Promise.all([load(), loadZoneMessages(locale, zoneOf(folder))])
      await screen.prepare?.(locale)
      return {
        Component: screen.Screen,
        loader: loadScreen({ name, locale, screen, audience: audienceOf(name) }),
        handle: { name, screen } satisfies RouteHandle,
      }
    },
  }))
}
