import type { GeoPoint } from '../../place/point.ts'
import { bandsOfDistance, distanceKmTo } from '../distance.ts'
import type { OptionColumn } from './option-column.ts'
import type { RowRanks } from './page-of-order.ts'
import type { RowSet } from './passing-rows.ts'

/** So many dealers' places at once; a bid lets nobody reckon anew. */
const maxPlaces = 200

/** How far the rows are from a dealer, by the column of their regions: far fewer than rows. */
export class RegionDistances {
  readonly #regions: OptionColumn
  /** In the order of the column's codes, which only grow. */
  readonly #kmByPlace = new Map<string, (number | null)[]>()

  constructor(regions: OptionColumn) {
    this.#regions = regions
  }

  /** Nearest or farthest first; unknown where nobody knows a row's region. */
  from(origin: GeoPoint, direction: 1 | -1): RowRanks {
    const km = this.#kmFrom(origin)
    const known = [...new Set(km.filter((each) => each !== null))]
    const sorted = known.sort((one, other) => (one - other) * direction)
    const rankOfKm = new Map(sorted.map((each, rank) => [each, rank]))
    const unknown = sorted.length
    // The first place is for rows without a region.
    const ranks = Int32Array.of(unknown, ...km.map((each) => rankOfKm.get(each ?? -1) ?? unknown))
    return { unknown, rankOf: (slot) => ranks[this.#regions.numberAt(slot)] ?? unknown }
  }

  regionsWithin(bands: readonly string[], origin: GeoPoint | null | undefined): readonly string[] {
    if (!origin) return []
    const km = this.#kmFrom(origin)
    return this.#regions.codes.filter((_code, number) =>
      bandsOfDistance(km[number] ?? null).some((band) => bands.includes(band)),
    )
  }

  /** How many of the rows lie in each band. */
  countsAmong(rows: RowSet, origin: GeoPoint): Map<string, number> {
    const km = this.#kmFrom(origin)
    const numberOf = new Map(this.#regions.codes.map((code, number) => [code, number]))
    const counts = new Map<string, number>()
    for (const [code, count] of this.#regions.countsAmong(rows)) {
      for (const band of bandsOfDistance(km[numberOf.get(code) ?? -1] ?? null)) {
        counts.set(band, (counts.get(band) ?? 0) + count)
      }
    }
    return counts
  }

  #kmFrom(origin: GeoPoint): readonly (number | null)[] {
    const place = `${origin.latitude} ${origin.longitude}`
    const known = this.#kmByPlace.get(place) ?? []
    const { codes } = this.#regions
    for (const code of codes.slice(known.length)) known.push(distanceKmTo(code, origin))
    // Asked for last, thrown away last.
    this.#kmByPlace.delete(place)
    this.#kmByPlace.set(place, known)
    const [oldest] = this.#kmByPlace.size > maxPlaces ? this.#kmByPlace.keys() : []
    if (oldest !== undefined) this.#kmByPlace.delete(oldest)
    return known
  }
}
