import { expect, test } from 'vitest'
import { canonicalQuery } from './canonical-query.ts'

test.each([
  ['', {}],
  ['page=3', { page: 3 }],
  ['product_type=trailer&page=2', { product_type: 'trailer', page: 2 }],
  ['product_type=trailer&product_type=motorhome', {}],
  ['product_type=trailer&country=DE&page=2', { product_type: 'trailer' }],
  ['country=DE&text=sky&view=list', {}],
  ['page=2&sort=price_low&view=list', {}],
  ['page=2&view=list', { page: 2 }],
  ['page=-1&utm_source=mail&product_type=%3Cscript%3E', {}],
])('a list at ?%s is known to search engines by %j (spec 2)', (address, query) => {
  expect(canonicalQuery(new URLSearchParams(address))).toEqual(query)
})
