import { isCommissionOwed } from '#domain/order/order.ts'
import type { OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { addJob, type JobOptions } from '../../platform/jobs/jobs.ts'
import { findMarketNow } from '../auction/read/auction-lists.ts'
import { settledVat } from './invoice-of-sale.ts'
import { openInvoiceOf, type StatedPaper } from './invoices-of-order.ts'
import { numberContract, numberInvoice, numberReversal } from './number-papers.ts'
import type { OrderPaperServices } from './order-paper-services.ts'
import { listUndecidedOrderIds, saveSettledVat, saveStorageKey } from './order-paper-store.ts'
import { orderStateOf } from './order-state.ts'
import { findOrder, lockOrder } from './order-store.ts'
import { planOrder } from './plan-order.ts'
import { printPaper } from './print-paper.ts'
import { loadSale, type Sale } from './sale.ts'
import { isPrinted, type PrintedPaper, type StoredPaper } from './stored-order.ts'
import { tellBothSides, tellDealerOfInvoice } from './tell-both-sides.ts'
import { tellDealerOfCorrection, tellDealerOfReversal } from './tell-of-reversal.ts'

/**
 * The papers of a sale (rules 10): contract and invoice after the sale, the invoice that had to wait
 * for a VAT id, the reversal of a canceled order, reversal and new invoice when an id is found valid
 * too late. Each run looks what is missing, in three steps: a number and a row for each paper, in one
 * transaction under the order's lock, so the series have no gaps; the sheets, under no lock; files
 * and letters in one transaction. A run that ends in between is taken up by the next one.
 */

export type WriteOrderPapers = {
  readonly orderId: number
  /** Market time of the deadline that asked for it; without one, now. */
  readonly writtenAt?: number
}

type Sheet = { readonly documentId: number; readonly storageKey: string }

export function createWriteOrderPapers(services: OrderPaperServices) {
  return async (wanted: WriteOrderPapers): Promise<void> => {
    for (;;) {
      const missing = await transaction(services.pool, async (client) => {
        const numbered = await numberMissing(client, await lockSale(services, client, wanted))
        await planOrder(client, wanted.orderId)
        return numbered
      })
      if (missing === null) return
      await printAndHandOut(services, wanted, missing)
    }
  }
}

/** Looks again at the invoices that a dealer's VAT id decides. */
export async function queueUndecidedInvoices(
  services: Pick<OrderPaperServices, 'pool'>,
  merchantId: number,
): Promise<void> {
  for (const orderId of await listUndecidedOrderIds(services.pool, merchantId)) {
    await transaction(services.pool, async (client) => {
      const order = await findOrder(client, orderId)
      if (order && isCommissionOwed(orderStateOf(order)))
        await queueOrderPapers(client, { orderId })
    })
  }
}

export async function queueOrderPapers(
  client: DatabaseClient,
  wanted: WriteOrderPapers,
  { isUrgent = false }: Pick<JobOptions, 'isUrgent'> = {},
): Promise<void> {
  const key = `order-papers:${wanted.orderId}`
  await addJob(client, 'write-order-papers', wanted, { key, isUrgent })
}

async function lockSale(
  services: OrderPaperServices,
  client: DatabaseClient,
  { orderId, writtenAt }: WriteOrderPapers,
): Promise<Sale> {
  const order = await lockOrder(client, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  return loadSale(services, client, { order, writtenAt })
}

type Missing = { readonly sale: Sale; readonly papers: readonly StoredPaper[] }

/** The papers to print next, numbered here or by a run that ended too soon; null when all are out. */
async function numberMissing(client: DatabaseClient, sale: Sale): Promise<Missing | null> {
  const { order } = sale
  const unprinted = order.documents.filter((paper) => !isPrinted(paper))
  if (unprinted.length > 0) return { sale, papers: unprinted }
  const hasContract = order.documents.some(({ kind }) => kind === 'contract')
  const open = openInvoiceOf(order)
  if (!isCommissionOwed(orderStateOf(order))) return takeBack(client, sale, open)
  if (hasContract && open) return correct(client, sale, open)
  const settled = await settleVat(client, sale)
  const isHeld = settled.order.amounts.commissionVatCase === 'held'
  const papers: StoredPaper[] = []
  if (!hasContract) papers.push(await numberContract(client, settled))
  if (!open && !isHeld) papers.push(await numberInvoice(client, settled))
  return papers.length === 0 ? null : { sale: settled, papers }
}

/** A justified cancellation: whatever invoice counts is reversed, and the dealer is told. */
async function takeBack(
  client: DatabaseClient,
  sale: Sale,
  open: StatedPaper | undefined,
): Promise<Missing | null> {
  if (open) return { sale, papers: [await numberReversal(client, sale, open)] }
  // Where there is a reversal, its own letter has told it.
  const isReversed = sale.order.documents.some(({ kind }) => kind === 'reversal_invoice')
  if (!isReversed) await tellDealerOfReversal(client, sale, undefined)
  return null
}

/** An id that nobody could check in time and that is valid after all (rules 10). */
async function correct(
  client: DatabaseClient,
  sale: Sale,
  open: StatedPaper,
): Promise<Missing | null> {
  const vat = settledVat(sale)
  if (!open.stated.isVatIdUnchecked || vat.case !== 'reverse_charge') return null
  const reversal = await numberReversal(client, sale, open)
  const invoice = await numberInvoice(client, withVat(sale, vat))
  return { sale, papers: [reversal, invoice] }
}

async function printAndHandOut(
  services: OrderPaperServices,
  wanted: WriteOrderPapers,
  { sale, papers }: Missing,
): Promise<void> {
  const sheets: Sheet[] = []
  try {
    for (const paper of papers) {
      const bytes = await printPaper(services, sale, paper)
      const storageKey = services.newStorageKey()
      sheets.push({ documentId: paper.documentId, storageKey })
      await services.images.put(storageKey, bytes)
    }
    await transaction(services.pool, async (client) =>
      handOut(client, await lockSale(services, client, wanted), sheets),
    )
  } finally {
    await deleteUnused(services, wanted.orderId, sheets)
  }
}

/** Files and letters; nothing where another run has been faster, whose papers are out already. */
async function handOut(
  client: DatabaseClient,
  sale: Sale,
  sheets: readonly Sheet[],
): Promise<void> {
  const papers: PrintedPaper[] = []
  const printedAt = await findMarketNow(client)
  for (const paper of sale.order.documents) {
    const sheet = sheets.find(({ documentId }) => documentId === paper.documentId)
    if (!sheet) continue
    if (isPrinted(paper)) return
    const printed = { ...paper, storageKey: sheet.storageKey, printedAt }
    await saveStorageKey(client, printed)
    papers.push(printed)
  }
  // From here on the dealer has his invoice, and the clock may remind him of it.
  await planOrder(client, sale.order.orderId)
  await tellOfPapers(client, sale, papers)
}

async function tellOfPapers(
  client: DatabaseClient,
  sale: Sale,
  papers: readonly PrintedPaper[],
): Promise<void> {
  const ofKind = (wanted: OrderDocumentKind) => papers.find(({ kind }) => kind === wanted)
  const [contract, reversal] = [ofKind('contract'), ofKind('reversal_invoice')]
  const invoice = ofKind('commission_invoice')
  if (contract) await tellBothSides(client, sale, { contract, invoice: invoice ?? null })
  else if (reversal && invoice) await tellDealerOfCorrection(client, sale, { reversal, invoice })
  else if (reversal) await tellDealerOfReversal(client, sale, reversal)
  else if (invoice) await tellDealerOfInvoice(client, sale, invoice)
}

/**
 * Without their rows nobody would ever find these files again. The order is asked under its lock: a
 * commit whose answer was lost has happened by then or never will.
 */
async function deleteUnused(
  services: OrderPaperServices,
  orderId: number,
  sheets: readonly Sheet[],
): Promise<void> {
  const order = await transaction(services.pool, (client) => lockOrder(client, orderId))
  const used = new Set(order?.documents.map(({ storageKey }) => storageKey))
  for (const { storageKey } of sheets) {
    if (!used.has(storageKey)) await services.images.delete(storageKey)
  }
}

/** A held commission gets its VAT case as soon as it can be decided; every other stays as it is. */
async function settleVat(client: DatabaseClient, sale: Sale): Promise<Sale> {
  const { order } = sale
  if (order.amounts.commissionVatCase !== 'held') return sale
  const vat = settledVat(sale)
  if (vat.case === 'held') return sale
  const settled = withVat(sale, vat)
  await saveSettledVat(client, order.orderId, {
    commissionVatCase: vat.case,
    commissionRateBasisPoints: vat.rateBasisPoints,
    commissionVatCents: vat.vatCents,
  })
  return settled
}

function withVat(sale: Sale, vat: ReturnType<typeof settledVat>): Sale {
  const amounts = {
    ...sale.order.amounts,
    commissionVatCase: vat.case,
    commissionRateBasisPoints: vat.rateBasisPoints,
    commissionVatCents: vat.vatCents,
  }
  return { ...sale, order: { ...sale.order, amounts } }
}
