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

/**
 * The numbers of commission invoices that a purpose names. Banks and people drop the hyphens, put
 * blanks into numbers and break lines inside them; leading zeros of the last part may be missing.
 */
export function invoiceNumbersIn(purpose: string): string[] {
  const plain = purpose.toUpperCase().replaceAll(/[^A-Z0-9]+/g, ' ')
  const numbers = [...plain.matchAll(/CM ?24 ?R ?(2 ?0 ?\d ?\d) ?(\d[\d ]*)/g)].map(
    ([, year = '', rest = '']) => {
      const whole = rest.split(' ')[0] ?? ''
      // A blank inside belongs to the number only as long as it has not its five digits.
      const last = whole.length < 5 ? rest.replaceAll(' ', '').slice(0, 5) : whole
      return `CM24-R-${year.replaceAll(' ', '')}-${last.padStart(5, '0')}`
    },
  )
  return [...new Set(numbers)]
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
