import type { OrderDeadline } from '#domain/order/payment-deadlines.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { stopBidding } from '../account/stop-bidding.ts'
import type { MarketDeadlines } from '../auction/auction-clock.ts'
import { findMarketNow } from '../auction/auction-lists.ts'
import { changeOrder } from './change-order.ts'
import { nextStepOf } from './next-order-step.ts'
import type { OrderServices } from './order-services.ts'
import {
  findNextOrderDueInMs,
  findOrder,
  listDueOrderIds,
  lockOrder,
  type StoredOrder,
  saveOrderDueAt,
} from './order-store.ts'
import { owedValues, tellOfOrder } from './tell-of-order.ts'
import { queueOrderPapers } from './write-order-papers.ts'

/**
 * What the market's clock does with orders (rules 10): the end of an invoice's hold, the reminder,
 * the bidding stop. Each at its own instant and once, because the order's lock decides, whichever
 * process wakes.
 */

const dueAtOnce = 100

type Services = Pick<OrderServices, 'pool' | 'log' | 'sellers' | 'announceCustomer'>

export function orderDeadlines(services: Services): MarketDeadlines {
  return {
    findNextInMs: () => findNextOrderDueInMs(services.pool),
    runDue: () => runDueOrders(services),
  }
}

/**
 * Runs what is due now; answers how much was done. An order that cannot be done is left for the next
 * visit, so that it holds up neither the others nor the auctions.
 */
export async function runDueOrders(services: Services): Promise<number> {
  const orderIds = await listDueOrderIds(services.pool, dueAtOnce)
  let done = 0
  for (const orderId of orderIds) {
    try {
      const told = await transaction(services.pool, (client) => runDue(services, client, orderId))
      done += 1
      if (told !== null) await services.announceCustomer(told)
    } catch (err) {
      services.log.error({ err, orderId }, 'a deadline of an order waits')
    }
  }
  return done
}

/** One thing of one order; answers the customer whose account it changed. */
async function runDue(
  services: Services,
  client: DatabaseClient,
  orderId: number,
): Promise<number | null> {
  const order = await lockOrder(client, orderId)
  if (!order) return null
  const now = await findMarketNow(client)
  const next = nextStepOf(order)
  if (next === null || next.at > now) {
    await saveOrderDueAt(client, { orderId, dueAt: next?.at ?? null })
    return null
  }
  if (next.type === 'write_held_invoice') {
    await queueOrderPapers(client, { orderId, writtenAt: next.at })
    // The transaction that writes the invoice sets what comes after it.
    await saveOrderDueAt(client, { orderId, dueAt: null })
    return null
  }
  await act(services, client, order, next)
  return order.buyerCustomerId
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
      const stop = after && nextStepOf(after)
      await tellOfOrder(services, client, {
        ...{ order, to: 'buyer', letter: 'invoice_reminder', what: 'reminder' },
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
      await tellOfOrder(services, client, {
        ...{ order, to: 'buyer', letter: 'bidding_stopped', what: 'stop' },
        values: owedValues(order),
        attachesInvoice: true,
      })
      return
  }
}
