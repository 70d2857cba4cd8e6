import { endOfBerlinDay } from '../calendar/deadlines.ts'
import type { Instant } from '../calendar/instant.ts'
import { allowed, type Permission, refused } from '../refusal/refusal.ts'

/**
 * The order that a sale leaves behind (rules 10): the dealer owes the commission, the seller the
 * vehicle. Amounts are stated once, on the documents; here only the way of the order is decided.
 */

export const orderStatuses = [
  'pending',
  'paid',
  'canceled',
  'cancellation_requested_by_dealer',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export type OrderState = {
  readonly orderId: number
  readonly auctionId: number
  readonly merchantId: number
  readonly status: OrderStatus
  readonly soldAt: Instant
  readonly invoiceDueAt: Instant
  readonly paidAt: Instant | null
  readonly handedOverAt: Instant | null
  readonly cancellation: CancellationRequest | null
}

export type CancellationRequest = {
  readonly reason: string
  readonly requestedAt: Instant
  /** Null while the operator has not answered. */
  readonly outcome: 'justified' | 'unjustified' | 'rejected' | null
  readonly answeredAt: Instant | null
}

export type OrderSettings = {
  readonly dueDays: number
  readonly reminderDaysAfterDue: number
  readonly biddingStopDaysAfterDue: number
}

export const defaultOrderSettings: OrderSettings = {
  dueDays: 14,
  reminderDaysAfterDue: 4,
  biddingStopDaysAfterDue: 10,
}

export function newOrder(
  sale: {
    readonly orderId: number
    readonly auctionId: number
    readonly merchantId: number
    readonly soldAt: Instant
  },
  settings: OrderSettings,
): OrderState {
  return {
    orderId: sale.orderId,
    auctionId: sale.auctionId,
    merchantId: sale.merchantId,
    status: 'pending',
    soldAt: sale.soldAt,
    invoiceDueAt: endOfBerlinDay(sale.soldAt, settings.dueDays),
    paidAt: null,
    handedOverAt: null,
    cancellation: null,
  }
}

export type OrderCommand =
  | { readonly type: 'mark_paid'; readonly at: Instant }
  | { readonly type: 'mark_handed_over'; readonly at: Instant }
  | { readonly type: 'request_cancellation'; readonly at: Instant; readonly reason: string }
  | {
      readonly type: 'answer_cancellation'
      readonly at: Instant
      readonly outcome: 'justified' | 'unjustified' | 'rejected'
    }

/** Whether a step is possible now; who may send it at all is a matter of access. */
export function mayChangeOrder(order: OrderState, command: OrderCommand): Permission {
  const isOpen = order.status === 'pending' || order.status === 'paid'
  switch (command.type) {
    case 'mark_paid':
      // An unjustified cancellation leaves the invoice owed, so it can still be paid.
      return order.paidAt === null && isCommissionOwed(order)
        ? allowed
        : refused('ACTION_NOT_POSSIBLE_NOW')
    case 'mark_handed_over':
      return isOpen && order.handedOverAt === null ? allowed : refused('ACTION_NOT_POSSIBLE_NOW')
    case 'request_cancellation':
      if (command.reason.trim() === '') return refused('VALIDATION_FAILED', { field: 'reason' })
      return isOpen && order.handedOverAt === null ? allowed : refused('ACTION_NOT_POSSIBLE_NOW')
    case 'answer_cancellation':
      return order.status === 'cancellation_requested_by_dealer'
        ? allowed
        : refused('ACTION_NOT_POSSIBLE_NOW')
  }
}

/** The order after a step that `mayChangeOrder` allowed. */
export function changedOrder(order: OrderState, command: OrderCommand): OrderState {
  const { at } = command
  switch (command.type) {
    case 'mark_paid': {
      const status = order.status === 'pending' ? 'paid' : order.status
      return { ...order, status, paidAt: at }
    }
    case 'mark_handed_over':
      return { ...order, handedOverAt: at }
    case 'request_cancellation':
      return {
        ...order,
        status: 'cancellation_requested_by_dealer',
        cancellation: {
          reason: command.reason,
          requestedAt: at,
          outcome: null,
          answeredAt: null,
        },
      }
    case 'answer_cancellation': {
      const { outcome } = command
      const cancellation =
        order.cancellation === null ? null : { ...order.cancellation, outcome, answeredAt: at }
      const before = order.paidAt === null ? 'pending' : 'paid'
      return { ...order, status: outcome === 'rejected' ? before : 'canceled', cancellation }
    }
  }
}

/** Justified: the invoice is reversed. Unjustified: the sale is void, the invoice stays owed. */
export function isCommissionOwed(order: OrderState): boolean {
  return order.cancellation?.outcome !== 'justified'
}

export function paymentReminderAt(order: OrderState, settings: OrderSettings): Instant {
  return endOfBerlinDay(order.invoiceDueAt, settings.reminderDaysAfterDue)
}

/** From ten days after the due date until it is paid the dealer may not bid (rules 10). */
export function isBiddingStopped(order: OrderState, at: Instant, settings: OrderSettings): boolean {
  const isUnpaid = order.paidAt === null && isCommissionOwed(order)
  return isUnpaid && at > biddingStopAt(order, settings)
}

export function biddingStopAt(order: OrderState, settings: OrderSettings): Instant {
  return endOfBerlinDay(order.invoiceDueAt, settings.biddingStopDaysAfterDue)
}
