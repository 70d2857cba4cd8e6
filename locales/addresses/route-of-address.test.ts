import { expect, test } from 'vitest'
import { pathTable } from '../path-table.ts'
import { routeOfAddress } from './route-of-address.ts'

test.each([
  ['de', 'https://cm24.de/caravan/4711/knaus-sun-ti?utm_source=x&token=secret#box', 'product'],
  ['de', pathTable.product.de, 'product'],
  ['pl', 'catalog', 'catalog'],
  ['nl', pathTable.catalog.nl, 'catalog'],
  ['de', '/', 'home'],
  ['xx', 'https://cm24.de', 'home'],
  // Of another storefront, invented, or no address at all.
  ['de', '/buy-a-motorhome/../../etc/passwd', 'unknown'],
  ['de', '/verify/eyJhbGciOi.secret', 'unknown'],
  ['de', '{name:rest}', 'unknown'],
  ['de', `/${'x'.repeat(2000)}`, 'unknown'],
  ['de', "'; drop table usage_counts; --", 'unknown'],
  ['de', '__proto__', 'unknown'],
  ['de', undefined, 'unknown'],
])('an address of %s, %s, is kept as %s', (locale, address, route) => {
  expect(routeOfAddress(locale, address)).toBe(route)
})
