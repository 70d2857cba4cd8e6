import { awaitAll } from '../../../platform/database/await-all.ts'
import { pipeline } from '../../../platform/database/pipeline.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { addJobs, type Job } from '../../../platform/jobs/jobs.ts'
import { type Seller, vatIdCheckJob } from '../../account/api.ts'
import { listListings, listSameVehicleIds, lockVehicles } from '../../listing/api.ts'
import { listSecondSales } from '../order-lists.ts'
import type { Buyer } from '../order-services.ts'
import { insertOrders } from '../order-store.ts'
import type { NewOrder } from '../stored-order.ts'
import { orderOfSale, type SoldAuction } from './open-order.ts'

/** The account area's word on both sides, by customer and by merchant id. */
export type SalePeople = {
  readonly listSellers: (
    db: Queryable,
    customerIds: readonly number[],
  ) => Promise<ReadonlyMap<number, Seller>>
  readonly listBuyers: (
    db: Queryable,
    merchantIds: readonly number[],
  ) => Promise<ReadonlyMap<number, Buyer>>
}

/**
 * The orders of one transaction's sales, in two round trips however many there are, and jobs that the
 * caller sends with the commit: number, documents and mails follow from these, once per order. One
 * vehicle is sold once, in however many ads it stands (rules 2): the transaction holds the locks of
 * its vehicles, and is undone where another sale of one stands.
 */
export async function openOrders(
  people: SalePeople,
  client: DatabaseClient,
  sold: readonly SoldAuction[],
): Promise<() => Promise<void>> {
  const listingIds = sold.map(({ entityId }) => entityId)
  const merchantIds = sold.map(({ sale }) => sale.merchantId)
  // Behind the locks, so that nothing is read as it was before another sale of these vehicles.
  const [, listings, sellers, buyers] = await pipeline(client, () =>
    awaitAll([
      lockVehicles(client, listingIds),
      listListings(client, listingIds),
      people.listSellers(
        client,
        sold.map(({ ownerCustomerId }) => ownerCustomerId),
      ),
      people.listBuyers(client, merchantIds),
    ]),
  )
  const orders = sold.map((auction): NewOrder => {
    const listing = listings.find(({ entityId }) => entityId === auction.entityId)
    const seller = sellers.get(auction.ownerCustomerId)
    const buyer = buyers.get(auction.sale.merchantId)
    if (!listing || !seller || !buyer) {
      throw new Error(`A side of the sale of auction ${auction.auctionId} is missing`)
    }
    return orderOfSale(auction, { listing, seller, buyer })
  })
  const [orderIds, otherAds, secondSales] = await pipeline(client, () =>
    awaitAll([
      insertOrders(client, orders),
      listSameVehicleIds(client, listingIds),
      listSecondSales(
        client,
        sold.map(({ auctionId }) => auctionId),
      ),
    ]),
  )
  if (secondSales.length > 0) throw refuseCall('VEHICLE_ALREADY_OFFERED')
  const jobs = [
    ...[...new Set(merchantIds)].map(vatIdCheckJob),
    ...orderIds.map(orderDocumentsJob),
    ...[...otherAds.keys()].map(withdrawSoldVehicleJob),
  ]
  return () => addJobs(client, jobs)
}

function orderDocumentsJob(orderId: number): Job {
  const options = { key: `order-documents:${orderId}` }
  return { task: 'write-order-documents', payload: { orderId }, options }
}

function withdrawSoldVehicleJob(listingId: number): Job {
  const options = { key: `withdraw-sold-vehicle:${listingId}`, isUrgent: true }
  return { task: 'withdraw-sold-vehicle', payload: { listingId }, options }
}
