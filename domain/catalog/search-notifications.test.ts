import { expect, test } from 'vitest'
import { filterOfNewAd, notificationDueAt } from './search-notifications.ts'

/** What saved searches find is told in bundles, by mail and by push alike. */

const at = (text: string) => Date.parse(text)
const due = (rhythm: 'bundled' | 'daily', now: string, last: string | null = null) =>
  new Date(
    notificationDueAt({ rhythm, now: at(now), lastNotifiedAt: last === null ? null : at(last) }),
  ).toISOString()

test('the first find is told at once, what follows at most every 30 minutes (rules 1)', () => {
  expect(due('bundled', '2026-11-24T10:00:00Z')).toBe('2026-11-24T10:00:00.000Z')
  expect(due('bundled', '2026-11-24T10:10:00Z', '2026-11-24T10:00:00Z')).toBe(
    '2026-11-24T10:30:00.000Z',
  )
  expect(due('bundled', '2026-11-24T10:30:00Z', '2026-11-24T10:00:00Z')).toBe(
    '2026-11-24T10:30:00.000Z',
  )
})

test('what is told once a day comes at seven in Berlin, in winter and in summer (rules 1)', () => {
  expect(due('daily', '2026-11-24T10:00:00Z')).toBe('2026-11-25T06:00:00.000Z')
  expect(due('daily', '2026-11-24T05:59:00Z')).toBe('2026-11-24T06:00:00.000Z')
  expect(due('daily', '2026-11-24T06:00:00Z')).toBe('2026-11-25T06:00:00.000Z')
  expect(due('daily', '2026-07-01T10:00:00Z')).toBe('2026-07-02T05:00:00.000Z')
})

test('what is told once a day keeps its distance as well, and comes on the same morning (rules 1)', () => {
  expect(due('daily', '2026-11-24T05:50:00Z', '2026-11-24T05:45:00Z')).toBe(
    '2026-11-24T06:15:00.000Z',
  )
})

test('a search for running auctions finds a new ad before its auction runs (rules 1)', () => {
  const make = { make: ['knaus'] }
  expect(filterOfNewAd({ options: { ...make, status: ['running'] }, ranges: {} })).toEqual({
    options: make,
    ranges: {},
  })
})
