import { expect, test } from 'vitest'
import { nextLookAt } from './dealer-stock.ts'

test('the next look follows by itself, unless the login was refused', () => {
  const every = (failure: Parameters<typeof nextLookAt>[1]['failure']) =>
    nextLookAt(1_000, { failure, everyMinutes: 15 })
  expect(every(null)).toBe(901_000)
  expect(every('unavailable')).toBe(901_000)
  expect(every('refused')).toBeUndefined()
})
