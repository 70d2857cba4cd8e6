import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountSetNames } from '#domain/account/account-attributes.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { locales } from '#locales/locales.ts'
import { describeAccountAttributes } from '../../account/api.ts'
import { attributeDefinitions, definitionsOfSets } from './attribute-definitions.ts'

const now = new Date('2026-11-24T12:00:00Z')
const all = (locale: string) => ({
  vehicle: attributeDefinitions(locale, now),
  account: describeAccountAttributes(locale),
})
const listed = readFileSync(join(import.meta.dirname, '../../../../docs/attributes.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\| ([a-z]\w*) \|/.exec(line)?.[1] ?? [])
  .filter((code) => code !== 'code')

test('the calls answer every attribute of the list but the operator’s (spec 7.4)', () => {
  const answered = definitionsOfSets(['product', 'auction', 'damage'], all('de'))
  const codes = new Set(answered.map(({ attributeCode }) => attributeCode))
  const missing = listed.filter((code) => !codes.has(code))
  expect(missing.filter((code) => attribute(code as never).visibility !== 'operator')).toEqual([])
})

test.each([
  ['product', 'length', 'target_price'],
  ['auction', 'target_price', 'length'],
  ['damage', 'damage_area', 'defects_exists'],
  ['customer', 'language_setting', 'street'],
  ['customer_address', 'zip_code', 'name'],
  ['merchant', 'contact_name', 'city'],
  ['merchant_address', 'notification_locale', 'contact_name'],
] as const)('the set %s has %s and not %s (spec 7.2, 7.4)', (set, inside, outside) => {
  const codes = definitionsOfSets([set], all('pl')).map(({ attributeCode }) => attributeCode)
  expect(codes).toContain(inside)
  expect(codes).not.toContain(outside)
})

test('each attribute of an account and each of its choices has words in each language', () => {
  for (const locale of locales) {
    for (const { label, options, attributeCode } of definitionsOfSets(
      accountSetNames,
      all(locale),
    )) {
      for (const text of [label, ...options.map((option) => option.label)]) {
        expect([locale, attributeCode, text]).toEqual([
          locale,
          attributeCode,
          expect.stringMatching(/^[^.]*\p{L}[^_]*$/u),
        ])
      }
    }
  }
})
