import { describe, expect, it } from 'vitest'
import { nextAfternoon } from './next-afternoon.ts'

const next = (now: string) => new Date(nextAfternoon(Date.parse(now))).toISOString()

describe('the next weekday at 13:50 in Berlin (rules 14)', () => {
  it.each([
    ['2026-11-23T08:00:00Z', '2026-11-23T12:50:00.000Z'],
    ['2026-11-23T12:50:00Z', '2026-11-24T12:50:00.000Z'],
    ['2026-11-23T12:58:14Z', '2026-11-24T12:50:00.000Z'],
    ['2026-11-27T15:00:00Z', '2026-11-30T12:50:00.000Z'],
    ['2026-11-28T06:00:00Z', '2026-11-30T12:50:00.000Z'],
    ['2026-06-30T23:30:00Z', '2026-07-01T11:50:00.000Z'],
    ['2026-10-23T15:00:00Z', '2026-10-26T12:50:00.000Z'],
  ])('after %s is %s', (now, expected) => {
    expect(next(now)).toBe(expected)
  })
})
