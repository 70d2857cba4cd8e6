import type { OrderStatus } from '#domain/order/order.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'

/** The only SQL for orders, their papers and the numbers on them. */

export type Queryable = Pick<DatabasePool | DatabaseClient, 'query'>

export type StoredOrder = {
  readonly orderId: number
  readonly auctionId: number
  readonly listingId: number
  readonly sellerCustomerId: number
  readonly buyerMerchantId: number
  readonly buyerCustomerId: number
  readonly status: OrderStatus
  readonly hammerPriceEur: number
  readonly amounts: OrderAmounts
  readonly soldAt: Date
  readonly invoiceDueOn: string
  readonly cancellationReason: string | null
  readonly documents: readonly StoredPaper[]
}

/** As reckoned at the sale; never changed in place (rules 10). */
export type OrderAmounts = {
  readonly vehicleVatCase: string
  readonly vehicleRateBasisPoints: number
  readonly netHammerCents: number
  readonly shownVatCents: number
  readonly payableCents: number
  readonly commissionNetCents: number
  readonly commissionVatCase: string
  readonly commissionRateBasisPoints: number
  readonly commissionVatCents: number
}

export type PaperKind = 'contract' | 'commission_invoice' | 'reversal_invoice'

export type StoredPaper = {
  readonly documentId: number
  readonly kind: PaperKind
  readonly number: string | null
  readonly fileName: string
  readonly storageKey: string
}

const columns = `order_id as "orderId", auction_id as "auctionId", listing_id as "listingId",
  seller_customer_id as "sellerCustomerId", buyer_merchant_id as "buyerMerchantId",
  buyer_customer_id as "buyerCustomerId", status, hammer_price_eur as "hammerPriceEur", amounts,
  sold_at as "soldAt", invoice_due_on as "invoiceDueOn",
  cancellation_reason as "cancellationReason",
  (select coalesce(json_agg(json_build_object('documentId', document_id, 'kind', kind,
      'number', number, 'fileName', file_name, 'storageKey', storage_key) order by document_id), '[]')
    from order_documents d where d.order_id = orders.order_id) as documents`

export async function findOrder(db: Queryable, orderId: number): Promise<StoredOrder | undefined> {
  const { rows } = await db.query(`select ${columns} from orders where order_id = $1`, [orderId])
  return rows[0]
}

export async function insertOrder(
  db: Queryable,
  order: Omit<StoredOrder, 'orderId' | 'status' | 'documents' | 'cancellationReason'>,
): Promise<number> {
  const { rows } = await db.query(
    `insert into orders (auction_id, listing_id, seller_customer_id, buyer_merchant_id,
       buyer_customer_id, hammer_price_eur, amounts, sold_at, invoice_due_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (auction_id) do update set auction_id = excluded.auction_id returning order_id`,
    [
      order.auctionId,
      order.listingId,
      order.sellerCustomerId,
      order.buyerMerchantId,
      order.buyerCustomerId,
      order.hammerPriceEur,
      JSON.stringify(order.amounts),
      order.soldAt,
      order.invoiceDueOn,
    ],
  )
  return rows[0].order_id
}

export async function listOrders(
  db: Queryable,
  query: {
    readonly sellerCustomerId?: number
    readonly buyerCustomerId?: number
    readonly status?: string | undefined
    readonly limit: number
    readonly offset: number
  },
): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }> {
  const { rows } = await db.query<StoredOrder & { total: number }>(
    `select ${columns}, count(*) over ()::int as total from orders
     where ($1::bigint is null or seller_customer_id = $1)
       and ($2::bigint is null or buyer_customer_id = $2) and ($3::text is null or status = $3)
     order by sold_at desc, order_id desc limit $4 offset $5`,
    [
      query.sellerCustomerId ?? null,
      query.buyerCustomerId ?? null,
      query.status ?? null,
      query.limit,
      query.offset,
    ],
  )
  return { orders: rows, total: rows[0]?.total ?? 0 }
}

export async function countOrdersByStatus(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await db.query(
    'select status, count(*)::int as count from orders group by status',
  )
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

export async function saveOrderStatus(
  db: Queryable,
  change: {
    readonly orderId: number
    readonly from: readonly OrderStatus[]
    readonly to: OrderStatus
    readonly reason?: string
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update orders set status = $3, cancellation_reason = coalesce($4, cancellation_reason)
     where order_id = $1 and status = any($2::text[])`,
    [change.orderId, change.from, change.to, change.reason ?? null],
  )
  return (rowCount ?? 0) > 0
}

/** The next number of a series, gapless per year: the row lock holds until the paper is stored. */
export async function takeNumber(
  client: DatabaseClient,
  series: { readonly name: string; readonly year: number },
): Promise<string> {
  const { rows } = await client.query(
    `insert into invoice_counters (series, year, last_number) values ($1, $2, 1)
     on conflict (series, year) do update set last_number = invoice_counters.last_number + 1
     returning last_number`,
    [series.name, series.year],
  )
  return `${series.name}-${series.year}-${String(rows[0].last_number).padStart(5, '0')}`
}

export async function insertPaper(
  client: DatabaseClient,
  paper: Omit<StoredPaper, 'documentId'> & { readonly orderId: number },
): Promise<void> {
  await client.query(
    `insert into order_documents (order_id, kind, number, storage_key, file_name)
     values ($1, $2, $3, $4, $5)`,
    [paper.orderId, paper.kind, paper.number, paper.storageKey, paper.fileName],
  )
}
