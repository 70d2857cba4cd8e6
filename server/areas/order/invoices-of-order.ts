import { openInvoice } from '#domain/order/order-documents.ts'
import type { StatedInvoice, StoredOrder, StoredOrderDocument } from './stored-order.ts'

/** What an order's invoices state, and which of them counts (rules 10). */

export type StatedDocument = StoredOrderDocument & {
  readonly stated: StatedInvoice
  readonly number: string
}

export function openInvoiceOf(order: StoredOrder): StatedDocument | undefined {
  return openInvoice(order.documents.filter(isStatedDocument))
}

export function isStatedDocument(document: StoredOrderDocument): document is StatedDocument {
  return document.stated !== null && document.number !== null
}

/** What the dealer owes by the invoice that counts; before it is written, as the sale reckoned it. */
export function commissionOf(order: StoredOrder): {
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
} {
  const stated = openInvoiceOf(order)?.stated
  const netCents = stated?.netCents ?? order.amounts.commissionNetCents
  const vatCents = stated?.vatCents ?? order.amounts.commissionVatCents
  return { netCents, vatCents, grossCents: netCents + vatCents }
}
