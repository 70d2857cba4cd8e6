import type { VehicleFacts } from '#domain/auction/core/facts.ts'
import { pastRoundOf } from '#domain/auction/process/rounds/restart-rules.ts'
import { numberOf } from '#domain/vehicle/values.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { StoredListing } from '../records/listing-store.ts'
import { listSameVehicleIds } from '../records/vehicle-store.ts'

/**
 * The hammers of a vehicle so far, of this ad and of others with its number or plate (rules 2). What
 * another owner asked stays out of it (rules 1).
 */
export async function loadVehicleFacts(
  services: Pick<ListingServices, 'auctions'>,
  db: Queryable,
  listing: Pick<StoredListing, 'entityId' | 'values'> & {
    readonly owner: Pick<StoredListing['owner'], 'customerId'>
  },
): Promise<VehicleFacts> {
  const { entityId } = listing
  const others = (await listSameVehicleIds(db, [entityId])).get(entityId) ?? []
  const rounds = await services.auctions.listRounds(db, [entityId, ...others])
  return {
    targetPriceEur: numberOf(listing.values, 'target_price') ?? 0,
    pastRounds: rounds.flatMap((round) => {
      const past = pastRoundOf(round)
      if (past === null) return []
      const isOwn = round.ownerCustomerId === listing.owner.customerId
      return isOwn ? past : { ...past, targetPriceEur: null }
    }),
  }
}
