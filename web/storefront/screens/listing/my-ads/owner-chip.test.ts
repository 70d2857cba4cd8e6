import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/product.ts'
import { ownerChipOf } from './owner-chip.ts'

const card = (status: ProductCard['status'], auction: object | null = null) =>
  ({ status, auction }) as ProductCard // Only what is read.

test('an ad that rests says by whom: its owner, the review or the operator (rules 2)', () => {
  expect(ownerChipOf(card('inactive'))).toBe('paused')
  expect(ownerChipOf(card('inactive', { closedByOperator: null }))).toBe('paused')
  expect(ownerChipOf(card('inactive', { closedByOperator: 'refused' }))).toBe('refused')
  expect(ownerChipOf(card('inactive', { closedByOperator: 'withdrawn' }))).toBe('withdrawn')
})

test('a status that leaves open who is waited for, or what failed, is said in full', () => {
  expect(ownerChipOf(card('anr_offer_above_targetprice'))).toBe('confirm')
  expect(ownerChipOf(card('failed', { failureCause: 'sale_canceled' }))).toBe('canceled')
  expect(ownerChipOf(card('failed', { failureCause: 'no_bid' }))).toBeNull()
  expect(ownerChipOf(card('running'))).toBeNull()
})
