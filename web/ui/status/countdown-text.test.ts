import { describe, expect, test } from 'vitest'
import { countdownText, countdownTone, findAnnouncedMinutes, nextTickMs } from './countdown-text.ts'

const texts = { lastSeconds: 'less than 30 seconds', over: 'ended' }
const second = 1000
const minute = 60 * second
const hour = 60 * minute

describe('the text of a countdown', () => {
  test.each([
    [hour + 42 * minute + 18 * second, '1:42:18'],
    [17 * minute + 4 * second, '17:04'],
    [minute, '1:00'],
    [30 * second, '0:30'],
    [26 * hour, '26:00:00'],
  ])('%d ms is %s', (remainingMs, text) => {
    expect(countdownText(remainingMs, texts)).toBe(text)
  })

  test('below 30 seconds it says so instead of counting (spec, constants)', () => {
    expect(countdownText(30 * second - 1, texts)).toBe('less than 30 seconds')
    expect(countdownText(1, texts)).toBe('less than 30 seconds')
  })

  test('at zero and after it is over', () => {
    expect(countdownText(0, texts)).toBe('ended')
    expect(countdownText(-5 * minute, texts)).toBe('ended')
  })

  test('a begun second still counts, so the figure reaches zero only at the end', () => {
    expect(countdownText(minute - 1, texts)).toBe('1:00')
  })

  test('days come as the language puts them', () => {
    const days = (parts: { days: number; clock: string }) => `${parts.days} Tage ${parts.clock}`
    expect(countdownText(50 * hour, { ...texts, days })).toBe('2 Tage 2:00:00')
    expect(countdownText(3 * hour, { ...texts, days })).toBe('3:00:00')
    const soon = 24 * hour + 17 * minute + 44 * second
    expect(countdownText(soon, { ...texts, days })).toBe('1 Tage 0:17:44')
    expect(countdownText(48 * hour - 1, { ...texts, days })).toBe('2 Tage 0:00:00')
  })
})

test('the tone warns when it is soon and says when it is over', () => {
  expect(countdownTone(hour, 10 * minute)).toBe('calm')
  expect(countdownTone(10 * minute, 10 * minute)).toBe('soon')
  expect(countdownTone(29 * second, 10 * minute)).toBe('last')
  expect(countdownTone(0, 10 * minute)).toBe('over')
})

describe('what is announced', () => {
  test('a threshold is spoken once, when it is passed', () => {
    expect(findAnnouncedMinutes({ beforeMs: 10 * minute + 1, nowMs: 10 * minute })).toBe(10)
    expect(
      findAnnouncedMinutes({ beforeMs: 10 * minute, nowMs: 10 * minute - second }),
    ).toBeUndefined()
  })

  test('after a sleeping tab or a clock set right it is what is left that is spoken', () => {
    expect(findAnnouncedMinutes({ beforeMs: 2 * hour, nowMs: 90 * second })).toBe(2)
    expect(findAnnouncedMinutes({ beforeMs: 2 * hour, nowMs: 36 * minute })).toBe(36)
    expect(findAnnouncedMinutes({ beforeMs: 2 * hour, nowMs: -second })).toBeUndefined()
  })

  test('a prolonged end is not announced', () => {
    expect(findAnnouncedMinutes({ beforeMs: minute, nowMs: 3 * minute })).toBeUndefined()
  })
})

test('the clock wakes when the figure changes and sleeps when it is over', () => {
  expect(nextTickMs(61_250)).toBe(250)
  expect(nextTickMs(61_000)).toBe(1000)
  expect(nextTickMs(12_345)).toBe(12_345)
  expect(nextTickMs(0)).toBe(Number.POSITIVE_INFINITY)
})
