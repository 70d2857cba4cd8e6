import { describeListing } from '#domain/listing/describe-listing.ts'
import { textsOf } from '#locales/texts.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { listListings } from '../records/listing-store.ts'

/**
 * What notifications and documents call the vehicles; ads that are gone are left out. Make and model are the
 * same in every language, so a language is only needed for an ad that names neither yet.
 */
export async function describeVehicles(
  db: Queryable,
  vehicles: { readonly entityIds: readonly number[]; readonly locale: string },
): Promise<ReadonlyMap<number, string>> {
  const texts = textsOf(vehicles.locale, 'attributes')
  const listings = await listListings(db, vehicles.entityIds)
  return new Map(
    listings.map(({ entityId, kind, values }) => [
      entityId,
      describeListing(values).title || texts(`product_type.options.${kind}`),
    ]),
  )
}
