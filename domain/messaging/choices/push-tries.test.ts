import { expect, test } from 'vitest'
import { hourMs, minuteMs, secondMs } from '../../calendar/instant.ts'
import { nextTryInMs } from './push-tries.ts'

const start = Date.parse('2026-11-23T13:30:00Z')

function next(
  about: { afterMs?: number; tries?: number; retryAfterSeconds?: number; lastsMs?: number } = {},
) {
  const { afterMs = 0, tries = 1, retryAfterSeconds = null, lastsMs = hourMs } = about
  const tried = { tries, firstTriedAt: start, now: start + afterMs }
  return nextTryInMs(tried, { retryAfterSeconds, lastsMs })
}

test('a push service is asked again after 10 s, and then each time after twice as long', () => {
  expect([1, 2, 3, 4, 5, 6].map((tries) => next({ tries }))).toEqual([
    ...[10, 20, 40, 80, 160].map((seconds) => seconds * secondMs),
    null,
  ])
})

test('as long as the service asks for, but never later than ten minutes after the first try', () => {
  expect(next({ retryAfterSeconds: 40 })).toBe(40 * secondMs)
  expect(next({ retryAfterSeconds: 600 })).toBe(10 * minuteMs)
  expect(next({ retryAfterSeconds: 601 })).toBeNull()
  expect(next({ retryAfterSeconds: 240, afterMs: 5 * minuteMs })).toBe(4 * minuteMs)
  expect(next({ retryAfterSeconds: 360, afterMs: 5 * minuteMs })).toBeNull()
})

test('never when its reader could no longer act on it', () => {
  expect(next({ retryAfterSeconds: 240, lastsMs: 5 * minuteMs })).toBe(4 * minuteMs)
  expect(next({ retryAfterSeconds: 300, lastsMs: 5 * minuteMs })).toBeNull()
})
