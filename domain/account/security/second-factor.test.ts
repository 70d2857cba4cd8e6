import { expect, test } from 'vitest'
import {
  isSecondFactorRequired,
  offersSecondFactor,
  readSecondFactor,
  recoveryCodeOf,
} from './second-factor.ts'

test('operators need a second factor, others may have one (rules 11)', () => {
  expect(isSecondFactorRequired({ roles: ['admin'] })).toBe(true)
  expect(isSecondFactorRequired({ roles: [] })).toBe(false)
})

test.each([
  ['123456', { kind: 'totp', digits: '123456' }],
  [' 123 456 ', { kind: 'totp', digits: '123456' }],
  ['abcde-fghjk', { kind: 'recovery', code: 'ABCDE-FGHJK' }],
  ['ABCDE FGHJK', { kind: 'recovery', code: 'ABCDE-FGHJK' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCDE-FGHIO', undefined],
  ['', undefined],
])('"%s" is read as %j', (typed, expected) => {
  expect(readSecondFactor(typed)).toEqual(expected)
})

test('it is offered to whoever bids more than 50,000 EUR (rules 11)', () => {
  expect([50_000, 50_001].map(offersSecondFactor)).toEqual([false, true])
})

test('a recovery code is ten signs that nobody mixes up, read as it was shown', () => {
  const code = recoveryCodeOf(Uint8Array.from([0, 31, 32, 255, 7, 1, 2, 3, 4, 5]))
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)
  expect(readSecondFactor(code)).toEqual({ kind: 'recovery', code })
})
