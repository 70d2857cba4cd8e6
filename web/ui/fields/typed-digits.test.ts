import { expect, test } from 'vitest'
import { typedDigits } from './typed-digits.ts'

const wrong = { value: '000000', length: 6, isWrong: true }

test('a wrong code is begun anew by the next digit, or by the next code as a whole', () => {
  expect(typedDigits('0000007', wrong)).toBe('7')
  expect(typedDigits('000000123 456', wrong)).toBe('123456')
  expect(typedDigits('00000', wrong)).toBe('00000')
})

test('a code that is asked for takes no further digit', () => {
  expect(typedDigits('0000007', { ...wrong, isWrong: false })).toBe('000000')
  expect(typedDigits('12a', { value: '1', length: 6, isWrong: false })).toBe('12')
})
