import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../locales.ts'
import { matchPath } from '../match-path.ts'
import { pathTable, routeNames } from '../path-table.ts'
import { pathTo, pathToLoose, slotsOf } from '../paths.ts'
import { otherStorefront } from './other-storefront.ts'

test('a path of one other language leads to its storefront', () => {
  expect(otherStorefront('de', '/buy-a-motorhome')).toEqual({
    locale: 'en',
    path: '/buy-a-motorhome',
  })
  expect(otherStorefront('pl', '/inserat/bearbeiten/wohnwagen/maengel/7')).toEqual({
    locale: 'de',
    path: '/inserat/bearbeiten/wohnwagen/maengel/7',
  })
})

test('a path that several languages share leads to the same screen of the storefront asked', () => {
  expect(otherStorefront('en', '/kontakt')).toEqual({ locale: 'en', path: '/contact' })
  expect(otherStorefront('de', '/catalog/product/7/knaus-sky-ti')).toEqual({
    locale: 'de',
    path: '/caravan/7/knaus-sky-ti',
  })
  expect(otherStorefront('sv', '/caravan/7')).toEqual({ locale: 'sv', path: '/catalog/product/7' })
})

test.each([
  '/',
  '/gibt-es-nicht',
  '/caravan/neu',
  '/Caravan/7',
  '/buy-a-motorhome/7',
  '/blog/autor/%E0%A4',
  '/%E0%A4',
])('%s leads to no other storefront', (path) => {
  for (const locale of locales) expect(otherStorefront(locale, path), locale).toBeUndefined()
})

describe.each(locales)('every path of the others, asked for at %s', (locale: Locale) => {
  test('leads to its screen in one step, and no path of its own leads elsewhere', () => {
    for (const name of routeNames.filter((each) => slotsOf(pathTable[each].en).length === 0)) {
      expect(otherStorefront(locale, pathToLoose(name, locale, {}))).toBeUndefined()
      for (const other of locales) {
        const path = pathToLoose(name, other, {})
        const target = otherStorefront(locale, path) ?? { locale, path }
        expect(matchPath(target.locale, target.path), path).toBeDefined()
        expect(otherStorefront(target.locale, target.path), path).toBeUndefined()
      }
    }
  })
})

test('an address of a vehicle keeps its name', () => {
  expect(pathTo('product', 'de', { id: 7, name: 'knaus-sky-ti' })).toBe('/caravan/7/knaus-sky-ti')
  expect(matchPath('pl', '/catalog/product/7/knaus-sky-ti')?.params).toEqual({
    id: '7',
    name: 'knaus-sky-ti',
  })
})
