import type { GeoPoint } from '#domain/place/point.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

/** The only SQL for points of postcodes that an operator has imported. */

export type PostcodePoint = GeoPoint & {
  readonly country: string
  /** Without blanks and country prefix. */
  readonly postcode: string
  readonly place: string
  readonly plainPlace: string
}

export type AskedPlace = {
  readonly country: string
  readonly postcode: string
  readonly plainPlace: string
}

/** So many first digits name a stretch of some 30 km in all countries. */
const nearDigits = 3

export const postcodePointStore = {
  /** The postcode's own point, else the middle of those that begin alike. */
  async findByPostcode(db: Queryable, { country, postcode }: AskedPlace) {
    const { rows } = await db.query<GeoPoint>({
      name: 'point-of-postcode',
      text: `select avg(latitude) as latitude, avg(longitude) as longitude from postcode_points
             where country = $1 and postcode >= left($2, $3) and postcode < left($2, $3) || '~'
             group by postcode = $2 order by postcode = $2 desc limit 1`,
      values: [country, postcode, nearDigits],
    })
    return postcode.length < nearDigits ? undefined : rows[0]
  },

  /** Of several places with one name the one with most postcodes, which is the largest. */
  async findByName(db: Queryable, { country, plainPlace }: AskedPlace) {
    const { rows } = await db.query<GeoPoint>({
      name: 'point-of-place',
      text: `select avg(latitude) as latitude, avg(longitude) as longitude from postcode_points
             where country = $1 and plain_place = $2
             group by left(postcode, 2) order by count(*) desc, left(postcode, 2) limit 1`,
      values: [country, plainPlace],
    })
    return rows[0]
  },

  /** A country's points are those of its last import. */
  async removeCountries(db: Queryable, countries: readonly string[]): Promise<void> {
    await db.query('delete from postcode_points where country = any($1::text[])', [countries])
  },

  async add(db: Queryable, points: readonly PostcodePoint[]): Promise<void> {
    await db.query(
      `insert into postcode_points (country, postcode, place, plain_place, latitude, longitude)
       select country, postcode, place, "plainPlace", latitude, longitude
       from json_to_recordset($1) as n(country text, postcode text, place text, "plainPlace" text,
         latitude float8, longitude float8)
       on conflict do nothing`,
      [JSON.stringify(points)],
    )
  },
}
