import { expect, test } from 'vitest'
import { mayWatch } from './phase.ts'

test('dealers keep an eye on what is on the market, nobody else on anything (rules 1)', () => {
  expect(mayWatch({ viewer: 'dealer', status: 'running' })).toBe(true)
  expect(mayWatch({ viewer: 'merchant_in_review', status: 'published' })).toBe(true)
  expect(mayWatch({ viewer: 'dealer', status: 'inactive' })).toBe(false)
  expect(mayWatch({ viewer: 'seller', status: 'running' })).toBe(false)
})
