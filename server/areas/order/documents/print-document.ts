import { isStatedDocument } from '../invoices-of-order.ts'
import type { OrderDocumentServices } from '../order-document-services.ts'
import type { Sale } from '../sale.ts'
import type { StoredOrderDocument } from '../stored-order.ts'
import { contractOfSale } from './contract-of-sale.ts'
import { invoiceOfSale, loadCommissionSettings, reversalOfSale } from './invoice-of-sale.ts'

/** The sheet of a numbered document, outside of every lock: setting it takes far longer than a row. */
export async function printDocument(
  services: OrderDocumentServices,
  sale: Sale,
  document: StoredOrderDocument,
): Promise<Uint8Array> {
  const { seller, buyer } = sale
  switch (document.kind) {
    case 'contract':
      return services.pdfWorker.contract(contractOfSale(sale, document.number ?? ''), {
        locale: seller.languageSetting,
        otherLocale: buyer.languageSetting,
      })
    case 'commission_invoice':
    case 'reversal_invoice':
      return services.pdfWorker.invoice(
        await statedInvoice(services, sale, document),
        buyer.languageSetting,
      )
  }
}

async function statedInvoice(
  services: OrderDocumentServices,
  sale: Sale,
  document: StoredOrderDocument,
) {
  if (!isStatedDocument(document))
    throw new Error(`The document ${document.documentId} states nothing`)
  const { number, stated, reversesDocumentId } = document
  const commission = await loadCommissionSettings(services, services.pool, sale)
  const numbered = { number, stated, commission, issuer: services.config.company }
  if (document.kind !== 'reversal_invoice') return invoiceOfSale(sale, numbered)
  const open = sale.order.documents.find(({ documentId }) => documentId === reversesDocumentId)
  if (!open || !isStatedDocument(open)) throw new Error(`${number} reverses nothing`)
  return reversalOfSale(sale, { ...numbered, open })
}
