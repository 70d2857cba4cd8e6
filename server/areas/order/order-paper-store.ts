import type { DatabaseClient } from '../../platform/database/pool.ts'
import { findOrder, type OrderAmounts, type Queryable, type StoredOrder } from './order-store.ts'

/** What the writing of papers asks of the orders: one writer at a time, and what is still held. */

/** Locks the order, so that its papers are written once however often the job runs. */
export async function lockOrder(
  client: DatabaseClient,
  orderId: number,
): Promise<StoredOrder | undefined> {
  await client.query('select from orders where order_id = $1 for update', [orderId])
  return findOrder(client, orderId)
}

/**
 * The VAT of a held commission, once it is known. The only amounts that are written after the sale:
 * until then there were none (rules 10).
 */
export async function saveSettledVat(
  client: DatabaseClient,
  orderId: number,
  settled: Pick<
    OrderAmounts,
    'commissionVatCase' | 'commissionRateBasisPoints' | 'commissionVatCents'
  >,
): Promise<void> {
  await client.query(
    `update orders set amounts = amounts || $2::jsonb
     where order_id = $1 and amounts ->> 'commissionVatCase' = 'held'`,
    [orderId, JSON.stringify(settled)],
  )
}

/** Orders whose invoice still waits for the check of a VAT id. */
export async function listHeldOrderIds(db: Queryable): Promise<number[]> {
  const { rows } = await db.query(
    `select order_id from orders o where amounts ->> 'commissionVatCase' = 'held'
       and not exists (select from order_documents d
         where d.order_id = o.order_id and d.kind = 'commission_invoice')
     order by order_id limit 500`,
  )
  return rows.map((row) => row.order_id)
}
