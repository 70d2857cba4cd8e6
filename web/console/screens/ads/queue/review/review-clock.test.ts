import { describe, expect, test } from 'vitest'
import { hoursAndMinutes, reviewClock } from './review-clock.ts'

const submittedAt = '2026-11-19T13:20:00.000Z'
const dueAt = '2026-11-20T13:20:00.000Z'
const at = (text: string) => ({ submittedAt, dueAt, now: Date.parse(text) })

describe('the clock of a review (rules 12)', () => {
  test('counts down from 24 hours', () => {
    expect(reviewClock(at('2026-11-19T13:20:00.000Z'))).toEqual({
      state: 'calm',
      clock: '24:00',
      percent: 0,
    })
    expect(reviewClock(at('2026-11-20T01:20:00.000Z')).percent).toBe(50)
  })

  test('is due soon in the last three hours', () => {
    expect(reviewClock(at('2026-11-20T10:20:00.000Z')).state).toBe('calm')
    expect(reviewClock(at('2026-11-20T10:20:01.000Z')).state).toBe('soon')
    expect(reviewClock(at('2026-11-20T13:02:00.000Z')).clock).toBe('0:18')
    expect(reviewClock(at('2026-11-20T13:20:00.000Z')).state).toBe('soon')
  })

  test('counts on once it is overdue, with a full bar', () => {
    expect(reviewClock(at('2026-11-20T14:51:00.000Z'))).toEqual({
      state: 'overdue',
      clock: '1:31',
      percent: 100,
    })
  })
})

test('hours are not folded into days', () => {
  expect(hoursAndMinutes(25.5 * 3_600_000)).toBe('25:30')
  expect(hoursAndMinutes(-1)).toBe('0:00')
})
