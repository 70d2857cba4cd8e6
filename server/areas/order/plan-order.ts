import { nextHandoverReminderAt } from '#domain/order/handover/may-change-handover.ts'
import { defaultOrderSettings, type OrderState } from '#domain/order/order.ts'
import { documentsMissingFrom } from '#domain/order/order-documents.ts'
import {
  type InvoiceHoldEnd,
  nextOrderStep,
  type OrderDeadline,
} from '#domain/order/payment-deadlines.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import { openInvoiceOf } from './invoices-of-order.ts'
import { orderStateOf, orderWithDocuments } from './order-state.ts'
import { findOrder, saveOrderPlan } from './order-store.ts'
import type { OrderPlan, StoredOrder } from './stored-order.ts'

/** Both sides are reminded of the date on which they meet. */
export type HandoverReminder = { readonly at: number; readonly type: 'remind_of_handover' }

/** The clock's next step with a stored order, or with what a step makes of it (rules 10). */
export function nextStepOf(
  stored: StoredOrder,
  order: OrderState = orderStateOf(stored),
): OrderDeadline | InvoiceHoldEnd | HandoverReminder | null {
  const payment = nextPaymentStepOf(stored, order)
  const at = nextHandoverReminderAt(order)
  if (at === null) return payment
  return payment !== null && payment.at <= at ? payment : { at, type: 'remind_of_handover' }
}

export function nextPaymentStepOf(
  stored: StoredOrder,
  order: OrderState = orderStateOf(stored),
): OrderDeadline | InvoiceHoldEnd | null {
  const invoice = openInvoiceOf(stored)
  const heldUntil = invoice ? null : orderWithDocuments(stored, order).heldUntil
  const invoiceOutAt = invoice?.printedAt ?? null
  return nextOrderStep(order, { heldUntil, invoiceOutAt, settings: defaultOrderSettings })
}

export function planOf(stored: StoredOrder, order: OrderState = orderStateOf(stored)): OrderPlan {
  return {
    dueAt: nextStepOf(stored, order)?.at ?? null,
    documentsMissingFrom: documentsMissingFrom(orderWithDocuments(stored, order)),
  }
}

/** After its documents or its VAT have changed, in the same transaction, under the order's lock. */
export async function planOrder(client: DatabaseClient, orderId: number): Promise<void> {
  const order = await findOrder(client, orderId)
  if (order) await saveOrderPlan(client, orderId, planOf(order))
}
