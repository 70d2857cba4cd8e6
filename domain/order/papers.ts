import { type Instant, minuteMs } from '../calendar/instant.ts'
import { isCommissionOwed, type OrderState } from './order.ts'

/** Which papers an order has to have, and from when on one of them is missing (rules 10). */

export type PaperKind = 'contract' | 'commission_invoice' | 'reversal_invoice'

export type OrderPaper = {
  readonly documentId: number
  readonly kind: PaperKind
  readonly number: string | null
  /** Its file is there; until then nobody is shown the paper or told of it. */
  readonly isPrinted: boolean
  /** The invoice that a reversal takes back. */
  readonly reversesDocumentId: number | null
}

export type OrderWithPapers = Pick<OrderState, 'soldAt' | 'cancellation'> & {
  readonly papers: readonly OrderPaper[]
  /** Until then its invoice waits for the check of a VAT id; null where it waits for nothing. */
  readonly invoiceHeldUntil: Instant | null
}

/** A paper that the press has not brought to an end. */
export type MissingPaper = {
  /** Null before it has a number. */
  readonly documentId: number | null
  readonly kind: PaperKind
  readonly number: string | null
}

/** Papers follow within a minute; one that got no number for so long will get none by itself. */
const patienceMs = 5 * minuteMs

/** The invoice that counts: the one that no reversal has taken back. */
export function openInvoice<Paper extends Omit<OrderPaper, 'isPrinted'>>(
  papers: readonly Paper[],
): Paper | undefined {
  const reversed = new Set(papers.map(({ reversesDocumentId }) => reversesDocumentId))
  return papers.find(
    ({ kind, documentId }) => kind === 'commission_invoice' && !reversed.has(documentId),
  )
}

/**
 * Papers that have a number and no file, and those that should be there and have not even a number,
 * because their job failed before it took one.
 */
export function missingPapers(order: OrderWithPapers, now: Instant): readonly MissingPaper[] {
  return unfinishedPapers(order)
    .filter(({ missingFrom }) => missingFrom <= now)
    .map(({ documentId, kind, number }) => ({ documentId, kind, number }))
}

/** The first instant at which a paper is missing if nothing more happens; null when all are out. */
export function papersMissingFrom(order: OrderWithPapers): Instant | null {
  const instants = unfinishedPapers(order).map(({ missingFrom }) => missingFrom)
  return instants.length === 0 ? null : Math.min(...instants)
}

type UnfinishedPaper = MissingPaper & { readonly missingFrom: Instant }

function unfinishedPapers(order: OrderWithPapers): readonly UnfinishedPaper[] {
  const { papers, soldAt } = order
  const unprinted = papers
    .filter(({ isPrinted }) => !isPrinted)
    .map(({ documentId, kind, number }) => ({ documentId, kind, number, missingFrom: soldAt }))
  return [...unprinted, ...unnumberedPapers(order)]
}

function unnumberedPapers(order: OrderWithPapers): readonly UnfinishedPaper[] {
  const { papers, soldAt, cancellation, invoiceHeldUntil } = order
  const open = openInvoice(papers)
  const lateFrom = (kind: PaperKind, dueAt: Instant): UnfinishedPaper => ({
    ...{ documentId: null, kind, number: null, missingFrom: dueAt + patienceMs },
  })
  if (!isCommissionOwed(order)) {
    return open ? [lateFrom('reversal_invoice', cancellation?.answeredAt ?? soldAt)] : []
  }
  const hasContract = papers.some(({ kind }) => kind === 'contract')
  return [
    ...(hasContract ? [] : [lateFrom('contract', soldAt)]),
    ...(open ? [] : [lateFrom('commission_invoice', invoiceHeldUntil ?? soldAt)]),
  ]
}
