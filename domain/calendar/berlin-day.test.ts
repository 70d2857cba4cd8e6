import { expect, test } from 'vitest'
import { berlinDayOf } from './berlin-day.ts'
import { endOfBerlinDay, startOfBerlinDay } from './deadlines.ts'

test('the day that is kept is the calendar’s, over midnights, both ways and in the longest night', () => {
  const evening = Date.parse('2026-10-24T21:59:59.999Z')
  const hours = Array.from({ length: 30 }, (_, hour) => evening + hour * 3_600_000)
  const instants = [evening, evening + 1, evening, ...hours, ...hours.toReversed()]
  expect(instants.map(berlinDayOf)).toEqual(
    instants.map((now) => ({ startsAt: startOfBerlinDay(now), endsAt: endOfBerlinDay(now, 0) })),
  )
})
