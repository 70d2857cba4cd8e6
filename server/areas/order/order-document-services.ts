import type { CommissionInvoice, PurchaseContract } from '../../integrations/documents/port.ts'
import type { OrderServices } from './order-services.ts'

/** What the writing of documents needs; start-job-roles.ts hands it in. */
export type OrderDocumentServices = Pick<
  OrderServices,
  | ('pool' | 'log' | 'now' | 'keys' | 'config' | 'images' | 'sellers' | 'buyers' | 'auctions')
  | ('bankFiles' | 'announceCustomer')
> & { readonly pdfWorker: PdfWorker; readonly newStorageKey: () => string }

/** Sets a document as PDF in its reader's language. */
export type PdfWorker = {
  readonly contract: (contract: PurchaseContract, readers: ContractReaders) => Promise<Uint8Array>
  readonly invoice: (invoice: CommissionInvoice, locale: string) => Promise<Uint8Array>
}

/** The contract is the seller's, in their language; what the tax law says stands in both. */
export type ContractReaders = { readonly locale: string; readonly otherLocale: string }
