import { endOfBerlinDate } from '#domain/calendar/deadlines.ts'
import { newHandover } from '#domain/order/handover.ts'
import type { OrderState } from '#domain/order/order.ts'
import type { OrderWithDocuments } from '#domain/order/order-documents.ts'
import { defaultCommissionVatSettings, invoiceHoldEndsAt } from '#domain/pricing/commission-vat.ts'
import { isPrinted, type StoredOrder } from './stored-order.ts'

/** The stored order as the domain decides on it. */

export function orderStateOf(stored: StoredOrder): OrderState {
  return {
    orderId: stored.orderId,
    auctionId: stored.auctionId,
    merchantId: stored.buyerMerchantId,
    status: stored.status,
    soldAt: stored.soldAt.getTime(),
    invoiceDueAt: endOfBerlinDate(stored.invoiceDueOn),
    paidAt: instantOf(stored.paidAt),
    remindedAt: instantOf(stored.remindedAt),
    biddingStoppedAt: instantOf(stored.biddingStoppedAt),
    handedOverAt: instantOf(stored.handedOverAt),
    handedOverBy: stored.handedOverBy,
    handover: stored.handover ?? newHandover,
    cancellation: cancellationOf(stored),
  }
}

export function orderWithDocuments(
  stored: StoredOrder,
  order: OrderState = orderStateOf(stored),
): OrderWithDocuments {
  const isHeld = stored.amounts.commissionVatCase === 'held'
  return {
    soldAt: order.soldAt,
    cancellation: order.cancellation,
    documents: stored.documents.map((document) => ({
      ...document,
      isPrinted: isPrinted(document),
    })),
    heldUntil: isHeld ? invoiceHoldEndsAt(order.soldAt, defaultCommissionVatSettings) : null,
  }
}

function cancellationOf(stored: StoredOrder): OrderState['cancellation'] {
  const { cancellationReason: reason, cancellationRequestedAt: requestedAt } = stored
  if (reason === null || requestedAt === null) return null
  return {
    reason,
    requestedAt: requestedAt.getTime(),
    outcome: stored.cancellationOutcome,
    answer: stored.cancellationAnswer,
    answeredAt: instantOf(stored.cancellationAnsweredAt),
  }
}

function instantOf(date: Date | null): number | null {
  return date === null ? null : date.getTime()
}
