import { describe, expect, test } from 'vitest'
import { centsOfEur, netOfGross, roundedHalfUp, shareOf } from './rounding.ts'

describe('rounding (rules 10)', () => {
  test.each([
    [1, 2, 1],
    [3, 2, 2],
    [5, 4, 1],
    [7, 4, 2],
    [-1, 2, -1],
    [0, 7, 0],
  ])('%i / %i is %i, half up (rules 10)', (dividend, divisor, whole) => {
    expect(roundedHalfUp({ dividend, divisor })).toBe(whole)
  })

  test('net is gross / (1 + rate) to the euro (rules, head)', () => {
    expect(netOfGross({ gross: 41_000, rateBasisPoints: 1_900 })).toBe(34_454)
    expect(netOfGross({ gross: 41_000, rateBasisPoints: 0 })).toBe(41_000)
  })

  test('net of cents is rounded to the cent (rules 10)', () => {
    expect(netOfGross({ gross: centsOfEur(41_250), rateBasisPoints: 1_900 })).toBe(3_466_387)
  })

  test('a share is half-up to the cent (rules 10)', () => {
    expect(shareOf(3_466_387, 175)).toBe(60_662)
    expect(shareOf(60_662, 1_900)).toBe(11_526)
  })
})
