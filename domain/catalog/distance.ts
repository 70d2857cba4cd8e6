import { type GeoPoint, kilometresBetween } from '../place/point.ts'
import { findRegion } from '../place/regions.ts'

/**
 * How far a vehicle is from a dealer (spec 9.1). Reckoned to the middle of the region that the first two digits of its
 * postcode name and rounded to 5 km, so that whoever asks from many places finds that middle and nothing nearer to the
 * vehicle (rules 1, docs/decisions/0129).
 */

export const distanceBands = ['within_100', 'within_200', 'within_300', 'beyond_300'] as const
export type DistanceBand = (typeof distanceBands)[number]

const stepKm = 5
const limitsKm = { within_100: 100, within_200: 200, within_300: 300 } as const

/** Of the vehicle's region, `DE24`; null where nobody knows it. */
export function distanceKmTo(regionCode: string | null, origin: GeoPoint): number | null {
  const region = regionCode === null ? undefined : findRegion(regionCode)
  if (!region) return null
  // Nobody is at the vehicle's very door: the nearest step is the first.
  return Math.max(1, Math.round(kilometresBetween(origin, region) / stepKm)) * stepKm
}

/** A wider band holds what the narrower ones hold. */
export function bandsOfDistance(km: number | null): readonly DistanceBand[] {
  if (km === null) return []
  return distanceBands.filter((band) =>
    band === 'beyond_300' ? km > limitsKm.within_300 : km <= limitsKm[band],
  )
}
