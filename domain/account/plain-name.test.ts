import { expect, test } from 'vitest'
import { nameFaults } from './plain-name.ts'

const rulesOf = (profile: Parameters<typeof nameFaults>[0]) =>
  nameFaults(profile, {}).map(({ field, rule }) => `${field} ${rule}`)

test.each([
  ['https://evil.example', 'text_has_link'],
  ['Gewinn: www.evil.example', 'text_has_link'],
  ['jetzt auf evil.com klicken', 'text_has_link'],
  ['ｅｖｉｌ．ｃｏｍ', 'text_has_link'],
  ['ev\u200Bil.com', 'text_has_link'],
  ['anna@evil.example', 'text_has_email'],
  ['@anna', 'text_has_email'],
])('a name is not "%s": %s (rules 11)', (name, rule) => {
  expect(rulesOf({ name })).toEqual([`name ${rule}`])
})

test.each([
  'Dr.Meier',
  'J. R. de la Cruz',
  'O’Neill-Weiß',
  'van ’t Hof',
  'Łukasz',
  'St.Pauli',
  'de.',
])('%s is a name', (name) => {
  expect(rulesOf({ name, surname: name, city: name })).toEqual([])
})

test.each([
  ['wohnwagen24.de GmbH', []],
  ['Müller & Co.KG', []],
  ['wohnwagen24.de/gewinn', ['companyName text_has_link']],
  ['https://wohnwagen24.de', ['companyName text_has_link']],
  ['Büro info@wohnwagen24.de', ['companyName text_has_email']],
])('a company may be called after its page, and nothing more: %s', (companyName, rules) => {
  expect(rulesOf({ companyName })).toEqual(rules)
})

test('a name that was stored before stays, and does not keep the rest from being saved', () => {
  const before = { name: 'anna@old.example' }
  expect(nameFaults({ ...before, city: 'Kiel' }, before)).toEqual([])
})
