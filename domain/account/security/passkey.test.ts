import { expect, test } from 'vitest'
import { hasSecondFactor, mayEndFactor } from './passkey.ts'

test.each([
  [{ hasApp: false, passkeys: 0 }, false, false],
  [{ hasApp: true, passkeys: 0 }, true, false],
  [{ hasApp: false, passkeys: 1 }, true, false],
  [{ hasApp: true, passkeys: 1 }, true, true],
  [{ hasApp: false, passkeys: 2 }, true, true],
])(
  '%j is a second factor: %s, and one of it may go from an operator: %s (rules 11)',
  (factors, isOne, mayGo) => {
    expect(hasSecondFactor(factors)).toBe(isOne)
    expect(mayEndFactor(factors, { isRequired: true })).toBe(mayGo)
    expect(mayEndFactor(factors, { isRequired: false })).toBe(true)
  },
)
