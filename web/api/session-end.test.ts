import { expect, test } from 'vitest'
import { expectLoginEnd, watchLogin } from './session-end.ts'

const anna = 101

function watched() {
  let told = 0
  const login = watchLogin(() => {
    told += 1
  })
  return { login, told: () => told }
}

test('a login that ended is told of once, also where several calls are refused (rules 11)', () => {
  const { login, told } = watched()
  login.sees(anna)
  login.isRefused()
  login.isRefused()
  login.sees(undefined)
  expect(told()).toBe(1)
})

test('the answer that nobody is logged in tells it too, before any call is refused (rules 11)', () => {
  const { login, told } = watched()
  login.sees(anna)
  login.sees(undefined)
  login.isRefused()
  expect(told()).toBe(1)
})

test('a visitor has no login that could end (rules 11)', () => {
  const { login, told } = watched()
  login.sees(undefined)
  login.isRefused()
  expect(told()).toBe(0)
})

test('who logs out is told nothing, and of the end of his next login again (rules 11)', () => {
  const { login, told } = watched()
  login.sees(anna)
  expectLoginEnd(true)
  login.isRefused()
  login.sees(undefined)
  expect(told()).toBe(0)
  login.sees(anna)
  login.isRefused()
  expect(told()).toBe(1)
})

test('another person on the same page has not lost a login (rules 11)', () => {
  const { login, told } = watched()
  login.sees(anna)
  login.sees(anna + 1)
  expect(told()).toBe(0)
})
