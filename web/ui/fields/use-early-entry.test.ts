import { expect, test } from 'vitest'
import { isTypedOver } from './use-early-entry.ts'

test.each([
  ['76543', '41.000', true],
  ['', '41.000', true],
  ['first\nsecond', 'first\r\nsecond', false],
  ['a@b.example', ' a@b.example', false],
])('%j in the element is typed over %j: %s', (entry, value, expected) => {
  expect(isTypedOver(entry, value)).toBe(expected)
})
