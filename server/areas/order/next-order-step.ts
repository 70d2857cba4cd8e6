import { defaultOrderSettings, type OrderState } from '#domain/order/order.ts'
import {
  type InvoiceHoldEnd,
  nextOrderStep,
  type OrderDeadline,
} from '#domain/order/payment-deadlines.ts'
import { defaultCommissionVatSettings, invoiceHoldEndsAt } from '#domain/pricing/commission-vat.ts'
import { openInvoiceOf } from './invoices-of-order.ts'
import { orderStateOf } from './order-state.ts'
import type { StoredOrder } from './order-store.ts'

/** The clock's next step with a stored order, or with what a step makes of it (rules 10). */
export function nextStepOf(
  stored: StoredOrder,
  order: OrderState = orderStateOf(stored),
): OrderDeadline | InvoiceHoldEnd | null {
  const invoice = openInvoiceOf(stored)
  const isHeld = stored.amounts.commissionVatCase === 'held' && !invoice
  const heldUntil = isHeld ? invoiceHoldEndsAt(order.soldAt, defaultCommissionVatSettings) : null
  const invoiceOutAt = invoice?.printedAt ?? null
  return nextOrderStep(order, { heldUntil, invoiceOutAt, settings: defaultOrderSettings })
}
