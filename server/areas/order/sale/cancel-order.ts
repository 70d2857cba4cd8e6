import type { CancellationVerdict } from '#domain/order/order.ts'
import { stopsBidding } from '#domain/order/payment-deadlines.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { listLinkedMerchantIds, recordOperatorAction } from '../../account/api.ts'
import { operatorActor } from '../../auction/api.ts'
import { changeOrder } from '../change-order.ts'
import { queueOrderDocuments } from '../documents/write-order-documents.ts'
import { notifyOfOrder, owedValues } from '../notify-of-order.ts'
import type { OrderServices } from '../order-services.ts'
import { findOrder } from '../order-store.ts'
import { liftIfFree } from '../payments/pay-order.ts'
import type { StoredOrder } from '../stored-order.ts'

/** The way out of a sale (rules 10): the dealer asks until handover, the operator answers. */

export async function requestCancellation(
  services: OrderServices,
  request: { readonly orderId: number; readonly reason: string },
): Promise<void> {
  const { orderId, reason } = request
  await transaction(services.pool, async (client) => {
    const { stored } = await changeOrder(client, orderId, { type: 'request_cancellation', reason })
    const subject = { order: stored, what: 'cancellation-requested', isUrgent: true }
    await notifyOfOrder(services, client, {
      ...{ ...subject, to: 'seller', notification: 'cancellation_requested_seller' },
    })
    await notifyOfOrder(services, client, {
      ...{ ...subject, to: 'buyer', notification: 'cancellation_requested_dealer' },
    })
  })
}

export async function answerCancellation(
  services: OrderServices,
  context: CallContext,
  answer: {
    readonly orderId: number
    readonly verdict: CancellationVerdict
    readonly words: string
  },
): Promise<void> {
  const { orderId, verdict } = answer
  const order = await findOrder(services.pool, orderId)
  if (!order) throw refuseCall('NOT_FOUND')
  // Before the auction is asked: there a refusal would come too late to be subject apart.
  if (order.status !== 'cancellation_requested_by_dealer') {
    throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
  }
  if (verdict === 'rejected') {
    await transaction(services.pool, (client) => settle(services, client, context, answer))
  } else {
    await services.auctions.execute({
      auctionId: order.auctionId,
      actor: operatorActor(customerIdOf(context)),
      body: { type: 'cancel_sale', isJustified: verdict === 'justified' },
      idempotencyKey: null,
      facts: {
        linkedMerchantIds: await listLinkedMerchantIds(services.pool, order.buyerMerchantId),
      },
      inTransaction: (client) => settle(services, client, context, answer),
    })
  }
  await services.announceCustomer(order.buyerCustomerId)
  await services.announceCustomer(order.sellerCustomerId)
}

/** Order, notifications, documents and log, in one transaction with the auction where the sale is void. */
async function settle(
  services: OrderServices,
  client: DatabaseClient,
  context: CallContext,
  answer: Parameters<typeof answerCancellation>[2],
): Promise<void> {
  const { orderId, verdict, words } = answer
  const { stored, before } = await changeOrder(client, orderId, {
    ...{ type: 'answer_cancellation', outcome: verdict, answer: words },
  })
  await recordOperatorAction(client, context, {
    action: 'answer_cancellation',
    subject: { kind: 'order', id: orderId },
    facts: { verdict, answer: words },
  })
  if (verdict === 'justified' && stopsBidding(before)) {
    await liftIfFree(client, stored.buyerMerchantId)
  }
  await notifyOfVerdict(services, client, { order: stored, verdict, words })
  // The dealer's notification of a justified one brings the reversal, so it comes with the documents.
  if (verdict === 'justified') await queueOrderDocuments(client, { orderId }, { isUrgent: true })
}

async function notifyOfVerdict(
  services: OrderServices,
  client: DatabaseClient,
  subject: {
    readonly order: StoredOrder
    readonly verdict: CancellationVerdict
    readonly words: string
  },
): Promise<void> {
  const { order, verdict, words } = subject
  const isVoid = verdict !== 'rejected'
  await notifyOfOrder(services, client, {
    ...{ order, to: 'seller', what: 'cancellation-answered', isUrgent: true },
    notification: isVoid ? 'order_canceled_seller' : 'cancellation_rejected_seller',
  })
  if (verdict === 'justified') return
  await notifyOfOrder(services, client, {
    ...{ order, to: 'buyer', what: 'cancellation-answered', isUrgent: true },
    notification: isVoid ? 'order_canceled_still_owed' : 'cancellation_rejected_dealer',
    values: { ...(isVoid && owedValues(order)), remarks: words },
  })
}
