import type { Customer } from '#domain/account/customer.ts'
import type { VatIdState } from '#domain/pricing/countries.ts'
import type { BankFileReader } from '../../integrations/bank-file/port.ts'
import type { ImageStore } from '../../integrations/image-store/port.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import type { ListingServices } from '../listing/api.ts'

/** What the order area needs beside the platform; app.ts hands it in. */
export type OrderServices = ListingServices & {
  readonly images: ImageStore
  readonly buyers: Buyers
  readonly bankFiles: BankFileReader
  /** The customer's open pages load the account again: whether they may bid, what they owe. */
  readonly announceCustomer: (customerId: number) => Promise<void>
}

/** The account area's word on who bought. */
export type Buyers = {
  readonly find: (db: Queryable, merchantId: number) => Promise<Buyer | undefined>
}

export type Buyer = Pick<Customer, 'customerId' | 'email' | 'profile' | 'languageSetting'> & {
  readonly merchantId: number
  readonly vatIdState: VatIdState
}
