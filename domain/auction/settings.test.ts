import { expect, test } from 'vitest'
import { latestEnd } from '../calendar/slots.ts'
import { defaultMarketSettings } from './settings.ts'

/** Figures that only matter together; each alone is tested where its rule stands. */

test.each([
  ['an early slot by 30 minutes', '2026-09-15T14:00:00+02:00', '2026-09-15T14:30:00+02:00'],
  ['the last slot until 17:00', '2026-09-15T16:30:00+02:00', '2026-09-15T17:00:00+02:00'],
  [
    'an end after 16:30 no later than 17:00',
    '2026-09-15T16:50:00+02:00',
    '2026-09-15T17:00:00+02:00',
  ],
  ['in winter by the same clock', '2026-12-15T16:45:00+01:00', '2026-12-15T17:00:00+01:00'],
])('rules 3: the end may move, %s', (_what, planned, latest) => {
  const { latestTime, maxExtensionMinutes } = defaultMarketSettings.softClose
  const plannedEndsAt = Date.parse(planned)
  expect(latestEnd({ plannedEndsAt, latestTime, maxExtensionMinutes })).toBe(Date.parse(latest))
})
