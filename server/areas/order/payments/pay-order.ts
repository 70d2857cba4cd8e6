import { stopsBidding } from '#domain/order/payment-deadlines.ts'
import { paymentDifference } from '#domain/order/payment-difference.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { liftBiddingStop, recordOperatorAction } from '../../account/api.ts'
import { changeOrder } from '../change-order.ts'
import { commissionOf } from '../invoices-of-order.ts'
import { notifyOfOrder, owedValues } from '../notify-of-order.ts'
import { listOrdersThatStopped } from '../order-lists.ts'
import type { OrderServices } from '../order-services.ts'
import { orderStateOf } from '../order-state.ts'

/** The operator has seen the commission on the account (rules 10). */
export async function markPaid(
  services: OrderServices,
  context: CallContext,
  orderId: number,
): Promise<void> {
  const buyerCustomerId = await transaction(services.pool, async (client) => {
    const paid = await payOrder(services, client, orderId)
    await recordOperatorAction(client, context, {
      action: 'mark_paid',
      subject: { kind: 'order', id: orderId },
    })
    return paid.buyerCustomerId
  })
  await services.announceCustomer(buyerCustomerId)
}

/**
 * The order is paid, and the dealer may bid again unless another order still stops them. Answers who
 * paid, and what they owed in cents. `amountCents` is what came, where a payment of the bank says so.
 */
export async function payOrder(
  services: Pick<OrderServices, 'sellers'>,
  client: DatabaseClient,
  orderId: number,
  amountCents?: number,
): Promise<{ readonly buyerCustomerId: number; readonly owedCents: number }> {
  const { stored, before } = await changeOrder(client, orderId, { type: 'mark_paid' })
  const isLifted = stopsBidding(before) && (await liftIfFree(client, stored.buyerMerchantId))
  const owedCents = commissionOf(stored).grossCents
  const { kind } = paymentDifference(amountCents ?? owedCents, owedCents)
  const subject = {
    order: stored,
    to: 'buyer',
    values: owedValues(stored),
    isUrgent: true,
  } as const
  if (isLifted || kind === 'none') {
    const notification = isLifted ? 'bidding_stop_lifted' : 'order_paid_dealer'
    await notifyOfOrder(services, client, { ...subject, notification, what: 'paid' })
  }
  if (kind !== 'none') {
    const notification = 'order_paid_otherwise_dealer'
    await notifyOfOrder(services, client, { ...subject, notification, what: 'paid-otherwise' })
  }
  return { buyerCustomerId: stored.buyerCustomerId, owedCents }
}

/** Answers whether bidding is free again; another unpaid order keeps it stopped. */
export function liftIfFree(client: DatabaseClient, merchantId: number): Promise<boolean> {
  return liftBiddingStop(client, {
    merchantId,
    isStillStopped: async () => {
      const orders = await listOrdersThatStopped(client, merchantId)
      return orders.some((order) => stopsBidding(orderStateOf(order)))
    },
  })
}
