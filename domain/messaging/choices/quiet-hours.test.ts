import { describe, expect, it, test } from 'vitest'
import { heldUntil, quietUntil, usualQuietHours } from './quiet-hours.ts'

/** Of Berlin; November has winter time. 2026-11-23 is a Monday. */
const at = (text: string) => Date.parse(`${text}+01:00`)

describe('quiet hours', () => {
  it.each([
    ['2026-11-23T19:59:59', null],
    ['2026-11-23T20:00:00', '2026-11-24T07:00:00'],
    ['2026-11-24T06:59:59', '2026-11-24T07:00:00'],
    ['2026-11-24T07:00:00', null],
    ['2026-11-27T21:00:00', '2026-11-30T07:00:00'],
    ['2026-11-28T12:00:00', '2026-11-30T07:00:00'],
    ['2026-11-30T03:00:00', '2026-11-30T07:00:00'],
  ])('at %s last until %s', (now, until) => {
    expect(quietUntil(usualQuietHours, at(now))).toBe(until === null ? null : at(until))
  })

  test('end at seven on the clock when the clock is put back meanwhile', () => {
    const quiet = { ...usualQuietHours, hasWeekends: false }
    const until = quietUntil(quiet, Date.parse('2026-10-24T21:00:00+02:00'))
    expect(until).toBe(Date.parse('2026-10-25T07:00:00+01:00'))
  })

  test('may lie within one day, or be switched off', () => {
    const lunch = { isOn: true, fromHour: 12, toHour: 14, hasWeekends: false }
    expect(quietUntil(lunch, at('2026-11-28T12:30:00'))).toBe(at('2026-11-28T14:00:00'))
    expect(quietUntil(lunch, at('2026-11-28T14:00:00'))).toBeNull()
    expect(quietUntil({ ...usualQuietHours, isOn: false }, at('2026-11-28T12:00:00'))).toBeNull()
  })

  test.each([
    ['lie within one day', { fromHour: 12, toHour: 14 }],
    ['begin and end at one hour, and so are no time at all', { fromHour: 7, toHour: 7 }],
  ])('that %s end a quiet weekend at midnight', (_name, hours) => {
    const quiet = { ...usualQuietHours, ...hours }
    expect(quietUntil(quiet, at('2026-11-28T12:30:00'))).toBe(at('2026-11-30T00:00:00'))
    expect(quietUntil(quiet, at('2026-11-30T00:00:00'))).toBeNull()
  })

  test('from midnight on end a quiet weekend in the morning', () => {
    const quiet = { ...usualQuietHours, fromHour: 0 }
    expect(quietUntil(quiet, at('2026-11-28T12:30:00'))).toBe(at('2026-11-30T07:00:00'))
  })

  test('never hold what would end in them', () => {
    const now = at('2026-11-23T22:00:00')
    const hold = (actsUntil: number | null) => heldUntil(usualQuietHours, { now, actsUntil })
    expect(hold(null)).toBe(at('2026-11-24T07:00:00'))
    expect(hold(at('2026-11-24T16:00:00'))).toBe(at('2026-11-24T07:00:00'))
    expect(hold(at('2026-11-24T07:00:00'))).toBeNull()
    expect(hold(at('2026-11-24T06:00:00'))).toBeNull()
  })
})
