import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../calendar/instant.ts'
import { nextMailAt, readLoginCode } from './login-code.ts'

const now = Date.parse('2026-11-24T12:00:00Z')
const ago = (...distances: number[]) => distances.map((distance) => now - distance)

describe('mails with a code (rules 11)', () => {
  test('go out five times an hour, and again when the first of the five is an hour old', () => {
    expect(nextMailAt([], now)).toBeNull()
    expect(nextMailAt(ago(1, 2, 3, 4), now)).toBeNull()
    const sent = ago(50 * minuteMs, 40 * minuteMs, 3, 2, 1)
    expect(nextMailAt(sent, now)).toBe(now + 10 * minuteMs)
    expect(nextMailAt(sent, now + 10 * minuteMs)).toBeNull()
  })

  test('go out twelve times a day', () => {
    const sent = ago(...Array.from({ length: 12 }, (_none, index) => (index + 2) * hourMs))
    expect(nextMailAt(sent, now)).toBe(now - 13 * hourMs + dayMs)
    expect(nextMailAt(sent.slice(1), now)).toBeNull()
  })
})

test('a code is read from what was pasted', () => {
  expect(readLoginCode('407 312')).toBe('407312')
  expect(readLoginCode(' 407-312\n')).toBe('407312')
  expect(readLoginCode('40731')).toBeUndefined()
  expect(readLoginCode('4073120')).toBeUndefined()
})
