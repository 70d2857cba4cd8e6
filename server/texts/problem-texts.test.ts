import { expect, test } from 'vitest'
import type { FieldFault } from '#domain/refusal/field-fault.ts'
import { problemOf } from '../platform/http/problem-answer.ts'
import { refuseFields } from '../platform/http/refused-call.ts'
import { problemTexts } from './problem-texts.ts'

function messageOf(locale: string, fault: FieldFault): string | undefined {
  const caller = { locale, requestId: 'r' }
  return problemOf(refuseFields([fault]), caller, problemTexts).fields?.[0]?.message
}

const mileage: FieldFault = { field: 'mileage', rule: 'min_value', params: { min: 124_500 } }

test.each([
  ['de', '124.500'],
  ['en', '124,500'],
  ['sv', '124\u00a0500'],
])('a field fault groups its figures as a reader of %s does', (locale, figure) => {
  expect(messageOf(locale, mileage)).toContain(figure)
})

test('a year stays whole, and a price has its sign once', () => {
  const year = { field: 'model_year', rule: 'between', params: { min: 1950, max: 2027 } } as const
  expect(messageOf('de', year)).toContain('1950')
  const params = { minimumEur: 1_000 }
  const price: FieldFault = { field: 'target_price', rule: 'min_target_price', params }
  expect(messageOf('de', price)).toMatch(/1\.000\u00a0€/)
})
