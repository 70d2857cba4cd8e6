import { type Instant, minuteMs } from '../calendar/instant.ts'
import { isCommissionOwed, type OrderState } from './order.ts'

/** Which documents an order has to have, and from when on one of them is missing (rules 10). */

export type OrderDocumentKind = 'contract' | 'commission_invoice' | 'reversal_invoice'

export type OrderDocument = {
  readonly documentId: number
  readonly kind: OrderDocumentKind
  readonly number: string | null
  /** Its file is there; until then nobody is shown the document or told of it. */
  readonly isPrinted: boolean
  /** The invoice that a reversal takes back. */
  readonly reversesDocumentId: number | null
}

export type OrderWithDocuments = Pick<OrderState, 'soldAt' | 'cancellation'> & {
  readonly documents: readonly OrderDocument[]
  /** Until then its documents wait for the check of a VAT id; null where they wait for nothing. */
  readonly heldUntil: Instant | null
}

/** A document that the pdf worker has not brought to an end. */
export type MissingDocument = {
  /** Null before it has a number. */
  readonly documentId: number | null
  readonly kind: OrderDocumentKind
  readonly number: string | null
}

/** Documents follow within a minute; one that is not out after so long will not come by itself. */
const patienceMs = 5 * minuteMs

/** The invoice that counts: the one that no reversal has taken back. */
export function openInvoice<Document extends Omit<OrderDocument, 'isPrinted'>>(
  documents: readonly Document[],
): Document | undefined {
  const reversed = new Set(documents.map(({ reversesDocumentId }) => reversesDocumentId))
  return documents.find(
    ({ kind, documentId }) => kind === 'commission_invoice' && !reversed.has(documentId),
  )
}

/**
 * Documents that have a number and no file, and those that should be there and have not even a number,
 * because their job failed before it took one.
 */
export function missingDocuments(
  order: OrderWithDocuments,
  now: Instant,
): readonly MissingDocument[] {
  return unfinishedDocuments(order)
    .filter(({ missingFrom }) => missingFrom <= now)
    .map(({ documentId, kind, number }) => ({ documentId, kind, number }))
}

/** The first instant at which a document is missing if nothing more happens; null when all are out. */
export function documentsMissingFrom(order: OrderWithDocuments): Instant | null {
  const instants = unfinishedDocuments(order).map(({ missingFrom }) => missingFrom)
  return instants.length === 0 ? null : Math.min(...instants)
}

type UnfinishedDocument = MissingDocument & { readonly missingFrom: Instant }

function unfinishedDocuments(order: OrderWithDocuments): readonly UnfinishedDocument[] {
  const unprinted = order.documents.filter(({ isPrinted }) => !isPrinted)
  return [...unprinted, ...unnumberedDocuments(order)].map(({ documentId, kind, number }) => ({
    ...{ documentId, kind, number, missingFrom: dueAt(order, kind) + patienceMs },
  }))
}

/** When the pdf worker begins with a document of this kind. */
function dueAt(
  { soldAt, cancellation, heldUntil }: OrderWithDocuments,
  kind: OrderDocumentKind,
): Instant {
  switch (kind) {
    case 'contract':
    case 'commission_invoice':
      return heldUntil ?? soldAt
    case 'reversal_invoice':
      return cancellation?.answeredAt ?? soldAt
  }
}

function unnumberedDocuments(order: OrderWithDocuments): readonly MissingDocument[] {
  const open = openInvoice(order.documents)
  const unnumbered = (kind: OrderDocumentKind): MissingDocument => ({
    documentId: null,
    kind,
    number: null,
  })
  if (!isCommissionOwed(order)) return open ? [unnumbered('reversal_invoice')] : []
  return [
    ...(needsContract(order) ? [unnumbered('contract')] : []),
    ...(open ? [] : [unnumbered('commission_invoice')]),
  ]
}

/** A sale that was canceled before its contract was written gets none any more. */
export function needsContract({
  cancellation,
  documents,
}: Pick<OrderState, 'cancellation'> & {
  readonly documents: readonly Pick<OrderDocument, 'kind'>[]
}): boolean {
  const isVoid = cancellation?.outcome === 'justified' || cancellation?.outcome === 'unjustified'
  return !isVoid && !documents.some(({ kind }) => kind === 'contract')
}
