import { newHandover } from '#domain/order/handover.ts'
import type { OrderState } from '#domain/order/order.ts'
import { bigints, instants, integers } from '../../platform/database/array-parameters.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import { handoverColumn, saveHandover } from './handover-store.ts'
import type { NewOrder, OrderPlan, StoredOrder } from './stored-order.ts'

/** The SQL of one order: its row with its documents, locked, written, changed. */

export const orderColumns = `order_id as "orderId", auction_id as "auctionId", listing_id as "listingId",
  seller_customer_id as "sellerCustomerId", buyer_merchant_id as "buyerMerchantId",
  buyer_customer_id as "buyerCustomerId", status, hammer_price_eur as "hammerPriceEur", amounts, parties,
  sold_at as "soldAt", invoice_due_on as "invoiceDueOn", paid_at as "paidAt",
  reminded_at as "remindedAt", bidding_stopped_at as "biddingStoppedAt",
  handed_over_at as "handedOverAt", handed_over_by as "handedOverBy",
  cancellation_reason as "cancellationReason",
  cancellation_requested_at as "cancellationRequestedAt",
  cancellation_outcome as "cancellationOutcome", cancellation_answer as "cancellationAnswer",
  cancellation_answered_at as "cancellationAnsweredAt",
  ${handoverColumn},
  exists (select from order_bank_accounts b where b.order_id = orders.order_id) as "hasBankAccount",
  (select coalesce(json_agg(json_build_object('documentId', document_id, 'kind', kind,
      'number', number, 'fileName', file_name, 'storageKey', storage_key, 'stated', stated,
      'printedAt', (extract(epoch from printed_at) * 1000)::bigint,
      'reversesDocumentId', reverses_document_id) order by document_id), '[]')
    from order_documents d where d.order_id = orders.order_id) as documents`

export async function findOrder(db: Queryable, orderId: number): Promise<StoredOrder | undefined> {
  const { rows } = await db.query<StoredOrder>(
    `select ${orderColumns} from orders where order_id = $1`,
    [orderId],
  )
  return rows[0]
}

/** Answers the id of each order, in no particular order. */
export async function insertOrders(
  db: Queryable,
  orders: readonly NewOrder[],
): Promise<readonly number[]> {
  const { rows } = await db.query<{ orderId: number }>({
    name: 'orders-of-sales',
    text: `insert into orders (auction_id, listing_id, seller_customer_id, buyer_merchant_id,
             buyer_customer_id, hammer_price_eur, amounts, parties, sold_at, invoice_due_on, due_at,
             documents_missing_from)
           select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],
             $6::int[], $7::jsonb[], $8::jsonb[], $9::timestamptz[], $10::date[], $11::timestamptz[],
             $12::timestamptz[])
           on conflict (auction_id) where status <> 'canceled'
             do update set auction_id = excluded.auction_id
           returning order_id as "orderId"`,
    values: [
      bigints(orders.map(({ auctionId }) => auctionId)),
      bigints(orders.map(({ listingId }) => listingId)),
      bigints(orders.map(({ sellerCustomerId }) => sellerCustomerId)),
      bigints(orders.map(({ buyerMerchantId }) => buyerMerchantId)),
      bigints(orders.map(({ buyerCustomerId }) => buyerCustomerId)),
      integers(orders.map(({ hammerPriceEur }) => hammerPriceEur)),
      orders.map(({ amounts }) => JSON.stringify(amounts)),
      orders.map(({ parties }) => JSON.stringify(parties)),
      instants(orders.map(({ soldAt }) => soldAt.getTime())),
      orders.map(({ invoiceDueOn }) => invoiceDueOn),
      instants(orders.map(({ dueAt }) => dueAt)),
      instants(orders.map(({ documentsMissingFrom }) => documentsMissingFrom)),
    ],
  })
  return rows.map(({ orderId }) => orderId)
}

/** Locks the order, so that whatever follows from it happens once. */
export async function lockOrder(
  client: DatabaseClient,
  orderId: number,
): Promise<StoredOrder | undefined> {
  await client.query('select from orders where order_id = $1 for update', [orderId])
  return findOrder(client, orderId)
}

/** Undefined also where somebody else holds the order: who waits for nobody comes again later. */
export async function lockOrderIfFree(
  client: DatabaseClient,
  orderId: number,
): Promise<StoredOrder | undefined> {
  const { rows } = await client.query(
    'select from orders where order_id = $1 for update skip locked',
    [orderId],
  )
  return rows.length === 0 ? undefined : findOrder(client, orderId)
}

/** Saves an order after a step, with when somebody has to look at it again. */
export async function saveOrder(
  client: DatabaseClient,
  { order, plan }: { readonly order: OrderState; readonly plan: OrderPlan },
): Promise<void> {
  const { cancellation, handover } = order
  if (handover !== newHandover) await saveHandover(client, order.orderId, handover)
  await client.query(
    `update orders set status = $2, paid_at = $3, reminded_at = $4, bidding_stopped_at = $5,
       handed_over_at = $6, handed_over_by = $7, cancellation_reason = $8,
       cancellation_requested_at = $9, cancellation_outcome = $10, cancellation_answer = $11,
       cancellation_answered_at = $12, due_at = $13, documents_missing_from = $14
     where order_id = $1`,
    [
      order.orderId,
      order.status,
      dateOf(order.paidAt),
      dateOf(order.remindedAt),
      dateOf(order.biddingStoppedAt),
      dateOf(order.handedOverAt),
      order.handedOverBy,
      cancellation?.reason ?? null,
      dateOf(cancellation?.requestedAt),
      cancellation?.outcome ?? null,
      cancellation?.answer ?? null,
      dateOf(cancellation?.answeredAt),
      dateOf(plan.dueAt),
      dateOf(plan.documentsMissingFrom),
    ],
  )
}

function dateOf(instant: number | null | undefined): Date | null {
  return instant === null || instant === undefined ? null : new Date(instant)
}

/** After a change of its documents alone. */
export async function saveOrderPlan(
  client: DatabaseClient,
  orderId: number,
  plan: OrderPlan,
): Promise<void> {
  await client.query(
    'update orders set due_at = $2, documents_missing_from = $3 where order_id = $1',
    [orderId, dateOf(plan.dueAt), dateOf(plan.documentsMissingFrom)],
  )
}
