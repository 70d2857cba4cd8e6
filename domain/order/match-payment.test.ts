import { describe, expect, test } from 'vitest'
import { invoiceNumbersIn, matchPayment, type OwedInvoice } from './match-payment.ts'

const owed = { orderId: 7, paidAt: null, cancellation: null }
const canceled = {
  reason: 'x',
  requestedAt: 0,
  outcome: 'justified',
  answer: 'y',
  answeredAt: 1,
} as const

const invoices: readonly OwedInvoice[] = [
  { number: 'CM24-R-2026-00017', grossCents: 85_904, order: owed },
  { number: 'CM24-R-2026-00018', grossCents: 47_481, order: { ...owed, orderId: 8, paidAt: 1 } },
  {
    number: 'CM24-R-2026-00019',
    grossCents: 47_481,
    order: { ...owed, orderId: 9, cancellation: canceled },
  },
]

// What stands in the purpose, and the numbers found in it.
test.each([
  ['CM24-R-2026-00017', ['CM24-R-2026-00017']],
  ['Rechnung cm24 r 2026 00017 danke', ['CM24-R-2026-00017']],
  ['CM24R202600017', ['CM24-R-2026-00017']],
  ['CM24-R-2026-17', ['CM24-R-2026-00017']],
  ['CM24-R-20\n26-00017', ['CM24-R-2026-00017']],
  ['CM24-R-2026-000 17 vom 20.11.2026', ['CM24-R-2026-00017']],
  ['CM24-R-2026-00017 41.250,00', ['CM24-R-2026-00017']],
  ['CM24-R-2026-00017 / CM24-R-2026-00018', ['CM24-R-2026-00017', 'CM24-R-2026-00018']],
  // Short of its zeros and beside another figure: both readings, and the invoices decide.
  ['CM24-R-2026-17 20.11.2026', ['CM24-R-2026-00017', 'CM24-R-2026-01720']],
  ['CM24-R-2026-1 7 Fahrzeuge', ['CM24-R-2026-00001', 'CM24-R-2026-00017']],
  ['CM24-C-2026-00017', []],
  ['Wohnmobil 2026', []],
])('%j names %j', (purpose, numbers) => {
  expect(invoiceNumbersIn(purpose)).toEqual(numbers)
})

describe('a line of the bank (rules 10)', () => {
  // Cents, purpose, and the order or the doubt.
  test.each([
    [85_904, 'CM24-R-2026-00017', { isMatched: true, orderId: 7 }],
    [85_903, 'CM24-R-2026-00017', { isMatched: false, doubt: 'other_amount', orderId: 7 }],
    [133_385, 'CM24-R-2026-00017 00018', { isMatched: false, doubt: 'other_amount' }],
    [133_385, 'CM24-R-2026-00017, CM24-R-2026-00018', { doubt: 'other_amount', orderId: 7 }],
    // Two invoices and one of their amounts: which one it pays is for a human to say.
    [85_904, 'CM24-R-2026-00017, CM24-R-2026-00018', { doubt: 'other_amount', orderId: 7 }],
    [85_904, 'Hymer B 578', { isMatched: false, doubt: 'no_number', orderId: null }],
    [85_904, 'CM24-R-2025-00017', { isMatched: false, doubt: 'unknown_number', orderId: null }],
    [47_481, 'CM24-R-2026-00018', { isMatched: false, doubt: 'already_paid', orderId: 8 }],
    [47_481, 'CM24-R-2026-00019', { isMatched: false, doubt: 'not_owed', orderId: 9 }],
  ])('of %i cents with %j: %o (rules 10)', (amountCents, purpose, expected) => {
    expect(matchPayment(amountCents, purpose, invoices)).toMatchObject(expected)
  })
})
