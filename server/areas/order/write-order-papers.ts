import { documentLanguages } from '#content/documents/document-language.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { contractOfSale } from './contract-of-sale.ts'
import { invoiceOfSale, loadCommissionSettings, settledVat } from './invoice-of-sale.ts'
import type { OrderPaperServices } from './order-paper-services.ts'
import { listHeldOrderIds, lockOrder, saveSettledVat } from './order-paper-store.ts'
import { insertPaper, type StoredOrder, type StoredPaper, takeNumber } from './order-store.ts'
import { loadSale, type Sale } from './sale.ts'
import { tellBothSides, tellDealerOfInvoice } from './tell-both-sides.ts'

/**
 * The papers of a sale (rules 10): number, contract, commission invoice and the letters that carry
 * them, once per order. All of it is one transaction under the order's lock: a number is taken only
 * if its paper is stored, so the series have no gaps, and a second run finds the papers and stops.
 */

export type WriteOrderPapers = { readonly orderId: number }

type Paper = Omit<StoredPaper, 'documentId'>

export function createWriteOrderPapers(services: OrderPaperServices) {
  return async ({ orderId }: WriteOrderPapers): Promise<void> => {
    const storedKeys: string[] = []
    try {
      await transaction(services.pool, (client) =>
        writePapers({ ...services, images: noting(services.images, storedKeys) }, client, orderId),
      )
    } catch (error) {
      // Without their rows nobody would ever find these files again.
      for (const key of storedKeys) await services.images.delete(key)
      throw error
    }
  }
}

/** Looks again at the invoices that wait for a VAT id: the market's clock may have been moved. */
export async function queueHeldInvoices(services: Pick<OrderPaperServices, 'pool'>): Promise<void> {
  for (const orderId of await listHeldOrderIds(services.pool)) {
    await transaction(services.pool, (client) => queuePapers(client, orderId))
  }
}

async function writePapers(
  services: OrderPaperServices,
  client: DatabaseClient,
  orderId: number,
): Promise<void> {
  const order = await lockOrder(client, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  const contract = paperOf(order, 'contract')
  if (contract && paperOf(order, 'commission_invoice')) return
  const sale = await settleVat(client, await loadSale(services, client, order))
  const newContract = contract ?? (await writeContract(services, client, sale))
  const newInvoice = await writeInvoice(services, client, sale)
  if (!newInvoice) await queueAgain(services, client, sale)
  if (!contract) {
    await tellBothSides(client, sale, { contract: newContract, invoice: newInvoice })
  } else if (newInvoice) {
    await tellDealerOfInvoice(client, sale, { contract, invoice: newInvoice })
  }
}

/** A held commission gets its VAT case as soon as it can be decided; every other stays as it is. */
async function settleVat(client: DatabaseClient, sale: Sale): Promise<Sale> {
  const { order } = sale
  if (order.amounts.commissionVatCase !== 'held') return sale
  const vat = settledVat(sale)
  if (vat.case === 'held') return sale
  const settled = {
    commissionVatCase: vat.case,
    commissionRateBasisPoints: vat.rateBasisPoints,
    commissionVatCents: vat.vatCents,
  }
  await saveSettledVat(client, order.orderId, settled)
  return { ...sale, order: { ...order, amounts: { ...order.amounts, ...settled } } }
}

async function writeContract(
  services: OrderPaperServices,
  client: DatabaseClient,
  sale: Sale,
): Promise<Paper> {
  const locale = sale.seller.languageSetting
  const number = await takeNumber(client, { name: 'CM24-C', year: berlinYear(sale.writtenAt) })
  const contract = contractOfSale(sale, number)
  return storePaper(services, client, {
    sale,
    kind: 'contract',
    number,
    title: documentLanguages(locale).reader.say('contract.title'),
    bytes: await services.press.contract(contract, locale),
  })
}

/** Null while the invoice waits for the check of the dealer's VAT id. */
async function writeInvoice(
  services: OrderPaperServices,
  client: DatabaseClient,
  sale: Sale,
): Promise<Paper | null> {
  if (sale.order.amounts.commissionVatCase === 'held') return null
  const commission = await loadCommissionSettings(services, client, sale)
  const locale = sale.buyer.languageSetting
  const number = await takeNumber(client, { name: 'CM24-R', year: berlinYear(sale.writtenAt) })
  const issuer = services.config.company
  const invoice = invoiceOfSale(sale, { number, issuer, commission })
  return storePaper(services, client, {
    sale,
    kind: 'commission_invoice',
    number,
    title: documentLanguages(locale).reader.say('invoice.title'),
    bytes: await services.press.invoice(invoice, locale),
  })
}

async function storePaper(
  services: OrderPaperServices,
  client: DatabaseClient,
  written: {
    readonly sale: Sale
    readonly kind: Paper['kind']
    readonly number: string
    readonly title: string
    readonly bytes: Uint8Array
  },
): Promise<Paper> {
  const { sale, kind, number, title, bytes } = written
  const storageKey = services.newStorageKey()
  await services.images.put(storageKey, bytes)
  const paper = { kind, number, storageKey, fileName: `${title} ${number}.pdf` }
  await insertPaper(client, { ...paper, orderId: sale.order.orderId })
  return paper
}

/** The queue lives by real time; the hold ends by the market's, which a demo may have moved. */
async function queueAgain(
  services: OrderPaperServices,
  client: DatabaseClient,
  sale: Sale,
): Promise<void> {
  const { heldUntil } = settledVat(sale)
  const waitMs = Math.max(0, (heldUntil ?? sale.writtenAt) - sale.writtenAt)
  const runAt = new Date(services.now().getTime() + waitMs)
  await queuePapers(client, sale.order.orderId, runAt)
}

async function queuePapers(client: DatabaseClient, orderId: number, runAt?: Date): Promise<void> {
  const key = `order-papers:${orderId}`
  await addJob(client, 'write-order-papers', { orderId }, { key, ...(runAt && { runAt }) })
}

function paperOf(order: StoredOrder, kind: Paper['kind']): StoredPaper | undefined {
  return order.documents.find((document) => document.kind === kind)
}

/** Numbers count per year of the place where they are given. */
function berlinYear(instant: number): number {
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', year: 'numeric' })
  return Number(year.format(instant))
}

function noting(
  images: OrderPaperServices['images'],
  storedKeys: string[],
): OrderPaperServices['images'] {
  return {
    ...images,
    put: async (key, content) => {
      storedKeys.push(key)
      await images.put(key, content)
    },
  }
}
