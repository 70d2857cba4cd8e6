import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { onlyRow, type Queryable } from '../../../platform/database/queryable.ts'

/** The SQL of `orders.due_at`: when the market's clock has to look at an order again. */

/** Orders at which the market's clock has something to do now, the earliest first. */
export async function listDueOrderIds(db: Queryable, limit: number): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>({
    name: 'orders-due',
    text: `select order_id from orders where due_at <= (select market_now())
           order by due_at, order_id limit $1`,
    values: [limit],
  })
  return rows.map((row) => row.order_id)
}

export async function findNextOrderDue(
  db: Queryable,
): Promise<{ readonly orderId: number; readonly dueAt: Date } | undefined> {
  const { rows } = await db.query<{ orderId: number; dueAt: Date }>(
    `select order_id as "orderId", due_at as "dueAt" from orders where due_at is not null
     order by due_at, order_id limit 1`,
  )
  return rows[0]
}

export async function findNextOrderDueInMs(db: Queryable): Promise<number | null> {
  const row = onlyRow(
    await db.query<{ milliseconds: string | null }>({
      name: 'orders-next-due',
      text: `select extract(epoch from min(due_at) - market_now()) * 1000 as milliseconds
           from orders where due_at is not null`,
    }),
  )
  return row.milliseconds === null ? null : Number(row.milliseconds)
}

export async function saveOrderDueAt(
  client: DatabaseClient,
  order: { readonly orderId: number; readonly dueAt: number | null },
): Promise<void> {
  await client.query('update orders set due_at = $2 where order_id = $1', [
    order.orderId,
    order.dueAt === null ? null : new Date(order.dueAt),
  ])
}

/**
 * Lets a due order rest for so long in market time; answers whether it was still due and free. What
 * is done with it then still bears its own instant.
 */
export async function postponeDueOrder(
  db: Queryable,
  order: { readonly orderId: number; readonly byMs: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update orders set due_at = market_now() + $2 * interval '1 millisecond'
     where order_id = (select order_id from orders
       where order_id = $1 and due_at <= market_now() for update skip locked)`,
    [order.orderId, order.byMs],
  )
  return rowCount === 1
}
