import { expect, test } from 'vitest'
import { judgeOutsideLogin } from './outside-login.ts'

const person = { email: 'anna@example.org', isEmailVerified: true, roles: null }
const account = {
  ...{ customerId: 1, email: 'anna@example.org', isEmailVerified: true },
  ...{ isDeactivated: false, operatorRoles: [] },
}
const asked = { person, known: null, hasAccountOfAddress: false, connecting: null, opens: false }
const verdict = (change: Partial<Parameters<typeof judgeOutsideLogin>[0]>) => {
  const given = judgeOutsideLogin({ ...asked, ...change })
  return given.kind === 'refuse' ? given.fault : given.kind
}

test('an address never merges two accounts: it is connected behind a proof, for the very same verified address (rules 11)', () => {
  expect(verdict({ hasAccountOfAddress: true, opens: true })).toBe('exists')
  expect(verdict({ connecting: account })).toBe('connect')
  expect(verdict({ connecting: account, person: { ...person, isEmailVerified: false } })).toBe(
    'unverified',
  )
  expect(verdict({ connecting: account, person: { ...person, email: 'ben@example.org' } })).toBe(
    'unverified',
  )
  expect(verdict({ connecting: { ...account, isEmailVerified: false } })).toBe('unverified')
  expect(verdict({ connecting: account, known: { ...account, customerId: 2 } })).toBe('exists')
})

test('an account is opened for a verified address whose owner has agreed to the form (rules 11)', () => {
  expect(verdict({ opens: true })).toBe('open')
  expect(verdict({})).toBe('unknown')
  expect(verdict({ opens: true, person: { ...person, isEmailVerified: false } })).toBe('unverified')
})

test('a provider lets nobody in who is barred here, and operators by the roles that it names alone (rules 11)', () => {
  expect(verdict({ known: account })).toBe('enter')
  expect(verdict({ known: { ...account, isDeactivated: true } })).toBe('barred')
  const operator = { ...account, operatorRoles: ['support', 'finance'] }
  expect(verdict({ known: operator })).toBe('barred')
  const named = (roles: string[]) => verdict({ known: operator, person: { ...person, roles } })
  expect(named(['support'])).toBe('barred')
  expect(named(['support', 'finance', 'other'])).toBe('enter')
})
