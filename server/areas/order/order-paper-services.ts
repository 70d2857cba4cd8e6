import type { CommissionInvoice, PurchaseContract } from '../../integrations/documents/port.ts'
import type { OrderServices } from './order-services.ts'

/** What the writing of papers needs; start-job-roles.ts hands it in. */
export type OrderPaperServices = Pick<
  OrderServices,
  | ('pool' | 'log' | 'now' | 'config' | 'images' | 'sellers' | 'buyers' | 'auctions')
  | ('bankFiles' | 'announceCustomer')
> & { readonly press: PaperPress; readonly newStorageKey: () => string }

/** Sets a paper as PDF in its reader's language. */
export type PaperPress = {
  readonly contract: (contract: PurchaseContract, readers: ContractReaders) => Promise<Uint8Array>
  readonly invoice: (invoice: CommissionInvoice, locale: string) => Promise<Uint8Array>
}

/** The contract is the seller's, in his language; what the tax law says stands in both. */
export type ContractReaders = { readonly locale: string; readonly otherLocale: string }
