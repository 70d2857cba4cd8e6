import { expect, test } from 'vitest'
import { createHosts, fallbackAddress, hostSettings, productionHosts } from './hosts.ts'
import { locales } from './locales.ts'

const local = createHosts(hostSettings({ baseHosts: '{locale}.localhost', port: 3000 }))
const production = createHosts(productionHosts)

test('each storefront has its own host, found without the port', () => {
  for (const locale of locales) {
    expect(local.resolve(`${locale}.localhost:9999`)).toEqual({ kind: 'storefront', locale })
  }
  expect(local.resolve('DE.localhost')).toEqual({ kind: 'storefront', locale: 'de' })
})

test('country domains end as the specification says (spec 1)', () => {
  const found = locales.map((locale) => production.origin(locale))
  expect(found).toEqual([
    'https://cm24.de',
    'https://cm24.com',
    'https://cm24.nl',
    'https://cm24.se',
    'https://cm24.dk',
    'https://cm24.pl',
    'https://cm24.es',
    'https://cm24.cz',
  ])
  expect(production.resolve('cm24.se')).toEqual({ kind: 'storefront', locale: 'sv' })
})

test('the console has a host of its own', () => {
  expect(local.resolve('console.localhost:3000')).toEqual({ kind: 'console' })
  expect(production.resolve('console.cm24.de')).toEqual({ kind: 'console' })
})

test('links keep the port of the request, so that a forwarded port works', () => {
  expect(local.origin('pl', 'de.localhost:4001')).toBe('http://pl.localhost:4001')
  expect(local.origin('pl', 'de.localhost')).toBe('http://pl.localhost')
  expect(local.origin('pl')).toBe('http://pl.localhost:3000')
  expect(local.consoleOrigin('de.localhost:4001')).toBe('http://console.localhost:4001')
})

test('an unknown host is led to the German storefront', () => {
  expect(local.resolve('localhost:3000')).toEqual({ kind: 'unknown' })
  expect(local.resolve(undefined)).toEqual({ kind: 'unknown' })
  expect(fallbackAddress(local, 'localhost:3000', '/preise')).toBe(
    'http://de.localhost:3000/preise',
  )
})

test('a pattern that gives two languages one host stops the start', () => {
  expect(() => createHosts({ ...productionHosts, storefrontPattern: 'cm24.de' })).toThrow(
    'one host',
  )
})
