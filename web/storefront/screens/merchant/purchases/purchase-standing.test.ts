import { expect, test } from 'vitest'
import { purchaseStanding } from './purchase-standing.ts'

const unpaid = { isOwed: true, remindedAt: null, stopsBidding: false, received: null }
const paid = { ...unpaid, isOwed: false }
const off = (kind: 'none' | 'more' | 'less') => ({
  received: { amountCents: 47_000, bookedOn: '2026-11-20', difference: { kind, cents: 481 } },
})

test.each([
  ['pending', unpaid, 'pending'],
  ['pending', { ...unpaid, remindedAt: '2026-11-20T13:00:00.000Z' }, 'overdue'],
  ['pending', { ...unpaid, stopsBidding: true }, 'stopped'],
  ['paid', paid, 'paid'],
  ['paid', { ...paid, ...off('none') }, 'paid'],
  ['paid', { ...paid, ...off('more') }, 'paid'],
  // Nobody reads "paid" and thinks of the rest.
  ['paid', { ...paid, ...off('less') }, 'short'],
  ['canceled', { ...paid, ...off('less') }, 'canceled'],
] as const)('a purchase that is %s with %j is shown as %s (rules 10)', (status, payment, shown) => {
  expect(purchaseStanding({ status, payment })).toBe(shown)
})
