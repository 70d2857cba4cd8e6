import type { PaymentDoubt } from '#domain/order/match-payment.ts'
import type { BankBooking } from '../../../integrations/bank-file/port.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { totalOfList } from '../../../platform/http/total-of-list.ts'

/** The only SQL for what the bank booked. */

export type BankLineStatus = 'matched' | 'open' | 'dismissed'

export type StoredBankLine = Omit<BankBooking, 'fingerprint'> & {
  readonly lineId: number
  readonly fileName: string
  readonly status: BankLineStatus
  readonly doubt: PaymentDoubt | null
  readonly orderId: number | null
  /** What that order owed when this payment was counted as its own; null before. */
  readonly owedCents: number | null
}

const columns = `line_id as "lineId", booked_on as "bookedOn", amount_cents::int as "amountCents",
  payer, purpose, file_name as "fileName", status, doubt, order_id as "orderId",
  owed_cents::int as "owedCents"`

/** Null where an earlier file has brought this booking already. */
export async function insertBankLine(
  client: DatabaseClient,
  line: BankBooking & { readonly fileName: string; readonly uploadedBy: number },
): Promise<number | null> {
  const { rows } = await client.query<{ line_id: number }>(
    `insert into bank_lines
       (fingerprint, file_name, booked_on, amount_cents, payer, purpose, status, uploaded_by)
     values ($1, $2, $3, $4, $5, $6, 'open', $7)
     on conflict (fingerprint) do nothing returning line_id`,
    [
      line.fingerprint,
      line.fileName,
      line.bookedOn,
      line.amountCents,
      line.payer,
      line.purpose,
      line.uploadedBy,
    ],
  )
  return rows[0]?.line_id ?? null
}

export async function saveBankLine(
  client: DatabaseClient,
  line: Pick<StoredBankLine, 'lineId' | 'status' | 'doubt' | 'orderId' | 'owedCents'> & {
    readonly settledBy: number | null
  },
): Promise<void> {
  await client.query(
    `update bank_lines set status = $2, doubt = $3, order_id = $4, settled_by = $5,
       owed_cents = $6
     where line_id = $1`,
    [line.lineId, line.status, line.doubt, line.orderId, line.settledBy, line.owedCents],
  )
}

export async function lockBankLine(
  client: DatabaseClient,
  lineId: number,
): Promise<StoredBankLine | undefined> {
  const { rows } = await client.query<StoredBankLine>(
    `select ${columns} from bank_lines where line_id = $1 for update`,
    [lineId],
  )
  return rows[0]
}

export async function listBankLines(
  db: Queryable,
  search: { readonly status: BankLineStatus; readonly limit: number; readonly offset: number },
): Promise<{ readonly lines: StoredBankLine[]; readonly total: number }> {
  const { rows } = await db.query<StoredBankLine & { total: number }>(
    `select ${columns}, count(*) over ()::int as total from bank_lines where status = $1
     order by booked_on desc, line_id desc limit $2 offset $3`,
    [search.status, search.limit, search.offset],
  )
  return {
    lines: rows.map(({ total: _counted, ...line }) => line),
    total: await totalOfList(rows, search, (first) => listBankLines(db, first)),
  }
}

/** The payment that each of these orders counts as paid by; an order paid otherwise is not among them. */
export async function listPaymentsOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<StoredBankLine, 'amountCents' | 'bookedOn'>>> {
  const { rows } = await db.query<StoredBankLine & { orderId: number }>(
    `select ${columns} from bank_lines
     where order_id = any($1::bigint[]) and status = 'matched' order by line_id`,
    [orderIds],
  )
  return new Map(rows.map(({ orderId, ...line }) => [orderId, line]))
}

export async function countBankLines(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await db.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from bank_lines group by status',
  )
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

/** Orders whose invoices have one of these numbers; reversed invoices are owed by nobody. */
export async function listOrderIdsByInvoice(
  db: Queryable,
  numbers: readonly string[],
): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    `select distinct order_id from order_documents
     where number = any($1::text[]) and kind = 'commission_invoice' order by order_id`,
    [numbers],
  )
  return rows.map((row) => row.order_id)
}
