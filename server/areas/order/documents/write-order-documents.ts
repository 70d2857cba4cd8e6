import { isCommissionOwed } from '#domain/order/order.ts'
import { needsContract, type OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { addJob, type JobOptions } from '../../../platform/jobs/jobs.ts'
import { findMarketNow } from '../../auction/api.ts'
import { openInvoiceOf, type StatedDocument } from '../invoices-of-order.ts'
import type { OrderDocumentServices } from '../order-document-services.ts'
import { orderStateOf } from '../order-state.ts'
import { findOrder, lockOrder } from '../order-store.ts'
import { planOrder } from '../plan-order.ts'
import { queueContractWithAccount } from '../queue-contract-with-account.ts'
import { loadSale, type Sale } from '../sale.ts'
import { isVatHeld, settledVat } from '../sale-vat.ts'
import { isPrinted, type PrintedDocument, type StoredOrderDocument } from '../stored-order.ts'
import { notifyBothSides, notifyDealerOfInvoice, notifyOfHold } from './notify-both-sides.ts'
import { notifyDealerOfCorrection, notifyDealerOfReversal } from './notify-of-reversal.ts'
import { numberContract, numberInvoice, numberReversal } from './number-documents.ts'
import { listUndecidedOrderIds, saveSettledVat, saveStorageKey } from './order-document-store.ts'
import { printDocument } from './print-document.ts'

/**
 * The documents of a sale (rules 10): contract and invoice after the sale, or once the verdict on the
 * buyer's VAT id stands, the reversal of a canceled order, reversal and new invoice when an id is found valid
 * too late. Each run looks what is missing, in three steps: a number and a row for each document, in one
 * transaction under the order's lock, so the series have no gaps; the sheets, under no lock; files
 * and notifications in one transaction. A run that ends in between is taken up by the next one.
 */

export type WriteOrderDocuments = {
  readonly orderId: number
  /** Market time of the deadline that asked for it; without one, now. */
  readonly writtenAt?: number
}

type Sheet = { readonly documentId: number; readonly storageKey: string }

export function createWriteOrderDocuments(services: OrderDocumentServices) {
  return async (wanted: WriteOrderDocuments): Promise<void> => {
    for (;;) {
      const missing = await transaction(services.pool, async (client) => {
        const numbered = await numberMissing(client, await lockSale(services, client, wanted))
        await planOrder(client, wanted.orderId)
        return numbered
      })
      if (missing === null) return
      await printAndPublish(services, wanted, missing)
    }
  }
}

/** Looks again at the invoices that a dealer's VAT id decides. */
export async function queueUndecidedInvoices(
  services: Pick<OrderDocumentServices, 'pool'>,
  merchantId: number,
): Promise<void> {
  for (const orderId of await listUndecidedOrderIds(services.pool, merchantId)) {
    await transaction(services.pool, async (client) => {
      const order = await findOrder(client, orderId)
      if (order && isCommissionOwed(orderStateOf(order)))
        await queueOrderDocuments(client, { orderId })
    })
  }
}

export async function queueOrderDocuments(
  client: DatabaseClient,
  wanted: WriteOrderDocuments,
  { isUrgent = false }: Pick<JobOptions, 'isUrgent'> = {},
): Promise<void> {
  const key = `order-documents:${wanted.orderId}`
  await addJob(client, 'write-order-documents', wanted, { key, isUrgent })
}

async function lockSale(
  services: OrderDocumentServices,
  client: DatabaseClient,
  { orderId, writtenAt }: WriteOrderDocuments,
): Promise<Sale> {
  const order = await lockOrder(client, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  return loadSale(services, client, { order, writtenAt })
}

type Missing = { readonly sale: Sale; readonly documents: readonly StoredOrderDocument[] }

/** The documents to print next, numbered here or by a run that ended too soon; null when all are out. */
async function numberMissing(client: DatabaseClient, sale: Sale): Promise<Missing | null> {
  const { order } = sale
  const unprinted = order.documents.filter((document) => !isPrinted(document))
  if (unprinted.length > 0) return { sale, documents: unprinted }
  const open = openInvoiceOf(order)
  const state = orderStateOf(order)
  if (!isCommissionOwed(state)) return takeBack(client, sale, open)
  const { cancellation } = state
  const wantsContract = needsContract({ cancellation, documents: order.documents })
  if (!wantsContract && open) return correct(client, sale, open)
  const settled = await settleVat(client, sale)
  if (isVatHeld(settled.order)) {
    if (wantsContract) await notifyOfHold(client, settled)
    return null
  }
  const documents: StoredOrderDocument[] = []
  if (wantsContract) documents.push(await numberContract(client, settled))
  if (!open) documents.push(await numberInvoice(client, settled))
  return { sale: settled, documents }
}

/** A justified cancellation: whatever invoice counts is reversed, and the dealer is told. */
async function takeBack(
  client: DatabaseClient,
  sale: Sale,
  open: StatedDocument | undefined,
): Promise<Missing | null> {
  if (open) return { sale, documents: [await numberReversal(client, sale, open)] }
  // Where there is a reversal, its own notification has told it.
  const isReversed = sale.order.documents.some(({ kind }) => kind === 'reversal_invoice')
  if (!isReversed) await notifyDealerOfReversal(client, sale, undefined)
  return null
}

/** An id that nobody could check in time and that is valid after all (rules 10). */
async function correct(
  client: DatabaseClient,
  sale: Sale,
  open: StatedDocument,
): Promise<Missing | null> {
  const vat = settledVat(sale)
  if (!open.stated.isVatIdUnchecked || vat.commissionVatCase !== 'reverse_charge') return null
  const reversal = await numberReversal(client, sale, open)
  const invoice = await numberInvoice(client, withVat(sale, vat))
  return { sale, documents: [reversal, invoice] }
}

async function printAndPublish(
  services: OrderDocumentServices,
  wanted: WriteOrderDocuments,
  { sale, documents }: Missing,
): Promise<void> {
  const sheets: Sheet[] = []
  try {
    for (const document of documents) {
      const bytes = await printDocument(services, sale, document)
      const storageKey = services.newStorageKey()
      sheets.push({ documentId: document.documentId, storageKey })
      await services.images.put(storageKey, bytes)
    }
    await transaction(services.pool, async (client) =>
      publishDocuments(client, await lockSale(services, client, wanted), sheets),
    )
  } finally {
    await deleteUnused(services, wanted.orderId, sheets)
  }
}

/** Files and notifications; nothing where another run has been faster, whose documents are out already. */
async function publishDocuments(
  client: DatabaseClient,
  sale: Sale,
  sheets: readonly Sheet[],
): Promise<void> {
  const documents: PrintedDocument[] = []
  const printedAt = await findMarketNow(client)
  for (const document of sale.order.documents) {
    const sheet = sheets.find(({ documentId }) => documentId === document.documentId)
    if (!sheet) continue
    if (isPrinted(document)) return
    const printed = { ...document, storageKey: sheet.storageKey, printedAt }
    await saveStorageKey(client, printed)
    documents.push(printed)
  }
  // From here on the dealer has the invoice, and the clock may remind them of it.
  await planOrder(client, sale.order.orderId)
  await notifyOfDocuments(client, sale, documents)
  // The seller may have given their account while the contract waited.
  if (sale.order.hasBankAccount) await queueContractWithAccount(client, sale.order.orderId)
}

async function notifyOfDocuments(
  client: DatabaseClient,
  sale: Sale,
  documents: readonly PrintedDocument[],
): Promise<void> {
  const ofKind = (wanted: OrderDocumentKind) => documents.find(({ kind }) => kind === wanted)
  const [contract, reversal] = [ofKind('contract'), ofKind('reversal_invoice')]
  const invoice = ofKind('commission_invoice')
  if (contract) await notifyBothSides(client, sale, { contract, invoice: invoice ?? null })
  else if (reversal && invoice) await notifyDealerOfCorrection(client, sale, { reversal, invoice })
  else if (reversal) await notifyDealerOfReversal(client, sale, reversal)
  else if (invoice) await notifyDealerOfInvoice(client, sale, invoice)
}

/**
 * Without their rows nobody would ever find these files again. The order is asked under its lock: a
 * commit whose answer was lost has happened by then or never will.
 */
async function deleteUnused(
  services: OrderDocumentServices,
  orderId: number,
  sheets: readonly Sheet[],
): Promise<void> {
  const order = await transaction(services.pool, (client) => lockOrder(client, orderId))
  const used = new Set(order?.documents.map(({ storageKey }) => storageKey))
  for (const { storageKey } of sheets) {
    if (!used.has(storageKey)) await services.images.delete(storageKey)
  }
}

/** A held sale gets its VAT as soon as it can be decided; every other stays as it is. */
async function settleVat(client: DatabaseClient, sale: Sale): Promise<Sale> {
  const { order } = sale
  if (!isVatHeld(order)) return sale
  const settled = withVat(sale, settledVat(sale))
  if (!isVatHeld(settled.order)) await saveSettledVat(client, order.orderId, settled.order.amounts)
  return settled
}

function withVat(sale: Sale, vat: ReturnType<typeof settledVat>): Sale {
  const { order } = sale
  return { ...sale, order: { ...order, amounts: { ...order.amounts, ...vat } } }
}
