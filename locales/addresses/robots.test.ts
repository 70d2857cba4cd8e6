import { describe, expect, test } from 'vitest'
import { locales } from '../locales.ts'
import type { RouteName } from '../path-table.ts'
import { templateOf } from '../paths.ts'
import { indexedRoutes, leftOutRoutes } from './indexed-routes.ts'
import { closedPaths, robotsText } from './robots.ts'

describe.each(locales)('what search engines may read at the storefront in %s', (locale) => {
  const isClosed = (path: string) => closedPaths(locale).some((closed) => path.startsWith(closed))

  test('is every page that they may show, and nothing of account, merchants or calls', () => {
    for (const name of indexedRoutes) expect(isClosed(templateOf(name, locale)), name).toBe(false)
    for (const [name, reason] of Object.entries(leftOutRoutes)) {
      // What is written below a page that may be shown says `noindex` itself.
      if (reason !== 'closed') continue
      expect(isClosed(templateOf(name as RouteName, locale)), name).toBe(true) // A key of the table.
    }
    expect(isClosed('/api/public/catalog/search')).toBe(true)
    expect(isClosed('/pictures/0a/640.webp')).toBe(false)
  })

  test('leaves room for the names of pages: no closed path stands within another', () => {
    const closed = closedPaths(locale)
    expect(closed).not.toContain('/')
    for (const path of closed) {
      expect(closed.filter((other) => other !== path && path.startsWith(other))).toEqual([])
    }
  })
})

test('the text names the sitemap of its own host', () => {
  const text = robotsText('de', 'https://cm24.de')
  expect(text).toMatch(/^User-agent: \*\nDisallow: \//)
  expect(text).toContain('Disallow: /konto\n')
  expect(text).toMatch(/\n\nSitemap: https:\/\/cm24\.de\/sitemap\.xml\n$/)
})
