import type { VehicleOffer } from '#domain/auction/process/review/same-vehicle.ts'
import { standsAgainstReview } from '#domain/auction/process/review/same-vehicle.ts'
import { type Suspicion, suspicionsAbout } from '#domain/listing/suspicions/suspicions.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { findMarketNow } from '../../auction/api.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing, type StoredListing } from '../records/listing-store.ts'
import { loadVehicleOffers } from '../records/vehicle-offers.ts'
import {
  listSettledSuspicions,
  reopenSuspicions,
  settleSuspicions,
} from './settled-suspicion-store.ts'

/** Of an ad as it is now; `offers` are the other ads of its vehicle. */
export function suspicionsOf(
  { values, submittedAt }: Pick<StoredListing, 'values' | 'submittedAt'>,
  { offers, now }: { readonly offers: readonly VehicleOffer[]; readonly now: number },
): readonly Suspicion[] {
  const offeredBy = offers
    .filter((offer) => standsAgainstReview(offer, submittedAt?.getTime() ?? null))
    .map(({ entityId }) => entityId)
  return suspicionsAbout(values, { now, offeredBy })
}

/** Each with who has settled it and when. */
export async function presentSuspicions(
  { pool }: Pick<ListingServices, 'pool'>,
  entityId: number,
  suspicions: readonly Suspicion[],
) {
  const settled = await listSettledSuspicions(pool, [entityId])
  return suspicions.map((each) => {
    const by = settled.find(({ suspicion }) => suspicion === each.name)
    return {
      ...each,
      params: { ...each.params },
      settled: by ? { operator: by.operatorEmail, settledAt: by.settledAt.toISOString() } : null,
    }
  })
}

/** How many of each ad nobody has settled. */
export async function countOpenSuspicions(
  { pool }: Pick<ListingServices, 'pool'>,
  ads: ReadonlyMap<number, readonly Suspicion[]>,
): Promise<ReadonlyMap<number, number>> {
  const settled = await listSettledSuspicions(pool, [...ads.keys()])
  const isSettled = (entityId: number, name: string) =>
    settled.some((each) => each.entityId === entityId && each.suspicion === name)
  return new Map(
    [...ads].map(([entityId, suspicions]) => [
      entityId,
      suspicions.filter(({ name }) => !isSettled(entityId, name)).length,
    ]),
  )
}

/** The operator's word that something is right, or taken back; of what is suspicious now alone. */
export async function judgeSuspicions(
  services: ListingServices,
  context: CallContext,
  judged: {
    readonly entityId: number
    readonly names: readonly string[]
    readonly isSettled: boolean
  },
): Promise<void> {
  const { pool, keys } = services
  const { entityId, names, isSettled } = judged
  const listing = await findListing(pool, entityId, keys.auctionSecrets)
  if (!listing) throw refuseCall('NOT_FOUND')
  const offers = (await loadVehicleOffers(services, pool, [entityId])).get(entityId) ?? []
  const known = suspicionsOf(listing, { offers, now: await findMarketNow(pool) })
  if (names.some((name) => known.every((each) => each.name !== name))) throw refuseCall('NOT_FOUND')
  const suspicions = [...new Set(names)]
  await transaction(pool, async (client) => {
    if (isSettled) {
      await settleSuspicions(client, { entityId, operatorId: customerIdOf(context), suspicions })
    } else await reopenSuspicions(client, { entityId, suspicions })
    await recordOperatorAction(client, context, {
      action: isSettled ? 'settle_suspicions' : 'reopen_suspicions',
      subject: { kind: 'listing', id: entityId },
      facts: { suspicions },
    })
  })
}
