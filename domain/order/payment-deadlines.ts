import { endOfBerlinDay } from '../calendar/deadlines.ts'
import type { Instant } from '../calendar/instant.ts'
import {
  isCommissionOwed,
  isUnpaid,
  type OrderCommand,
  type OrderSettings,
  type OrderState,
} from './order.ts'

/**
 * What follows when a commission is not paid (rules 10): a reminder 4 days after the due date, the
 * bidding stop 10 days after it. While a request to cancel waits for its answer the deadlines rest.
 */

export function paymentReminderAt(order: OrderState, settings: OrderSettings): Instant {
  return endOfBerlinDay(order.invoiceDueAt, settings.reminderDaysAfterDue)
}

/** Never sooner after the reminder than planned, however late that one could be sent. */
export function biddingStopAt(order: OrderState, settings: OrderSettings): Instant {
  const planned = endOfBerlinDay(order.invoiceDueAt, settings.biddingStopDaysAfterDue)
  if (order.remindedAt === null) return planned
  const days = settings.biddingStopDaysAfterDue - settings.reminderDaysAfterDue
  return Math.max(planned, endOfBerlinDay(order.remindedAt, days))
}

export type OrderDeadline = {
  readonly at: Instant
  readonly type: Extract<OrderCommand['type'], 'remind' | 'stop_bidding'>
}

/** The invoice that waited for a VAT id is written, checked or not (rules 10). */
export type InvoiceHoldEnd = { readonly at: Instant; readonly type: 'write_held_invoice' }

/**
 * What the market's clock must do next with this order; null where nothing is left to do.
 * `heldUntil` is the end of its invoice's hold, null where no invoice waits; `invoiceOutAt` is when the
 * dealer got the invoice that counts, null until then. An invoice that nobody has yet is neither
 * reminded of nor a reason to stop bidding, however late the clock comes; one that came late is
 * reminded of as many days after it came as one that came in time after its due date.
 */
export function nextOrderStep(
  order: OrderState,
  clock: {
    readonly heldUntil: Instant | null
    readonly invoiceOutAt: Instant | null
    readonly settings: OrderSettings
  },
): OrderDeadline | InvoiceHoldEnd | null {
  const { heldUntil, invoiceOutAt, settings } = clock
  if (heldUntil !== null) {
    return isCommissionOwed(order) ? { at: heldUntil, type: 'write_held_invoice' } : null
  }
  const next = invoiceOutAt === null ? null : nextOrderDeadline(order, settings)
  if (invoiceOutAt === null || next?.type !== 'remind') return next
  const soonest = endOfBerlinDay(invoiceOutAt, settings.reminderDaysAfterDue)
  return { ...next, at: Math.max(next.at, soonest) }
}

/** What is next once the invoice is written: reminder, then bidding stop. */
export function nextOrderDeadline(
  order: OrderState,
  settings: OrderSettings,
): OrderDeadline | null {
  if (!isUnpaid(order) || order.status === 'cancellation_requested_by_dealer') return null
  if (order.remindedAt === null) {
    return { at: afterAnswer(order, paymentReminderAt(order, settings)), type: 'remind' }
  }
  if (order.biddingStoppedAt !== null) return null
  return { at: afterAnswer(order, biddingStopAt(order, settings)), type: 'stop_bidding' }
}

/** From the bidding stop until the commission is paid the dealer may not bid (rules 10). */
export function stopsBidding(order: OrderState): boolean {
  return order.biddingStoppedAt !== null && isUnpaid(order)
}

/** What fell due while the deadlines rested happens after the answer, not before it. */
function afterAnswer({ cancellation }: OrderState, planned: Instant): Instant {
  return Math.max(planned, cancellation?.answeredAt ?? planned)
}
