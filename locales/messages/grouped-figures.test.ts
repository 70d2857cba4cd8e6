import { expect, test } from 'vitest'
import { formatFor } from '../format.ts'
import { locales } from '../locales.ts'
import { textsOf } from '../texts.ts'

test.each(locales)('large counts are grouped as everywhere else, in %s', (locale) => {
  const figure = formatFor(locale).number(12_345)
  const results = textsOf(locale, 'catalog')
  expect(results('results.summary', { from: 1, to: 24, total: 12_345 })).toContain(figure)
  const questions = textsOf(locale, 'questions')
  expect(questions('counter', { count: 12_345, max: 2000 })).toContain(figure)
})
