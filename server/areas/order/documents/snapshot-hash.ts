import { hash } from 'node:crypto'
import { type CanonicalValue, canonicalJson } from '#domain/auction/house/journal/canonical-json.ts'
import { isVisibleTo } from '#domain/listing/visible-values.ts'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import type { SoldVehicle } from '../../listing/api.ts'

/**
 * SHA-256 over the ad as the bidders saw it, so that neither side can later claim another text. What
 * only the owner may know stays out: a price target could be found by trying all prices (rules 1).
 */
export function snapshotHash({ kind, values, damages, gallery, moreImages }: SoldVehicle): string {
  const text = canonicalJson({
    kind,
    values: seenByDealers(values),
    damages: damages.map((damage) => ({
      values: seenByDealers(damage.values),
      pictures: damage.pictures.map(({ value }) => value),
    })),
    gallery: [...gallery, ...moreImages].map(({ value }) => value),
  })
  return hash('sha256', text, 'hex')
}

function seenByDealers(values: VehicleValues): Record<string, CanonicalValue> {
  const seen = Object.entries(values).filter(([code]) => {
    const definition = findAttribute(code)
    return definition !== undefined && isVisibleTo(definition, 'dealer')
  })
  return Object.fromEntries(
    seen.map(([code, value]) => [
      code,
      typeof value === 'number' && !Number.isInteger(value) ? String(value) : value,
    ]),
  )
}
