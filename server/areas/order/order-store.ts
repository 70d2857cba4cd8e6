import type {
  CancellationVerdict,
  OrderSide,
  OrderState,
  OrderStatus,
} from '#domain/order/order.ts'
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
  readonly paidAt: Date | null
  readonly remindedAt: Date | null
  readonly biddingStoppedAt: Date | null
  readonly handedOverAt: Date | null
  readonly handedOverBy: OrderSide | null
  readonly cancellationReason: string | null
  readonly cancellationRequestedAt: Date | null
  readonly cancellationOutcome: CancellationVerdict | null
  readonly cancellationAnswer: string | null
  readonly cancellationAnsweredAt: Date | null
  readonly documents: readonly StoredPaper[]
}

/** What a sale fixes; everything else of an order comes later. */
export type NewOrder = Pick<
  StoredOrder,
  | ('auctionId' | 'listingId' | 'sellerCustomerId' | 'buyerMerchantId' | 'buyerCustomerId')
  | ('hammerPriceEur' | 'amounts' | 'soldAt' | 'invoiceDueOn')
> & { readonly dueAt: Date | null }

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
  /** Null until its file is stored; until then nobody is shown the paper or told of it. */
  readonly storageKey: string | null
  /** Market time at which its file was handed out. */
  readonly printedAt: number | null
  /** Null for a contract. */
  readonly stated: StatedInvoice | null
  readonly reversesDocumentId: number | null
}

/** A paper whose file is there. */
export type PrintedPaper = StoredPaper & {
  readonly storageKey: string
  readonly printedAt: number
}

export function isPrinted(paper: StoredPaper): paper is PrintedPaper {
  return paper.storageKey !== null && paper.printedAt !== null
}

/** What an invoice or a reversal says; a reversal's amounts are negative. */
export type StatedInvoice = {
  /** "YYYY-MM-DD" in Berlin. */
  readonly issuedOn: string
  readonly netCents: number
  readonly vatCents: number
  readonly vatCase: string
  readonly rateBasisPoints: number
  /** VAT was charged because nobody could check the id in time; corrected once it is found valid. */
  readonly isVatIdUnchecked: boolean
}

const columns = `order_id as "orderId", auction_id as "auctionId", listing_id as "listingId",
  seller_customer_id as "sellerCustomerId", buyer_merchant_id as "buyerMerchantId",
  buyer_customer_id as "buyerCustomerId", status, hammer_price_eur as "hammerPriceEur", amounts,
  sold_at as "soldAt", invoice_due_on as "invoiceDueOn", paid_at as "paidAt",
  reminded_at as "remindedAt", bidding_stopped_at as "biddingStoppedAt",
  handed_over_at as "handedOverAt", handed_over_by as "handedOverBy",
  cancellation_reason as "cancellationReason",
  cancellation_requested_at as "cancellationRequestedAt",
  cancellation_outcome as "cancellationOutcome", cancellation_answer as "cancellationAnswer",
  cancellation_answered_at as "cancellationAnsweredAt",
  (select coalesce(json_agg(json_build_object('documentId', document_id, 'kind', kind,
      'number', number, 'fileName', file_name, 'storageKey', storage_key, 'stated', stated,
      'printedAt', (extract(epoch from printed_at) * 1000)::bigint,
      'reversesDocumentId', reverses_document_id) order by document_id), '[]')
    from order_documents d where d.order_id = orders.order_id) as documents`

export async function findOrder(db: Queryable, orderId: number): Promise<StoredOrder | undefined> {
  const { rows } = await db.query(`select ${columns} from orders where order_id = $1`, [orderId])
  return rows[0]
}

export async function insertOrder(db: Queryable, order: NewOrder): Promise<number> {
  const { rows } = await db.query(
    `insert into orders (auction_id, listing_id, seller_customer_id, buyer_merchant_id,
       buyer_customer_id, hammer_price_eur, amounts, sold_at, invoice_due_on, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (auction_id) where status <> 'canceled' do update set auction_id = excluded.auction_id returning order_id`,
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
      order.dueAt,
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
    readonly orderIds?: readonly number[] | undefined
    readonly limit: number
    readonly offset: number
  },
): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }> {
  const { rows } = await db.query<StoredOrder & { total: number }>(
    `select ${columns}, count(*) over ()::int as total from orders
     where ($1::bigint is null or seller_customer_id = $1)
       and ($2::bigint is null or buyer_customer_id = $2) and ($3::text is null or status = $3)
       and ($6::bigint[] is null or order_id = any($6))
     order by sold_at desc, order_id desc limit $4 offset $5`,
    [
      query.sellerCustomerId ?? null,
      query.buyerCustomerId ?? null,
      query.status ?? null,
      query.limit,
      query.offset,
      query.orderIds ?? null,
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

/**
 * Orders whose papers may be incomplete: a file is missing, or there is no contract, or not exactly
 * one invoice counts. Those that wait for a VAT id or are being written are among them.
 */
export async function listOrdersWithoutPapers(db: Queryable): Promise<StoredOrder[]> {
  const papers = (kind: PaperKind) =>
    `(select count(*) from order_documents d
      where d.order_id = orders.order_id and d.kind = '${kind}')`
  const { rows } = await db.query<StoredOrder>(
    `select ${columns} from orders
     where exists (select from order_documents d
         where d.order_id = orders.order_id and d.storage_key is null)
       or case when cancellation_outcome = 'justified'
         then ${papers('commission_invoice')} > ${papers('reversal_invoice')}
         else ${papers('contract')} = 0
           or ${papers('commission_invoice')} <= ${papers('reversal_invoice')} end`,
  )
  return rows
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

/** Saves an order after a step, with the instant at which the clock has to look at it again. */
export async function saveOrder(
  client: DatabaseClient,
  { order, dueAt }: { readonly order: OrderState; readonly dueAt: number | null },
): Promise<void> {
  const { cancellation } = order
  await client.query(
    `update orders set status = $2, paid_at = $3, reminded_at = $4, bidding_stopped_at = $5,
       handed_over_at = $6, handed_over_by = $7, cancellation_reason = $8,
       cancellation_requested_at = $9, cancellation_outcome = $10, cancellation_answer = $11,
       cancellation_answered_at = $12, due_at = $13
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
      dateOf(dueAt),
    ],
  )
}

function dateOf(instant: number | null | undefined): Date | null {
  return instant === null || instant === undefined ? null : new Date(instant)
}

/** A dealer's orders that once stopped his bidding, whatever has become of them. */
export async function listOrdersThatStopped(
  db: Queryable,
  merchantId: number,
): Promise<StoredOrder[]> {
  const { rows } = await db.query<StoredOrder>(
    `select ${columns} from orders
     where buyer_merchant_id = $1 and bidding_stopped_at is not null`,
    [merchantId],
  )
  return rows
}
