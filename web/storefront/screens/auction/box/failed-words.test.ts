import { expect, test } from 'vitest'
import { failedWords } from './failed-words.ts'

test.each([
  ['lapsed', 'lapsed'],
  ['sale_canceled', 'canceled'],
  ['no_bid', 'failed'],
  ['declined', 'failed'],
  [null, 'failed'],
])('a sale that failed by %s begins with the words "%s" (rules 2, 6, 7)', (failureCause, words) => {
  expect(failedWords({ failureCause })).toBe(words)
})
