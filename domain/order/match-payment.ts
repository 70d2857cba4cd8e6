import type { Instant } from '../calendar/instant.ts'
import { isCommissionOwed, type OrderState } from './order.ts'
import { paymentDifference } from './payment-difference.ts'

/**
 * Which order a bank line pays (rules 10): the one whose invoice number stands in the purpose, if
 * the amount is the invoice's to the cent. Everything else is an operator's to decide.
 */

export const paymentDoubts = [
  'no_number',
  'unknown_number',
  'other_amount',
  'already_paid',
  'not_owed',
] as const
export type PaymentDoubt = (typeof paymentDoubts)[number]

export type OwedInvoice = {
  readonly number: string
  readonly grossCents: number
  readonly order: Pick<OrderState, 'orderId' | 'cancellation'> & { readonly paidAt: Instant | null }
}

export type PaymentMatch =
  | { readonly isMatched: true; readonly orderId: number }
  | {
      readonly isMatched: false
      readonly doubt: PaymentDoubt
      /** The order that was probably meant. */
      readonly orderId: number | null
    }

const lastDigits = 5

/**
 * The numbers of commission invoices that a purpose names. Banks and people drop the hyphens, put
 * blanks into numbers and break lines inside them; leading zeros of the last part may be missing.
 */
export function invoiceNumbersIn(purpose: string): string[] {
  const plain = purpose.toUpperCase().replaceAll(/[^A-Z0-9]+/g, ' ')
  const numbers = [...plain.matchAll(/CM ?24 ?R ?(2 ?0 ?\d ?\d) ?(\d[\d ]*)/g)].flatMap(
    ([, year = '', rest = '']) =>
      readingsOf(rest.trim().split(' ')).map(
        (last) => `CM24-R-${year.replaceAll(' ', '')}-${last.padStart(5, '0')}`,
      ),
  )
  return [...new Set(numbers)]
}

/**
 * The last part from the groups of digits that follow the year. Begun with a zero it has all of its
 * five digits, blanks inside or not. Else a further group may belong to it or be another figure, a
 * day or a count, so each reading is named, and of two that both exist a human decides.
 */
function readingsOf(groups: readonly string[]): string[] {
  const [whole = ''] = groups
  if (whole.length >= lastDigits) return [whole]
  if (whole.startsWith('0')) return [groups.join('').slice(0, lastDigits)]
  return groups
    .map((_, index) => groups.slice(0, index + 1).join(''))
    .filter((reading) => reading.length <= lastDigits)
}

export function matchPayment(
  amountCents: number,
  purpose: string,
  invoices: readonly OwedInvoice[],
): PaymentMatch {
  const numbers = invoiceNumbersIn(purpose)
  if (numbers.length === 0) return { isMatched: false, doubt: 'no_number', orderId: null }
  const named = invoices.filter(({ number }) => numbers.includes(number))
  const [first] = named
  if (!first) return { isMatched: false, doubt: 'unknown_number', orderId: null }
  const { orderId } = first.order
  const isOff = paymentDifference(amountCents, first.grossCents).kind !== 'none'
  if (named.length > 1 || isOff) {
    return { isMatched: false, doubt: 'other_amount', orderId }
  }
  if (!isCommissionOwed(first.order)) return { isMatched: false, doubt: 'not_owed', orderId }
  if (first.order.paidAt !== null) return { isMatched: false, doubt: 'already_paid', orderId }
  return { isMatched: true, orderId }
}
