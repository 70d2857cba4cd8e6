import { expect, test } from 'vitest'
import { expectLoginEnd, watchLogin } from './session-end.ts'

const anna = 101

function watched() {
  let notified = 0
  const login = watchLogin(() => {
    notified += 1
  })
  return { login, notified: () => notified }
}

test('a login that ended is notified of once, also where several calls are refused (rules 11)', () => {
  const { login, notified } = watched()
  login.sees(anna)
  login.isRefused()
  login.isRefused()
  login.sees(undefined)
  expect(notified()).toBe(1)
})

test('the answer that nobody is logged in tells it too, before any call is refused (rules 11)', () => {
  const { login, notified } = watched()
  login.sees(anna)
  login.sees(undefined)
  login.isRefused()
  expect(notified()).toBe(1)
})

test('a visitor has no login that could end (rules 11)', () => {
  const { login, notified } = watched()
  login.sees(undefined)
  login.isRefused()
  expect(notified()).toBe(0)
})

test('people who log out get no notice of it, and one when their next login ends (rules 11)', () => {
  const { login, notified } = watched()
  login.sees(anna)
  expectLoginEnd(true)
  login.isRefused()
  login.sees(undefined)
  expect(notified()).toBe(0)
  login.sees(anna)
  login.isRefused()
  expect(notified()).toBe(1)
})

test('another person on the same page has not lost a login (rules 11)', () => {
  const { login, notified } = watched()
  login.sees(anna)
  login.sees(anna + 1)
  expect(notified()).toBe(0)
})
