import { expect, test } from 'vitest'
import { startOfBerlinDay } from '#domain/calendar/deadlines.ts'
import { startOfToday } from './start-of-today.ts'

test('the midnight that is kept is the calendar’s, over midnights, both ways and in the longest night', () => {
  const evening = Date.parse('2026-10-24T21:59:59.999Z')
  const hours = Array.from({ length: 30 }, (_, hour) => evening + hour * 3_600_000)
  const instants = [evening, evening + 1, evening, ...hours, ...hours.toReversed()]
  expect(instants.map(startOfToday)).toEqual(instants.map(startOfBerlinDay))
})
