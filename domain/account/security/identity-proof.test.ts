import { expect, test } from 'vitest'
import { askedProof, changesAddress, identityProofMs, isIdentityProved } from './identity-proof.ts'

test('a login or proof is good for 15 minutes (rules 11)', () => {
  const at = (ms: number) => isIdentityProved(1000, 1000 + ms)
  expect(identityProofMs).toBe(900_000)
  expect([at(0), at(identityProofMs - 1), at(identityProofMs)]).toEqual([true, true, false])
  expect(isIdentityProved(null, 1000)).toBe(false)
})

test.each([
  [{ hasPasskey: true, hasApp: true, hasPassword: true }, 'passkey'],
  [{ hasPasskey: false, hasApp: true, hasPassword: true }, 'secondFactor'],
  [{ hasPasskey: false, hasApp: false, hasPassword: true }, 'password'],
  [{ hasPasskey: false, hasApp: false, hasPassword: false }, 'mailedCode'],
] as const)('%j is asked for the %s (rules 11)', (account, expected) => {
  expect(askedProof(account)).toBe(expected)
})

test('another address asks for it, the first one and other fields do not (rules 11)', () => {
  const whole = { street: 'Hafenweg 3', zipCode: '24103', city: 'Kiel', country: 'DE' }
  expect(changesAddress(whole, { ...whole, street: 'Hafenweg 5' })).toBe(true)
  expect(changesAddress(whole, { ...whole, phone: '+49 431 123456' })).toBe(false)
  const begun = { street: 'Hafen', city: 'Kiel' }
  expect(changesAddress(begun, { ...begun, street: 'Hafenweg 3' })).toBe(false)
})
