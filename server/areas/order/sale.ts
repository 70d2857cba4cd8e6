import type { DatabaseClient } from '../../platform/database/pool.ts'
import type { Seller } from '../account/api.ts'
import { findMarketNow } from '../auction/api.ts'
import { describeVehicles, findSoldVehicle, type SoldVehicle } from '../listing/api.ts'
import type { OrderDocumentServices } from './order-document-services.ts'
import type { Buyer } from './order-services.ts'
import type { StoredOrder } from './stored-order.ts'

/** All that the documents and the notifications of one order speak of. */
export type Sale = {
  readonly order: StoredOrder
  readonly seller: Seller
  readonly buyer: Buyer
  readonly vehicle: SoldVehicle & { readonly title: string }
  /** Market time: what is written now bears this day. */
  readonly writtenAt: number
}

export async function loadSale(
  services: Pick<OrderDocumentServices, 'sellers' | 'buyers'>,
  client: DatabaseClient,
  sold: { readonly order: StoredOrder; readonly writtenAt?: number | undefined },
): Promise<Sale> {
  const { order } = sold
  const seller = await services.sellers.find(client, order.sellerCustomerId)
  const buyer = await services.buyers.find(client, order.buyerMerchantId)
  const vehicle = await findSoldVehicle(client, order.listingId)
  if (!seller || !buyer || !vehicle) {
    throw new Error(`A side of order ${order.orderId} is missing`)
  }
  const titles = await describeVehicles(client, {
    entityIds: [order.listingId],
    locale: seller.languageSetting,
  })
  return {
    order,
    seller,
    buyer,
    vehicle: { ...vehicle, title: titles.get(order.listingId) ?? '' },
    writtenAt: sold.writtenAt ?? (await findMarketNow(client)),
  }
}
