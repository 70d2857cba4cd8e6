import { expect, test } from 'vitest'
import { holdsRole, whyRolesStay } from './operator-role.ts'

test('one of the named roles is enough, and admins may do everything (rules 1)', () => {
  expect(holdsRole(['support'], ['support', 'finance'])).toBe(true)
  expect(holdsRole(['support', 'reviewer'], ['reviewer'])).toBe(true)
  expect(holdsRole(['support'], ['finance'])).toBe(false)
  expect(holdsRole(['admin'], [])).toBe(true)
  expect(holdsRole([], ['support'])).toBe(false)
})

test.each([
  [{ isOneself: false, isDealer: false, isEmailVerified: true }, null],
  [{ isOneself: true, isDealer: false, isEmailVerified: true }, 'own'],
  [{ isOneself: false, isDealer: true, isEmailVerified: true }, 'dealer'],
  [{ isOneself: false, isDealer: false, isEmailVerified: false }, 'unconfirmed'],
])('the roles of %j stay because of: %s (rules 1)', (person, expected) => {
  expect(whyRolesStay(person)).toBe(expected)
})
