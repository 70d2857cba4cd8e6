import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { locales } from '#locales/locales.ts'
import { type LooseParams, pathToLoose, routeNames, slotsOf, templateOf } from '#locales/paths.ts'
import { routePatterns } from './route-patterns.ts'

const freeValues = { number: '41', text: 'x', rest: 'a/b' } as Readonly<Record<string, string>>

test.each(locales)('the router of %s finds the screen that the table of paths means', (locale) => {
  const routes = routeNames.flatMap((name): RouteObject[] =>
    routePatterns(name, locale).map((path) => ({
      path,
      id: `${name}:${path}`,
      caseSensitive: true,
    })),
  )
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length)
  for (const name of routeNames) {
    const slots = slotsOf(templateOf(name, locale))
    if (slots.some(({ kind }) => !(kind in freeValues))) continue
    const params: LooseParams = Object.fromEntries(
      slots.map(({ key, kind }) => [key, freeValues[kind]]),
    )
    const path = pathToLoose(name, locale, params)
    expect(matchRoutes(routes, path)?.at(-1)?.route.id?.split(':')[0], path).toBe(name)
  }
})

test('known words become fixed segments, so that a step has one address and no other', () => {
  expect(routePatterns('adEdit', 'de')).toContain('/inserat/bearbeiten/wohnwagen/bilder/:id?')
  expect(routePatterns('valuateTrailerStep', 'de')).toEqual([
    '/wohnwagen-bewerten/schritt-1-von-3',
    '/wohnwagen-bewerten/schritt-2-von-3',
    '/wohnwagen-bewerten/schritt-3-von-3',
  ])
})
