import { parentPort } from 'node:worker_threads'
import { documentLanguages } from '#content/documents/document-language.ts'
import { commissionInvoice } from './integrations/documents/commission-invoice.ts'
import { purchaseContract } from './integrations/documents/purchase-contract.ts'
import { valuationReport } from './integrations/documents/valuation-report.ts'
import type { PdfAnswer, PdfRequest } from './pdf-worker.ts'

/** The thread that sets documents: one costs some 200 ms of computing, in which no bid must wait. */
parentPort?.on('message', async (order: PdfRequest) => {
  const { orderNumber } = order
  try {
    const bytes = await set(order)
    const answer: PdfAnswer = { orderNumber, bytes }
    parentPort?.postMessage(answer)
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const answer: PdfAnswer = { orderNumber, failure }
    parentPort?.postMessage(answer)
  }
})

function set(order: PdfRequest): Promise<Uint8Array> {
  if (order.kind === 'report') return valuationReport(order.report)
  const languages = documentLanguages(order.locale, order.otherLocale)
  return order.kind === 'contract'
    ? purchaseContract(order.contract, languages)
    : commissionInvoice(order.invoice, languages)
}
