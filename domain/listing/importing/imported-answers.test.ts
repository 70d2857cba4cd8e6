import { expect, test } from 'vitest'
import {
  countAnsweredOtherwise,
  openForImport,
  renewableAnswers,
  unconfirmedAnswers,
} from './imported-answers.ts'

const found = { make: 'hymer', length: 6990, fuel: 'electric', cubic_capacity: 2287 }
const now = Date.UTC(2026, 10, 24)
const motorhome = { product_type: 'motorhome' }

test('an import fills what is open and leaves every answer as it is', () => {
  const values = { ...motorhome, length: 6900 }
  expect(openForImport(values, found, { now })).toEqual({ make: 'hymer', fuel: 'electric' })
  expect(countAnsweredOtherwise(values, found)).toBe(1)
  expect(countAnsweredOtherwise({ ...motorhome, length: 6990 }, found)).toBe(0)
})

test('what cannot be beside the answers of the ad is left out, so that the rest comes in', () => {
  const future = { make: 'hymer', first_registration_year: 2031 }
  expect(openForImport(motorhome, future, { now })).toEqual({ make: 'hymer' })
})

test('a newer word of the same source takes the place of its former one, never of an answer by hand', () => {
  const imported = (['mileage', 'length', 'fuel'] as const).map((attributeCode, index) => ({
    ...{ attributeCode, value: [39_100, 6410, 'diesel'][index] ?? 0 },
    ...{ source: 'syscara' as const, isConfirmed: index === 0 },
  }))
  const values = { ...motorhome, mileage: 39_100, length: 6500, fuel: 'diesel' }
  const newer = { mileage: 41_000, length: 6420, fuel: 'diesel' }
  const renewable = renewableAnswers(values, imported, 'syscara')
  expect(openForImport(values, newer, { now, renewable })).toEqual({ mileage: 41_000 })
  expect(countAnsweredOtherwise(values, newer, renewable)).toBe(1)
  expect([...renewableAnswers(values, imported, 'rdw')]).toEqual([])
})

test('an imported answer is marked until it is confirmed or changed', () => {
  const answer = (attributeCode: string, value: string | number, isConfirmed = false) => ({
    ...{ attributeCode, value, isConfirmed, source: 'rdw' as const },
  })
  const imported = [answer('length', 6990), answer('make', 'hymer'), answer('fuel', 'diesel', true)]
  const codes = (values: Readonly<Record<string, string | number>>) =>
    unconfirmedAnswers(values, imported).map(({ attributeCode }) => attributeCode)
  expect(codes({ make: 'hymer', length: 6990, fuel: 'diesel' })).toEqual(['make', 'length'])
  expect(codes({ make: 'knaus', length: 6990 })).toEqual(['length'])
  expect(codes({})).toEqual([])
})
