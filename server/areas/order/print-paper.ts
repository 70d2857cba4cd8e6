import { contractOfSale } from './contract-of-sale.ts'
import { invoiceOfSale, loadCommissionSettings, reversalOfSale } from './invoice-of-sale.ts'
import { isStatedPaper } from './invoices-of-order.ts'
import type { OrderPaperServices } from './order-paper-services.ts'
import type { Sale } from './sale.ts'
import type { StoredPaper } from './stored-order.ts'

/** The sheet of a numbered paper, outside of every lock: setting it takes far longer than a row. */
export async function printPaper(
  services: OrderPaperServices,
  sale: Sale,
  paper: StoredPaper,
): Promise<Uint8Array> {
  const { seller, buyer } = sale
  switch (paper.kind) {
    case 'contract':
      return services.press.contract(contractOfSale(sale, paper.number ?? ''), {
        locale: seller.languageSetting,
        otherLocale: buyer.languageSetting,
      })
    case 'commission_invoice':
    case 'reversal_invoice':
      return services.press.invoice(
        await statedInvoice(services, sale, paper),
        buyer.languageSetting,
      )
  }
}

async function statedInvoice(services: OrderPaperServices, sale: Sale, paper: StoredPaper) {
  if (!isStatedPaper(paper)) throw new Error(`The paper ${paper.documentId} states nothing`)
  const { number, stated, reversesDocumentId } = paper
  const commission = await loadCommissionSettings(services, services.pool, sale)
  const numbered = { number, stated, commission, issuer: services.config.company }
  if (paper.kind !== 'reversal_invoice') return invoiceOfSale(sale, numbered)
  const open = sale.order.documents.find(({ documentId }) => documentId === reversesDocumentId)
  if (!open || !isStatedPaper(open)) throw new Error(`${number} reverses nothing`)
  return reversalOfSale(sale, { ...numbered, open })
}
