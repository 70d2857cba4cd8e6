import { expect, test } from 'vitest'
import { locales } from '#locales/locales.ts'
import { countedText, sayCount } from './clock-texts.ts'

const polish = (count: number) =>
  ({ one: `${count} minuta`, few: `${count} minuty`, many: `${count} minut`, other: '' })[
    new Intl.PluralRules('pl').select(count) as 'one'
  ]

test('a text is kept in each plural form of its language and said with any number', () => {
  const texts = countedText('pl', polish)
  expect(texts).toEqual({ one: '# minuta', few: '# minuty', many: '# minut' })
  for (const count of [1, 2, 5, 10, 22, 60])
    expect(sayCount(texts, count, 'pl')).toBe(polish(count))
})

test.each(locales)('no whole number is without its form in %s', (locale) => {
  const texts = countedText(locale, (count) => `in ${count} days`)
  for (let count = 1; count < 100; count += 1) {
    expect(sayCount(texts, count, locale)).toBe(`in ${count} days`)
  }
})
