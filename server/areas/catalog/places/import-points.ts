import { plainName } from '#domain/place/plain-name.ts'
import { regionCountries } from '#domain/place/regions.ts'
import { normalisePostcode } from '#domain/vehicle/postcode.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type PostcodePoint, postcodePointStore } from './postcode-point-store.ts'

/**
 * Postcodes with their points in the form of GeoNames: a line each, twelve columns between tabs, of which country,
 * postcode, place, latitude and longitude are read (docs/operations.md).
 */

export type PointImport = {
  readonly pointCount: number
  readonly countries: readonly string[]
  /** Of other countries, or without a place on the earth. */
  readonly passedOverCount: number
}

const pointsAtOnce = 5000

/** Puts them in place of all that was known of their countries, or nothing at all where there are none. */
export async function importPoints(pool: DatabasePool, text: string): Promise<PointImport> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const points = lines.flatMap((line) => readPoint(line) ?? [])
  const countries = [...new Set(points.map(({ country }) => country))].sort()
  await transaction(pool, async (client) => {
    await postcodePointStore.removeCountries(client, countries)
    for (let from = 0; from < points.length; from += pointsAtOnce) {
      await postcodePointStore.add(client, points.slice(from, from + pointsAtOnce))
    }
  })
  return {
    pointCount: points.length,
    countries,
    passedOverCount: lines.length - points.length,
  }
}

function readPoint(line: string): PostcodePoint | undefined {
  const columns = line.split('\t')
  const [country = '', code = '', place = ''] = columns
  const [latitude, longitude] = [degrees(columns[9], 90), degrees(columns[10], 180)]
  const postcode = normalisePostcode(code, country)
  if (!regionCountries.includes(country) || postcode === '' || place === '') return undefined
  if (latitude === undefined || longitude === undefined) return undefined
  return { country, postcode, place, plainPlace: plainName(place), latitude, longitude }
}

function degrees(text: string | undefined, limit: number): number | undefined {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Math.abs(value) <= limit ? value : undefined
}
