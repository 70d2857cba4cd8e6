import { endOfBerlinDay } from '../calendar/deadlines.ts'
import type { Instant } from '../calendar/instant.ts'
import { allowed, type Permission, refused } from '../refusal/refusal.ts'
import { type Handover, isConfirmedByBoth, newHandover } from './handover.ts'
import type { OrderStatus } from './order-status.ts'

/**
 * The order that a sale leaves behind (rules 10): the dealer owes the commission, the seller the
 * vehicle. Amounts are stated once, on the documents; here only the status of the order is decided.
 */

const orderSides = ['seller', 'buyer', 'operator'] as const
export type OrderSide = (typeof orderSides)[number]

export type OrderState = {
  readonly orderId: number
  readonly auctionId: number
  readonly merchantId: number
  readonly status: OrderStatus
  readonly soldAt: Instant
  readonly invoiceDueAt: Instant
  readonly paidAt: Instant | null
  readonly remindedAt: Instant | null
  /** This order stopped its dealer's bidding; it holds until the commission is paid. */
  readonly biddingStoppedAt: Instant | null
  /** Both sides have said that the vehicle changed hands, or the operator has. */
  readonly handedOverAt: Instant | null
  /** Whose word was the last one. */
  readonly handedOverBy: OrderSide | null
  readonly handover: Handover
  readonly cancellation: CancellationRequest | null
}

/**
 * Justified: the sale is void and the invoice is reversed. Unjustified: the sale is void, the
 * invoice stays owed. Rejected: the sale stands.
 */
const cancellationVerdicts = ['justified', 'unjustified', 'rejected'] as const
export type CancellationVerdict = (typeof cancellationVerdicts)[number]

export type CancellationRequest = {
  readonly reason: string
  readonly requestedAt: Instant
  /** Null while the operator has not answered. */
  readonly outcome: CancellationVerdict | null
  readonly answer: string | null
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
    remindedAt: null,
    biddingStoppedAt: null,
    handedOverAt: null,
    handedOverBy: null,
    handover: newHandover,
    cancellation: null,
  }
}

export type OrderCommand =
  | { readonly type: 'mark_paid'; readonly at: Instant }
  | { readonly type: 'remind'; readonly at: Instant }
  | { readonly type: 'stop_bidding'; readonly at: Instant }
  | { readonly type: 'note_handover'; readonly at: Instant; readonly by: OrderSide }
  | { readonly type: 'request_cancellation'; readonly at: Instant; readonly reason: string }
  | {
      readonly type: 'answer_cancellation'
      readonly at: Instant
      readonly outcome: CancellationVerdict
      readonly answer: string
    }

/** Whether a step is possible now; who may send it at all is a matter of access. */
export function mayChangeOrder(order: OrderState, command: OrderCommand): Permission {
  const isOpen = order.status === 'pending' || order.status === 'paid'
  switch (command.type) {
    case 'mark_paid':
      // An unjustified cancellation leaves the invoice owed, so it can still be paid.
      return possibleIf(isUnpaid(order))
    case 'remind':
      return possibleIf(isUnpaid(order) && order.remindedAt === null)
    case 'stop_bidding':
      return possibleIf(isUnpaid(order) && order.biddingStoppedAt === null)
    case 'note_handover':
      return possibleIf(isOpen && !saysHandedOver(order, command.by))
    case 'request_cancellation':
      if (command.reason.trim() === '') return refused('VALIDATION_FAILED', { field: 'reason' })
      // The seller's word alone takes nothing from the buyer.
      return possibleIf(isOpen && !saysHandedOver(order, 'buyer') && !wasRejected(order))
    case 'answer_cancellation':
      if (command.answer.trim() === '') return refused('VALIDATION_FAILED', { field: 'answer' })
      return possibleIf(order.status === 'cancellation_requested_by_dealer')
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
    case 'remind':
      return { ...order, remindedAt: at }
    case 'stop_bidding':
      return { ...order, biddingStoppedAt: at }
    case 'note_handover':
      return handedOver(order, command)
    case 'request_cancellation': {
      const { reason } = command
      const open = { outcome: null, answer: null, answeredAt: null }
      return {
        ...order,
        status: 'cancellation_requested_by_dealer',
        cancellation: { reason, requestedAt: at, ...open },
      }
    }
    case 'answer_cancellation': {
      const { outcome, answer } = command
      const { cancellation } = order
      const before = order.paidAt === null ? 'pending' : 'paid'
      return {
        ...order,
        status: outcome === 'rejected' ? before : 'canceled',
        cancellation: cancellation && { ...cancellation, outcome, answer, answeredAt: at },
      }
    }
  }
}

/** Complete by the second word; the operator's counts for both. */
function handedOver(order: OrderState, { at, by }: { at: Instant; by: OrderSide }): OrderState {
  const complete = { handedOverAt: at, handedOverBy: by }
  if (by === 'operator') return { ...order, ...complete }
  const { handover } = order
  const confirmedAt = { ...handover.confirmedAt, [by]: at }
  const isComplete = isConfirmedByBoth(handover, by)
  return { ...order, handover: { ...handover, confirmedAt }, ...(isComplete && complete) }
}

function saysHandedOver({ handedOverAt, handover }: OrderState, by: OrderSide): boolean {
  if (handedOverAt !== null) return true
  return by !== 'operator' && handover.confirmedAt[by] !== null
}

/** Justified: the invoice is reversed. Unjustified: the sale is void, the invoice stays owed. */
export function isCommissionOwed(order: Pick<OrderState, 'cancellation'>): boolean {
  return order.cancellation?.outcome !== 'justified'
}

export function isUnpaid(order: OrderState): boolean {
  return order.paidAt === null && isCommissionOwed(order)
}

/** The operator has answered it; a second request about the same sale would only ask again. */
function wasRejected({ cancellation }: OrderState): boolean {
  return cancellation?.outcome === 'rejected'
}

function possibleIf(isPossible: boolean): Permission {
  return isPossible ? allowed : refused('ACTION_NOT_POSSIBLE_NOW')
}
