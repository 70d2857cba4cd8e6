import type { SoldState } from '#domain/auction/core/state.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { listSameVehicleIds, lockVehicles } from '../../listing/api.ts'
import { listSecondSales } from '../order-lists.ts'
import { openOrder } from './open-order.ts'

/**
 * The orders of one transaction's sales. One vehicle is sold once, in however many ads it stands
 * (rules 2): the transaction holds the locks of its vehicles, and is undone where another sale of one
 * stands.
 */
export async function openOrders(
  services: Parameters<typeof openOrder>[0],
  client: DatabaseClient,
  sold: readonly SoldState[],
): Promise<void> {
  const listingIds = sold.map(({ entityId }) => entityId)
  await lockVehicles(client, listingIds)
  for (const auction of sold) await openOrder(services, client, auction)
  const otherAds = await listSameVehicleIds(client, listingIds)
  if (otherAds.size === 0) return
  const auctionIds = sold.map(({ auctionId }) => auctionId)
  const secondSales = await listSecondSales(client, auctionIds)
  if (secondSales.length > 0) throw refuseCall('VEHICLE_ALREADY_OFFERED')
  for (const listingId of otherAds.keys()) {
    const key = `withdraw-sold-vehicle:${listingId}`
    await addJob(client, 'withdraw-sold-vehicle', { listingId }, { key, isUrgent: true })
  }
}
