import { plainName } from '#domain/place/plain-name.ts'
import type { GeoPoint } from '#domain/place/point.ts'
import { findRegion, findRegionOfTown, regionCodeOf } from '#domain/place/regions.ts'
import { normalisePostcode } from '#domain/vehicle/postcode.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { findSeller } from '../../account/api.ts'
import { type AskedPlace, postcodePointStore } from './postcode-point-store.ts'

/** From where a dealer's distances are reckoned: the address of their account. Null where nobody knows its place. */
export async function findOrigin(db: Queryable, customerId: number): Promise<GeoPoint | null> {
  const dealer = await findSeller(db, customerId)
  if (!dealer) return null
  const { country = '', zipCode = '', city = '' } = dealer.profile
  return findPlace(db, { country, postcode: zipCode, town: city })
}

/** By the postcode as exactly as it is known, else by the town's name. */
export async function findPlace(
  db: Queryable,
  address: { readonly country: string; readonly postcode: string; readonly town: string },
): Promise<GeoPoint | null> {
  const { country, town } = address
  const asked: AskedPlace = {
    country,
    postcode: normalisePostcode(address.postcode, country),
    plainPlace: plainName(town),
  }
  const point =
    (await postcodePointStore.findByPostcode(db, asked)) ??
    findRegion(regionCodeOf(country, asked.postcode) ?? '') ??
    (await postcodePointStore.findByName(db, asked)) ??
    findRegionOfTown(country, town)
  return point ? { latitude: point.latitude, longitude: point.longitude } : null
}
