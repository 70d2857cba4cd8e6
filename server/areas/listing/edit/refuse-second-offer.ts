import { maySubmitVehicle } from '#domain/auction/process/review/same-vehicle.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { RefusedCall } from '../../../platform/http/refused-call.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { loadVehicleOffers } from '../records/vehicle-offers.ts'
import { lockVehicles } from '../records/vehicle-store.ts'

/** An owner offers a vehicle in one ad at a time (rules 2). Under the vehicle's lock. */
export async function refuseSecondOffer(
  services: Pick<ListingServices, 'auctions'>,
  client: DatabaseClient,
  ad: { readonly entityId: number; readonly ownerCustomerId: number },
): Promise<void> {
  const { entityId } = ad
  await lockVehicles(client, [entityId])
  const offers = (await loadVehicleOffers(services, client, [entityId])).get(entityId) ?? []
  const permission = maySubmitVehicle(offers, ad)
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
}
