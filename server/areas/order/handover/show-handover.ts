import type { HandoverPage } from '#contract/endpoints/handover/handover.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { findSoldVehicle } from '../../listing/api.ts'
import { showAccounts } from '../account/show-accounts.ts'
import type { OrderServices } from '../order-services.ts'
import { loadOwnOrder, showOrder } from '../present-order.ts'
import { pickupOf } from '../sale-parties.ts'

/** The page of a handover for one of its sides. */
export async function showHandover(
  services: OrderServices,
  context: CallContext,
  orderId: number,
): Promise<HandoverPage> {
  const { order, perspective } = await loadOwnOrder(services, context, orderId)
  const vehicle = await findSoldVehicle(services.pool, order.listingId)
  return {
    order: await showOrder(services, context, orderId),
    account: await showAccounts(services, order, perspective),
    place: vehicle ? pickupOf(vehicle.values, order.parties.seller, context.locale).place : '',
  }
}
