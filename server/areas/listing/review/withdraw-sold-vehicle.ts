import { clock } from '#domain/auction/core/actor.ts'
import { isTakenOffAfterSale } from '#domain/auction/process/review/same-vehicle.ts'
import { RefusedCall } from '../../../platform/http/refused-call.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { loadVehicleOffers } from '../records/vehicle-offers.ts'

/**
 * The task `withdraw-sold-vehicle`: after a sale the other ads of that vehicle come off the market,
 * and everybody concerned is notified as after a withdrawal by an operator (rules 2).
 */
export function createWithdrawSoldVehicle(
  services: Pick<ListingServices, 'pool' | 'auctions'>,
): (sale: { readonly listingId: number }) => Promise<void> {
  return async ({ listingId }) => {
    const offers = await loadVehicleOffers(services, services.pool, [listingId])
    for (const { auctionId } of (offers.get(listingId) ?? []).filter(isTakenOffAfterSale)) {
      try {
        await services.auctions.execute({
          auctionId,
          actor: clock,
          body: { type: 'withdraw', reason: 'vehicle_gone' },
          idempotencyKey: null,
        })
      } catch (error) {
        if (!isOffTheMarket(error)) throw error
      }
    }
  }
}

/** Its owner or an operator was faster. */
function isOffTheMarket(error: unknown): boolean {
  return error instanceof RefusedCall && error.refusal.code === 'ACTION_NOT_POSSIBLE_NOW'
}
