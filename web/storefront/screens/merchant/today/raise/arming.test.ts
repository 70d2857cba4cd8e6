import { expect, test } from 'vitest'
import { type Armed, isArmed, press } from './arming.ts'

/** The guard of a bid by one button (rules 4). */

const first: Armed = { buttonId: 'seven', amountEur: 54_750, at: 1000 }

test('the first press arms, the second one bids the amount that was read', () => {
  expect(press(null, first)).toEqual({ armed: first, bidEur: null })
  expect(press(first, { ...first, at: 1400 })).toEqual({ armed: null, bidEur: 54_750 })
})

test('the second half of a double click bids nothing', () => {
  expect(press(first, { ...first, at: 1399 })).toEqual({ armed: first, bidEur: null })
})

test('after five seconds a press arms again', () => {
  const late = { ...first, at: 6000 }
  expect(press(first, late)).toEqual({ armed: late, bidEur: null })
})

test('a price that moved meanwhile is armed anew, never bid', () => {
  const moved = { ...first, amountEur: 55_250, at: 2000 }
  expect(isArmed(first, moved)).toBe(false)
  expect(press(first, moved)).toEqual({ armed: moved, bidEur: null })
})

test('a press on another button arms that one alone', () => {
  const other = { ...first, buttonId: 'eight', at: 2000 }
  expect(press(first, other)).toEqual({ armed: other, bidEur: null })
})
