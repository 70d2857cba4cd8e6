import { answersOf, type FieldChange, withChangesMade } from '#domain/listing/changes/ad-changes.ts'
import type { FieldFault } from '#domain/refusal/field-fault.ts'
import type { Permission } from '#domain/refusal/refusal.ts'
import { hasAnswer, requiredAttributes, withoutUnasked } from '#domain/vehicle/required.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall, refuseFields } from '../../../platform/http/refused-call.ts'
import { adChangeStore, type StoredAdChange } from '../records/changes/ad-change-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { ListingWithPhase } from '../records/listing-store.ts'
import { sellerFactsOf } from '../records/seller-facts.ts'

/** What owner's and operator's side of a change have in common. */

/** Only its owner changes an ad so; an operator writes it at once. Another's ad does not exist (rules 1). */
export function ownAd(
  listing: ListingWithPhase | undefined,
  context: CallContext,
): ListingWithPhase {
  if (!listing || listing.owner.customerId !== customerIdOf(context)) throw refuseCall('NOT_FOUND')
  return listing
}

export function listWaitingChanges(
  services: Pick<ListingServices, 'keys'>,
  db: Queryable,
  entityId: number,
): Promise<StoredAdChange[]> {
  const key = services.keys.auctionSecrets
  return adChangeStore.list(db, entityId, { key, states: ['waiting'] })
}

/** The ad as it would be; what the new answers make needless is gone. */
export function valuesWith(
  values: VehicleValues,
  changes: readonly Pick<StoredAdChange, 'after'>[],
): VehicleValues {
  return withoutUnasked(withChangesMade(values, changes))
}

/** A stored change, held against what the ad says now. */
export function againstNow(values: VehicleValues, { field, after }: StoredAdChange): FieldChange {
  return { field, before: answersOf(field, values), after }
}

/** An ad that was complete stays so: a change may take no answer away that is asked of it. */
export async function refuseIncomplete(
  services: ListingServices,
  client: DatabaseClient,
  ad: { readonly listing: ListingWithPhase; readonly after: VehicleValues },
): Promise<void> {
  const { listing, after } = ad
  const { customerId } = listing.owner
  const seller = sellerFactsOf(
    customerId === undefined ? undefined : await services.sellers.find(client, customerId),
  )
  const missingIn = (values: VehicleValues) =>
    requiredAttributes(values, seller)
      .filter((definition) => !hasAnswer(definition, values))
      .map(({ attributeCode }) => attributeCode)
  const before = new Set(missingIn(listing.values))
  const faults = missingIn(after)
    .filter((code) => !before.has(code))
    .map((field): FieldFault => ({ field, rule: 'required' }))
  if (faults.length > 0) throw refuseFields(faults)
}

export function check(permission: Permission): void {
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
}
