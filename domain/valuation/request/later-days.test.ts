import { expect, test } from 'vitest'
import { dayMs } from '../../calendar/instant.ts'
import { laterDays } from './later-days.ts'
import { decideValuation, newValuationRequest } from './valuation-request.ts'

const days = (now: string) =>
  laterDays(Date.parse(now)).map((day) => new Date(day).toISOString().slice(0, 10))

test('"not selling now" offers four weeks, half a year and the begin of the next season (spec 4)', () => {
  expect(days('2026-11-24T13:50:00Z')).toEqual(['2026-12-22', '2027-03-01', '2027-05-25'])
  expect(days('2026-02-10T13:50:00Z')).toEqual(['2026-03-10', '2026-08-11'])
})

test('each day that is offered is one that the rules allow', () => {
  const begin = Date.parse('2026-01-01T23:30:00Z')
  for (let day = 0; day < 366; day += 1) {
    const now = begin + day * dayMs
    for (const until of laterDays(now)) {
      expect(decideValuation(newValuationRequest, { type: 'postpone', until }, now)).toMatchObject({
        isAllowed: true,
      })
    }
  }
})
