import { expect, test } from 'vitest'
import { hoursInOrder, inOrderOfTime } from './bids-of-day.ts'

test('the hour that runs stands last, yesterday evening before this morning', () => {
  const hours = hoursInOrder(13)
  expect(hours[0]).toBe(14)
  expect(hours[9]).toBe(23)
  expect(hours[10]).toBe(0)
  expect(hours.at(-1)).toBe(13)
  const byHour = Array.from({ length: 24 }, (_, hour) => hour * 10)
  expect(inOrderOfTime(byHour, 13).slice(-2)).toEqual([120, 130])
})
