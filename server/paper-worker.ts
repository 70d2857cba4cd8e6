import { parentPort } from 'node:worker_threads'
import { documentLanguages } from '#content/documents/document-language.ts'
import { commissionInvoice } from './integrations/documents/commission-invoice.ts'
import { purchaseContract } from './integrations/documents/purchase-contract.ts'
import type { PaperAnswer, PaperOrder } from './paper-press.ts'

/** The thread that sets papers: one costs some 200 ms of computing, in which no bid must wait. */
parentPort?.on('message', async (order: PaperOrder) => {
  const { orderNumber } = order
  try {
    const bytes = await set(order)
    const answer: PaperAnswer = { orderNumber, bytes }
    parentPort?.postMessage(answer)
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const answer: PaperAnswer = { orderNumber, failure }
    parentPort?.postMessage(answer)
  }
})

function set(order: PaperOrder): Promise<Uint8Array> {
  const languages = documentLanguages(order.locale, order.otherLocale)
  return order.kind === 'contract'
    ? purchaseContract(order.contract, languages)
    : commissionInvoice(order.invoice, languages)
}
