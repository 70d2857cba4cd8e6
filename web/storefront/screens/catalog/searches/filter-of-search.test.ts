import { expect, test } from 'vitest'
import { readAddress } from '../address/catalog-address.ts'
import { isFilterOf } from './filter-of-search.ts'

/** Whether a saved search that is open has been changed (spec 7.2). */

const filterOf = (search: string) => readAddress(new URLSearchParams(search)).filter
const query = { make: ['knaus', 'hymer'], status: ['running', 'hotbidding'], price_to: 60_000 }
const same = '?price_to=60000&status=running&make=hymer&make=knaus&sort=newest&page=2&view=list'

test('order, page and form are no change, nor is the order in which options were chosen (spec 7.2)', () => {
  expect(isFilterOf({ query }, filterOf(same))).toBe(true)
  expect(isFilterOf({ query: {} }, filterOf(''))).toBe(true)
})

test.each(['&gearbox=automatic', '&price_from=1000', '&text=tramp', '&make=adria'])(
  'one filter more is a change: %s (spec 7.2)',
  (more) => expect(isFilterOf({ query }, filterOf(same + more))).toBe(false),
)
