import { expect, test } from 'vitest'
import { isCommon, strengthOf } from './password-judge.ts'

test('how hard a password is to guess goes from 0 to 4', () => {
  const passwords = ['Password1', 'Hase7x', 'Rothaus77', 'Drei-Igel-7']
  expect(passwords.map((password) => strengthOf(password, []))).toEqual([0, 1, 3, 4])
})

test('what others know of the person makes it easier', () => {
  const password = 'Quastenflosser7'
  expect(strengthOf(password, [])).toBeGreaterThan(strengthOf(password, ['quastenflosser']))
})

test('the list of the server is asked', () => {
  expect(['Password1', 'Sieben-Igel-7'].map((password) => isCommon(password, undefined))).toEqual([
    true,
    false,
  ])
})
