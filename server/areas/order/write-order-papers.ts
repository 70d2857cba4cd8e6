import { isCommissionOwed } from '#domain/order/order.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { addJob, type JobOptions } from '../../platform/jobs/jobs.ts'
import { settledVat } from './invoice-of-sale.ts'
import { openInvoiceOf, type StatedPaper } from './invoices-of-order.ts'
import { nextStepOf } from './next-order-step.ts'
import { saveOrderDueAt } from './order-due-store.ts'
import type { OrderPaperServices } from './order-paper-services.ts'
import { listUndecidedOrderIds, saveSettledVat } from './order-paper-store.ts'
import { orderStateOf } from './order-state.ts'
import { findOrder, lockOrder } from './order-store.ts'
import { loadSale, type Sale } from './sale.ts'
import { tellBothSides, tellDealerOfInvoice } from './tell-both-sides.ts'
import { tellDealerOfCorrection, tellDealerOfReversal } from './tell-of-reversal.ts'
import { writeContract, writeInvoice, writeReversal } from './write-one-paper.ts'

/**
 * The papers of a sale (rules 10). Each run looks at the order and writes what is missing: contract
 * and invoice after the sale, the invoice that had to wait for a VAT id, the reversal of a canceled
 * order, reversal and new invoice when an id is found valid too late. All of it is one transaction
 * under the order's lock: a number is taken only if its paper is stored, so the series have no gaps,
 * and a second run finds the papers and stops.
 */

export type WriteOrderPapers = {
  readonly orderId: number
  /** Market time of the deadline that asked for it; without one, now. */
  readonly writtenAt?: number
}

export function createWriteOrderPapers(services: OrderPaperServices) {
  return async ({ orderId, writtenAt }: WriteOrderPapers): Promise<void> => {
    const storedKeys: string[] = []
    const images = noting(services.images, storedKeys)
    try {
      await transaction(services.pool, async (client) => {
        const order = await lockOrder(client, orderId)
        if (!order) throw new Error(`There is no order ${orderId}`)
        const sale = await loadSale(services, client, { order, writtenAt })
        await writePapers({ ...services, images }, client, sale)
      })
    } catch (error) {
      // Without their rows nobody would ever find these files again.
      for (const key of storedKeys) await services.images.delete(key)
      throw error
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

async function writePapers(
  services: OrderPaperServices,
  client: DatabaseClient,
  sale: Sale,
): Promise<void> {
  const { order } = sale
  const contract = order.documents.find(({ kind }) => kind === 'contract')
  const open = openInvoiceOf(order)
  if (!isCommissionOwed(orderStateOf(order))) return takeBack(services, client, sale, open)
  if (contract && open) return correct(services, client, sale, open)
  const settled = await settleVat(client, sale)
  const newContract = contract ?? (await writeContract(services, client, settled))
  const isHeld = settled.order.amounts.commissionVatCase === 'held'
  const invoice = open ?? (isHeld ? null : await writeInvoice(services, client, settled))
  const papers = { contract: newContract, invoice }
  if (!contract) await tellBothSides(client, settled, papers)
  else if (invoice) await tellDealerOfInvoice(client, settled, invoice)
}

/** A justified cancellation: whatever invoice counts is reversed, and the dealer is told. */
async function takeBack(
  services: OrderPaperServices,
  client: DatabaseClient,
  sale: Sale,
  open: StatedPaper | undefined,
): Promise<void> {
  const reversal = open && (await writeReversal(services, client, { sale, open }))
  await tellDealerOfReversal(client, sale, reversal)
}

/** An id that nobody could check in time and that is valid after all (rules 10). */
async function correct(
  services: OrderPaperServices,
  client: DatabaseClient,
  sale: Sale,
  open: StatedPaper,
): Promise<void> {
  const vat = settledVat(sale)
  if (!open.stated.isVatIdUnchecked || vat.case !== 'reverse_charge') return
  const reversal = await writeReversal(services, client, { sale, open })
  const invoice = await writeInvoice(services, client, withVat(sale, vat))
  await tellDealerOfCorrection(client, sale, { reversal, invoice })
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
  await saveOrderDueAt(client, {
    ...{ orderId: order.orderId, dueAt: nextStepOf(settled.order)?.at ?? null },
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
