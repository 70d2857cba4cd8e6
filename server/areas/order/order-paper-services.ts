import type {
  CommissionInvoice,
  DocumentLanguages,
  PurchaseContract,
} from '../../integrations/documents/port.ts'
import type { OrderServices } from './order-services.ts'

/** What the writing of papers needs; start-job-roles.ts hands it in. */
export type OrderPaperServices = Pick<
  OrderServices,
  'pool' | 'log' | 'now' | 'config' | 'images' | 'sellers' | 'buyers' | 'auctions'
> & { readonly press: PaperPress }

/** Sets papers as PDF, and names the place where one is kept. */
export type PaperPress = {
  readonly contract: (
    contract: PurchaseContract,
    languages: DocumentLanguages,
  ) => Promise<Uint8Array>
  readonly invoice: (
    invoice: CommissionInvoice,
    languages: DocumentLanguages,
  ) => Promise<Uint8Array>
  readonly newStorageKey: () => string
}
