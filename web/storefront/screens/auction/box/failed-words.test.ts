import { expect, test } from 'vitest'
import { failedWords, restingWords } from './failed-words.ts'

test.each([
  ['lapsed', 'lapsed'],
  ['sale_canceled', 'canceled'],
  ['no_bid', 'failed'],
  ['declined', 'failed'],
  [null, 'failed'],
])('a sale that failed by %s begins with the words "%s" (rules 2, 6, 7)', (failureCause, words) => {
  expect(failedWords({ failureCause })).toBe(words)
})

test('rules 2: an ad that the operator closed is not one that its owner paused', () => {
  expect(restingWords({ closedByOperator: null })).toBe('own')
  expect(restingWords({ closedByOperator: 'withdrawn' })).toBe('withdrawn')
  expect(restingWords({ closedByOperator: 'refused' })).toBe('refused')
})
