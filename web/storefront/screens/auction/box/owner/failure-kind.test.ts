import { expect, test } from 'vitest'
import { closedBy, failureKind } from './failure-kind.ts'

test.each([
  ['lapsed', 'lapsed'],
  ['sale_canceled', 'canceled'],
  ['no_bid', 'failed'],
  ['declined', 'failed'],
  [null, 'failed'],
])('a sale that failed by %s is shown as "%s" (rules 2, 6, 7)', (failureCause, kind) => {
  expect(failureKind({ failureCause })).toBe(kind)
})

test('rules 2: an ad that the operator closed is not one that its owner paused', () => {
  expect(closedBy({ closedByOperator: null })).toBe('own')
  expect(closedBy({ closedByOperator: 'withdrawn' })).toBe('withdrawn')
  expect(closedBy({ closedByOperator: 'refused' })).toBe('refused')
})
