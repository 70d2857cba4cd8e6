import { expect, test } from 'vitest'
import { lightBeside, mayWatch } from './phase.ts'

test('dealers keep an eye on what is on the market, nobody else on anything (rules 1)', () => {
  expect(mayWatch({ viewer: 'dealer', status: 'running' })).toBe(true)
  expect(mayWatch({ viewer: 'merchant_in_review', status: 'published' })).toBe(true)
  expect(mayWatch({ viewer: 'dealer', status: 'inactive' })).toBe(false)
  expect(mayWatch({ viewer: 'seller', status: 'running' })).toBe(false)
})

test('no light contradicts the price of a sale: it is of bids (rules 4, 7)', () => {
  // Bought at once or by a counter-offer, while the bids stood far below the price.
  expect(lightBeside({ status: 'sold', light: 'red' })).toBeNull()
  expect(lightBeside({ status: 'renegotiation', light: 'yellow' })).toBe('yellow')
  expect(lightBeside({ status: 'running', light: 'none' })).toBe('none')
  expect(lightBeside({ status: 'failed', light: 'none' })).toBeNull()
})
