import { describe, expect, it } from 'vitest'
import { positiveNumber, seedsOf, wholeNumber } from './arguments.ts'

describe('the arguments of the simulator', () => {
  it('are seeds, one or a range with both ends', () => {
    expect(seedsOf('seeds', '7')).toEqual([7])
    expect(seedsOf('seeds', '3-5')).toEqual([3, 4, 5])
  })

  it.each(['', 'x', '1-x', '-3', '1-2-3', '5-4', '1.5', '1e3'])(
    'are refused where "%s" would play nothing or something else',
    (text) => {
      expect(() => seedsOf('seeds', text)).toThrow(/--seeds/)
    },
  )

  it('are whole numbers, days and kills at least one', () => {
    expect(wholeNumber('seed', '0')).toBe(0)
    expect(() => wholeNumber('seed', 'seven')).toThrow('--seed is a whole number, not "seven"')
    expect(positiveNumber('days', '3')).toBe(3)
    expect(() => positiveNumber('days', '0')).toThrow('--days is at least 1')
    expect(() => positiveNumber('kills', '-1')).toThrow('--kills is a whole number')
  })
})
