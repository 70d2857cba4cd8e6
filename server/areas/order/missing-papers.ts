import { type Instant, minuteMs } from '#domain/calendar/instant.ts'
import { isCommissionOwed } from '#domain/order/order.ts'
import { defaultCommissionVatSettings, invoiceHoldEndsAt } from '#domain/pricing/commission-vat.ts'
import { openInvoiceOf } from './invoices-of-order.ts'
import { orderStateOf } from './order-state.ts'
import { isPrinted, type PaperKind, type StoredOrder } from './order-store.ts'

/**
 * What the press has not brought to an end (rules 10): a paper that has its number and no file, and
 * one that should be there and has not even a number, because its job failed before it took one.
 */
export type MissingPaper = {
  /** Null before it has a number. */
  readonly documentId: number | null
  readonly kind: PaperKind
  readonly number: string | null
}

/** Papers follow within a minute; one that is still being written is not called missing. */
const patienceMs = 5 * minuteMs

export function missingPapersOf(order: StoredOrder, now: Instant): readonly MissingPaper[] {
  const unprinted = order.documents.filter((paper) => !isPrinted(paper))
  return [
    ...unprinted.map(({ documentId, kind, number }) => ({ documentId, kind, number })),
    ...unnumbered(order, now).map((kind) => ({ documentId: null, kind, number: null })),
  ]
}

function unnumbered(order: StoredOrder, now: Instant): readonly PaperKind[] {
  const { documents, amounts } = order
  const state = orderStateOf(order)
  const open = openInvoiceOf(order)
  const isLate = (since: Instant) => now - since > patienceMs
  const { soldAt } = state
  if (!isCommissionOwed(state)) {
    const since = state.cancellation?.answeredAt ?? soldAt
    return open && isLate(since) ? ['reversal_invoice'] : []
  }
  const isHeld = amounts.commissionVatCase === 'held'
  const invoiceFrom = isHeld ? invoiceHoldEndsAt(soldAt, defaultCommissionVatSettings) : soldAt
  const hasContract = documents.some(({ kind }) => kind === 'contract')
  return [
    ...(!hasContract && isLate(soldAt) ? (['contract'] as const) : []),
    ...(!open && isLate(invoiceFrom) ? (['commission_invoice'] as const) : []),
  ]
}
