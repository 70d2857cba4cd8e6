import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { onlyRow, type Queryable } from '../../../platform/database/queryable.ts'
import type { OrderAmounts, PrintedDocument, StoredOrderDocument } from '../stored-order.ts'

/** The SQL of documents: their numbers, their rows, and the invoices that a VAT id still decides. */

/** The VAT of a held sale, once it is known: the only amounts that are written after the sale (rules 10). */
export async function saveSettledVat(
  client: DatabaseClient,
  orderId: number,
  settled: Pick<
    OrderAmounts,
    | ('buyerVatId' | 'vehicleVatCase' | 'shownVatCents' | 'payableCents')
    | ('commissionVatCase' | 'commissionRateBasisPoints' | 'commissionVatCents')
  >,
): Promise<void> {
  await client.query(
    `update orders set amounts = amounts || $2::jsonb
     where order_id = $1 and amounts ->> 'commissionVatCase' = 'held'`,
    [orderId, JSON.stringify(settled)],
  )
}

/**
 * A dealer's orders whose invoice depends on a VAT id nobody could check yet: those that wait for
 * it, and those that charged VAT meanwhile and may be corrected.
 */
export async function listUndecidedOrderIds(db: Queryable, merchantId: number): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    `select order_id from orders o
     where buyer_merchant_id = $1
       and (amounts ->> 'commissionVatCase' = 'held' or exists (
         select from order_documents d where d.order_id = o.order_id
           and d.kind = 'commission_invoice' and (d.stated ->> 'isVatIdUnchecked')::boolean
           and not exists (select from order_documents r
             where r.reverses_document_id = d.document_id)))
     order by order_id`,
    [merchantId],
  )
  return rows.map((row) => row.order_id)
}

/** The next number of a series, gapless per year: the row lock holds until the document's row is committed. */
export async function takeNumber(
  client: DatabaseClient,
  series: { readonly name: string; readonly year: number },
): Promise<string> {
  const row = onlyRow(
    await client.query<{ last_number: number }>(
      `insert into invoice_counters (series, year, last_number) values ($1, $2, 1)
     on conflict (series, year) do update set last_number = invoice_counters.last_number + 1
     returning last_number`,
      [series.name, series.year],
    ),
  )
  return `${series.name}-${series.year}-${String(row.last_number).padStart(5, '0')}`
}

/** A numbered document without its file. */
export async function insertOrderDocument(
  client: DatabaseClient,
  document: Omit<StoredOrderDocument, 'documentId' | 'storageKey' | 'printedAt'> & {
    readonly orderId: number
  },
): Promise<StoredOrderDocument> {
  const { orderId, ...written } = document
  const row = onlyRow(
    await client.query<{ document_id: number }>(
      `insert into order_documents (order_id, kind, number, file_name, stated, reverses_document_id)
     values ($1, $2, $3, $4, $5, $6) returning document_id`,
      [
        orderId,
        document.kind,
        document.number,
        document.fileName,
        document.stated && JSON.stringify(document.stated),
        document.reversesDocumentId,
      ],
    ),
  )
  return { ...written, storageKey: null, printedAt: null, documentId: row.document_id }
}

/** Once: a document that has a file keeps it. */
export async function saveStorageKey(
  client: DatabaseClient,
  document: Pick<PrintedDocument, 'documentId' | 'storageKey' | 'printedAt'>,
): Promise<void> {
  await client.query(
    `update order_documents set storage_key = $2, printed_at = $3
     where document_id = $1 and storage_key is null`,
    [document.documentId, document.storageKey, new Date(document.printedAt)],
  )
}
