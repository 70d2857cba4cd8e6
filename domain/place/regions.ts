import { postcodePrefix } from '../vehicle/postcode.ts'
import { plainName } from './plain-name.ts'
import type { GeoPoint } from './point.ts'
import { regionTexts } from './region-texts.ts'

/**
 * The regions that the first two digits of a postcode stand for: all that dealers are told of a vehicle's place before
 * its sale (rules 1). `DE24` is the country and the digits.
 */
export type Region = GeoPoint & { readonly code: string; readonly town: string }

const regionPattern = /^(\S{2}) (\S+) (\S+) (.+)$/

function readRegions(): readonly Region[] {
  return Object.entries(regionTexts).flatMap(([country, text]) =>
    text.split(';').flatMap((entry) => {
      const [, digits, latitude, longitude, town = ''] = regionPattern.exec(entry) ?? []
      return digits === undefined
        ? []
        : [
            {
              ...{ code: country + digits, town },
              ...{ latitude: Number(latitude), longitude: Number(longitude) },
            },
          ]
    }),
  )
}

/** Those of the catalogue (spec 9.1). */
export const regionCountries: readonly string[] = Object.keys(regionTexts)

const regions = readRegions()

const byCode: ReadonlyMap<string, Region> = new Map(regions.map((each) => [each.code, each]))
/** The first of a large town's regions stands for all of them. */
const byTown: ReadonlyMap<string, Region> = new Map(
  [...regions]
    .reverse()
    .map((each) => [`${each.code.slice(0, 2)} ${plainName(each.town)}`, each] as const),
)

/** Null where the postcode says too little; its region need not be known. */
export function regionCodeOf(country: string, postcode: string): string | null {
  const prefix = postcodePrefix(postcode)
  return country.length === 2 && prefix.length === 2 ? country + prefix : null
}

export function findRegion(code: string): Region | undefined {
  return byCode.get(code)
}

/** The region of which this is the largest town. */
export function findRegionOfTown(country: string, town: string): Region | undefined {
  return byTown.get(`${country} ${plainName(town)}`)
}
