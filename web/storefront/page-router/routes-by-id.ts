import { createElement } from 'react'
import type { DataRouter, RouteObject } from 'react-router'

export type DataRoute = DataRouter['routes'][number]

/** The routes as the library draws them, each with an id. */
export function prepareRoutes(given: readonly RouteObject[]) {
  const byId: Record<string, DataRoute> = {}
  const prepare = (routes: readonly RouteObject[], above: readonly number[]): DataRoute[] =>
    routes.map((route, index) => {
      const place = [...above, index]
      const { children } = route
      const prepared = {
        ...drawn(route),
        id: route.id ?? place.join('-'),
        ...(children && { children: prepare(children, place) }),
      } as DataRoute // As the library does it.
      byId[prepared.id] = prepared
      return prepared
    })
  return { routes: prepare(given, []), byId }
}

/** With elements in place of components: another component of the same route is drawn by the same place. */
export function drawn<Route extends Partial<RouteObject>>(route: Route): Route {
  const { Component, ErrorBoundary, ...rest } = route
  return {
    ...rest,
    ...(Component && { element: createElement(Component) }),
    ...(ErrorBoundary && { errorElement: createElement(ErrorBoundary) }),
  } as Route // The same, drawn.
}
