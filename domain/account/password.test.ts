import { describe, expect, it } from 'vitest'
import { passwordFaults } from './password.ts'
import { isEasyToGuess } from './security/common-password.ts'

const rulesOf = (password: string, known: Parameters<typeof isEasyToGuess>[1] = {}) =>
  passwordFaults(password, (word) => isEasyToGuess(word, known)).map(({ rule }) => rule)

describe('a new password (rules 11)', () => {
  it.each([
    ['Abzdefg1', []],
    ['Abzdef1', ['min_length']],
    ['abzdefg1', ['password']],
    ['ABZDEFG1', ['password']],
    ['Abzdefgh', ['password']],
    [`Aa1${'x'.repeat(198)}`, ['max_length']],
  ])('%s breaks %j', (password, rules) => {
    expect(rulesOf(password)).toEqual(rules)
  })

  const common = new Set(['password', 'letmein', 'qwertz12', 'monkey'])

  it.each([
    ['Password1', 'a digit behind it'],
    ['Password2026!', 'a year and a mark'],
    ['123Password', 'digits before it'],
    ['P4ssw0rd9', 'digits instead of letters'],
    ['Qwertz12', 'the whole of it'],
    ['LetMeIn77', 'another way of writing it'],
  ])('%s is common: %s', (password) => {
    expect(rulesOf(password, { common })).toEqual(['password_common'])
  })

  it.each(['Wohnmobil7', 'Hymer2024', 'Contraseña1', 'Husvagn99'])(
    '%s is judged by the words of this market, without a list',
    (password) => {
      expect(rulesOf(password)).toEqual(['password_common'])
    },
  )

  it.each(['Abcdefgh1', 'Aaaaaaaa1'])('%s is one step all along', (password) => {
    expect(rulesOf(password)).toEqual(['password_common'])
  })

  it('does not hold the own address', () => {
    expect(rulesOf('Petersen-7x', { email: 'petersen@kiel.example' })).toEqual(['password_common'])
    expect(rulesOf('Petersen-7x', { email: 'uwe@kiel.example' })).toEqual([])
  })

  it.each(['Drei-Igel-im-Herbst-7', 'Monkeybusiness-at-9', 'Demo-Markt-24', 'xK9vTq2mZ'])(
    '%s stands in no list',
    (password) => {
      expect(rulesOf(password, { common })).toEqual([])
    },
  )
})
