import type { StatedInvoice, StoredOrder, StoredPaper } from './order-store.ts'

/** Which of an order's invoices counts: the one that no reversal has taken back (rules 10). */

export type StatedPaper = StoredPaper & {
  readonly stated: StatedInvoice
  readonly number: string
}

export function openInvoiceOf(order: StoredOrder): StatedPaper | undefined {
  const reversed = new Set(order.documents.map(({ reversesDocumentId }) => reversesDocumentId))
  return order.documents.find(
    (paper): paper is StatedPaper =>
      paper.kind === 'commission_invoice' &&
      isStatedPaper(paper) &&
      !reversed.has(paper.documentId),
  )
}

export function isStatedPaper(paper: StoredPaper): paper is StatedPaper {
  return paper.stated !== null && paper.number !== null
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
