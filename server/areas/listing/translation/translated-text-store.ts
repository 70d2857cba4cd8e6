import { unlistedStatuses } from '#domain/auction/core/state.ts'
import { translatedCodes } from '#domain/listing/words/translated-texts.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { hashOf } from '../../translation/api.ts'

/** The only SQL for which texts of which ad were given to be translated. */
export const translatedTextStore = {
  /** These and no others from now on; translations of the others go with the last ad that had them. */
  async replace(
    client: DatabaseClient,
    listingId: number,
    texts: readonly string[],
  ): Promise<void> {
    const hashes = texts.map(hashOf)
    await client.query(
      `delete from translated_ad_texts where listing_id = $1 and text_hash <> all($2::bytea[])`,
      [listingId, hashes],
    )
    await client.query(
      `insert into translated_ad_texts (listing_id, text_hash)
       select $1, hash from unnest($2::bytea[]) as hash on conflict do nothing`,
      [listingId, hashes],
    )
  },

  /** Released ads none of whose texts was ever given to be translated, as before there was an engine. */
  async listMissing(db: Queryable): Promise<number[]> {
    const { rows } = await db.query<{ id: number }>(
      `select listing_id as id from listings l
       where consent is not null
         and (vehicle_values ?| $1::text[] or damages::text like '%damage_description%')
         and (select status from auctions a where a.listing_id = l.listing_id order by round desc limit 1)
           <> all($2::text[])
         and not exists (select from translated_ad_texts t where t.listing_id = l.listing_id)
       order by listing_id`,
      [translatedCodes, unlistedStatuses],
    )
    return rows.map(({ id }) => id)
  },
}
