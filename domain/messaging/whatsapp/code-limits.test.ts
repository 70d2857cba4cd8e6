import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../../calendar/instant.ts'
import { type AskedCode, nextCodeAt } from './code-limits.ts'

const now = Date.parse('2026-11-23T13:30:00Z')

const asked = (count: number, of: Partial<AskedCode>): AskedCode[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ askedAt: now - (index + 1) * minuteMs, isOwn: false, isOfNumber: false, ...of },
  }))

describe('codes to a number (rules 11)', () => {
  test('are five an hour and twelve a day for an account, whatever the numbers', () => {
    expect(nextCodeAt(asked(4, { isOwn: true }), { hasConfirmedNumber: true, now })).toBeNull()
    const five = asked(5, { isOwn: true })
    expect(nextCodeAt(five, { hasConfirmedNumber: true, now })).toBe(now - 5 * minuteMs + hourMs)
  })

  test('that others asked for keep nobody from the first of their day', () => {
    const others = asked(12, { isOfNumber: true })
    expect(nextCodeAt(others, { hasConfirmedNumber: false, now })).toBeNull()
    const again = [...others, ...asked(1, { isOwn: true, isOfNumber: true })]
    expect(nextCodeAt(again, { hasConfirmedNumber: false, now })).not.toBeNull()
  })

  test('are twenty a day for a number, however many accounts ask, each for its first', () => {
    const others = asked(20, { isOfNumber: true })
    const isOpen = { hasConfirmedNumber: false, now }
    expect(nextCodeAt(others.slice(1), isOpen)).toBeNull()
    expect(nextCodeAt(others, isOpen)).toBe(now - 20 * minuteMs + dayMs)
  })

  test('never count the others for an account that has confirmed this number before', () => {
    const all = [...asked(20, { isOfNumber: true }), ...asked(2, { isOwn: true, isOfNumber: true })]
    expect(nextCodeAt(all, { hasConfirmedNumber: true, now })).toBeNull()
  })
})
