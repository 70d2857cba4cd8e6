import type { OrderDeadline } from '#domain/order/payment-deadlines.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { stopBidding } from '../../account/api.ts'
import { findMarketNow, type MarketDeadlines } from '../../auction/api.ts'
import { changeOrder } from '../change-order.ts'
import { queueOrderDocuments } from '../documents/write-order-documents.ts'
import { remindOfHandover } from '../handover/remind-of-handover.ts'
import { notifyOfOrder, owedValues } from '../notify-of-order.ts'
import type { OrderServices } from '../order-services.ts'
import { findOrder, lockOrderIfFree } from '../order-store.ts'
import { nextPaymentStepOf, nextStepOf } from '../plan-order.ts'
import type { StoredOrder } from '../stored-order.ts'
import {
  findNextOrderDueInMs,
  listDueOrderIds,
  postponeDueOrder,
  saveOrderDueAt,
} from './order-due-store.ts'

/**
 * What the market's clock does with orders (rules 10): the end of an invoice's hold, the reminder,
 * the bidding stop. Each at its own instant and once, because the order's lock decides, whichever
 * process takes it.
 */

const dueAtOnce = 100
const postponedByMs = 60_000

type Services = Pick<OrderServices, 'pool' | 'log' | 'sellers' | 'announceCustomer'>

export function orderDeadlines(services: Services): MarketDeadlines {
  return {
    findNextInMs: () => findNextOrderDueInMs(services.pool),
    runDue: () => runDueOrders(services),
  }
}

/**
 * Runs what is due now; answers for how many orders that is settled. One that fails is postponed, so
 * that it holds up neither the others nor the auctions; one that somebody holds is left to them until
 * the next visit.
 */
export async function runDueOrders(services: Services): Promise<number> {
  const orderIds = await listDueOrderIds(services.pool, dueAtOnce)
  let settled = 0
  for (const orderId of orderIds) {
    if (await runOrPostpone(services, orderId)) settled += 1
  }
  return settled
}

async function runOrPostpone(services: Services, orderId: number): Promise<boolean> {
  const { pool, log } = services
  try {
    const ran = await transaction(pool, (client) => runDue(services, client, orderId))
    for (const customerId of ran?.notified ?? []) await services.announceCustomer(customerId)
    return ran !== null
  } catch (err) {
    log.error({ err, orderId }, 'a deadline of an order is postponed')
    return postponeDueOrder(pool, { orderId, byMs: postponedByMs })
  }
}

/** One thing of one order, and the customers whose accounts it changed; null while somebody holds it. */
async function runDue(
  services: Services,
  client: DatabaseClient,
  orderId: number,
): Promise<{ readonly notified?: readonly number[] } | null> {
  const order = await lockOrderIfFree(client, orderId)
  if (!order) return null
  const now = await findMarketNow(client)
  const next = nextStepOf(order)
  if (next === null || next.at > now) {
    await saveOrderDueAt(client, { orderId, dueAt: next?.at ?? null })
    return {}
  }
  if (next.type === 'write_held_invoice') {
    await queueOrderDocuments(client, { orderId, writtenAt: next.at })
    // The transaction that writes the invoice sets what comes after it.
    await saveOrderDueAt(client, { orderId, dueAt: null })
    return {}
  }
  if (next.type === 'remind_of_handover') {
    await remindOfHandover(services, client, order, { at: next.at, now })
    return { notified: [order.sellerCustomerId, order.buyerCustomerId] }
  }
  await act(services, client, order, next)
  return { notified: [order.buyerCustomerId] }
}

async function act(
  services: Services,
  client: DatabaseClient,
  order: StoredOrder,
  { type, at }: OrderDeadline,
): Promise<void> {
  const { orderId, buyerMerchantId } = order
  await changeOrder(client, orderId, { type }, at)
  switch (type) {
    case 'remind': {
      const after = await findOrder(client, orderId)
      const stop = after && nextPaymentStepOf(after)
      await notifyOfOrder(services, client, {
        ...{ order, to: 'buyer', notification: 'invoice_reminder', what: 'reminder', at },
        values: { ...owedValues(order), ...(stop && { stopAt: stop.at }) },
        attachesInvoice: true,
      })
      return
    }
    case 'stop_bidding':
      await stopBidding(client, { merchantId: buyerMerchantId, at })
      // After the commit, because agents end under the locks of their auctions.
      await addJob(
        client,
        'end-agents',
        { merchantId: buyerMerchantId },
        { key: `end-agents:${orderId}`, isUrgent: true },
      )
      await notifyOfOrder(services, client, {
        ...{ order, to: 'buyer', notification: 'bidding_stopped', what: 'stop', at },
        values: owedValues(order),
        attachesInvoice: true,
      })
      return
  }
}
