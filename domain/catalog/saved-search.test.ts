import { expect, test } from 'vitest'
import type { FilterQuery } from './filter-query.ts'
import { hasLostFilters, isPushed } from './saved-search.ts'

const whole: FilterQuery = { make: ['knaus'], price_to: 60_000 }
/** As a row keeps it whose filter has left the catalog since. */
const lost: FilterQuery & { readonly moon_phase: string } = { ...whole, moon_phase: 'full' }

test('a search over a filter that is gone is known by it (rules 1)', () => {
  expect([whole, lost].map(hasLostFilters)).toEqual([false, true])
})

test('a search is pushed where its dealer wants that, and never over a filter that is gone (rules 1)', () => {
  expect(isPushed({ push: true, query: whole })).toBe(true)
  expect(isPushed({ push: false, query: whole })).toBe(false)
  expect(isPushed({ push: true, query: lost })).toBe(false)
})
