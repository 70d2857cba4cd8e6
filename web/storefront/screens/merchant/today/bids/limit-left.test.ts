import { expect, test } from 'vitest'
import { leftOfLimit } from './limit-left.ts'

/** What is left of an agent's limit (rules 5). */

const agent = { limitEur: 49_000, isExhausted: false }

test('the limit less the price now', () => {
  expect(leftOfLimit(agent, 46_750)).toBe(2_250)
  expect(leftOfLimit(agent, null)).toBe(49_000)
})

test('nothing where the price has reached the limit, or the agent bids no more', () => {
  expect(leftOfLimit(agent, 49_000)).toBeNull()
  expect(leftOfLimit(agent, 49_500)).toBeNull()
  expect(leftOfLimit({ ...agent, isExhausted: true }, 46_750)).toBeNull()
})
