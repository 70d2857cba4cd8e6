import type { OrderStatus } from '#domain/order/order-status.ts'
import { onlyRow, type Queryable } from '../../platform/database/queryable.ts'
import { totalOfList } from '../../platform/http/total-of-list.ts'
import { orderColumns } from './order-store.ts'
import type { StoredOrder } from './stored-order.ts'

/** Which orders there are, and how many: of a side, of a dealer, of a status, without a document. */

export async function listOrders(
  db: Queryable,
  query: {
    readonly sellerCustomerId?: number
    readonly buyerCustomerId?: number
    /** All without any. */
    readonly statuses?: readonly OrderStatus[] | undefined
    /** Only those of whose documents one is missing. */
    readonly isMissingDocuments?: boolean
    readonly limit: number
    readonly offset: number
  },
): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }> {
  const { rows } = await db.query<StoredOrder & { total: number }>(
    `select ${orderColumns}, count(*) over ()::int as total from orders
     where ($1::bigint is null or seller_customer_id = $1)
       and ($2::bigint is null or buyer_customer_id = $2) and ($3::text[] is null or status = any($3))
       and (not $6::boolean or documents_missing_from <= (select market_now()))
     order by sold_at desc, order_id desc limit $4 offset $5`,
    [
      query.sellerCustomerId ?? null,
      query.buyerCustomerId ?? null,
      query.statuses?.length ? query.statuses : null,
      query.limit,
      query.offset,
      query.isMissingDocuments ?? false,
    ],
  )
  const total = await totalOfList(rows, query, (first) => listOrders(db, first))
  return { orders: rows, total }
}

/** Of one buyer, or of all. */
export async function countOrdersByStatus(
  db: Queryable,
  buyerCustomerId?: number,
): Promise<Partial<Record<OrderStatus, number>>> {
  const { rows } = await db.query<{ status: OrderStatus; count: number }>(
    `select status, count(*)::int as count from orders
     where $1::bigint is null or buyer_customer_id = $1 group by status`,
    [buyerCustomerId ?? null],
  )
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

/** The orders of whose documents one is missing now (rules 10). */
export async function countOrdersMissingDocuments(db: Queryable): Promise<number> {
  return onlyRow(
    await db.query<{ count: number }>(
      'select count(*)::int as count from orders where documents_missing_from <= (select market_now())',
    ),
  ).count
}

/** A dealer's orders that once stopped their bidding, whatever has become of them. */
export async function listOrdersThatStopped(
  db: Queryable,
  merchantId: number,
): Promise<StoredOrder[]> {
  const { rows } = await db.query<StoredOrder>(
    `select ${orderColumns} from orders
     where buyer_merchant_id = $1 and bidding_stopped_at is not null`,
    [merchantId],
  )
  return rows
}

/** Of these auctions, whose vehicle was sold in another ad since the own one was submitted (rules 2). */
export async function listSecondSales(
  db: Queryable,
  auctionIds: readonly number[],
): Promise<number[]> {
  const { rows } = await db.query<{ auctionId: number }>({
    name: 'second-sales',
    text: `select distinct mine.auction_id as "auctionId"
           from orders mine join listings this on this.listing_id = mine.listing_id
           join listings other on other.listing_id <> this.listing_id
             and (other.vin = this.vin or other.plate = this.plate)
           join orders theirs on theirs.listing_id = other.listing_id
             and theirs.status <> 'canceled' and theirs.sold_at >= this.submitted_at
           where mine.auction_id = any($1::bigint[]) and mine.status <> 'canceled'`,
    values: [auctionIds],
  })
  return rows.map(({ auctionId }) => auctionId)
}
