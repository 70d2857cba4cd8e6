import type { Queryable } from '../../../platform/database/queryable.ts'

/** Who helps with which ad. The helpers of an ad come with it; see `listing-store.ts`. */
export const helperStore = {
  async add(
    db: Queryable,
    helper: {
      readonly helperId: string
      readonly listingId: number
      readonly name: string
      readonly now: Date
      readonly expiresAt: Date
    },
  ): Promise<void> {
    await db.query(
      `insert into ad_helpers (helper_id, listing_id, name, created_at, expires_at)
       values ($1, $2, $3, $4, $5)`,
      [helper.helperId, helper.listingId, helper.name, helper.now, helper.expiresAt],
    )
  },

  /** One statement, so that of two who use the link only one becomes the helper. */
  async begin(
    db: Queryable,
    begin: { readonly helperId: string; readonly keyHash: Buffer; readonly now: Date },
  ): Promise<number | undefined> {
    const { rows } = await db.query<{ listing_id: number }>(
      `update ad_helpers set key_hash = $2, begun_at = $3
       where helper_id = $1 and begun_at is null and ended_at is null and expires_at > $3
       returning listing_id`,
      [begin.helperId, begin.keyHash, begin.now],
    )
    return rows[0]?.listing_id
  },

  async end(
    db: Queryable,
    end: { readonly helperId: string; readonly listingId: number; readonly now: Date },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `update ad_helpers set ended_at = $3
       where helper_id = $1 and listing_id = $2 and ended_at is null`,
      [end.helperId, end.listingId, end.now],
    )
    return rowCount === 1
  },

  async saveAnswered(
    db: Queryable,
    answer: { readonly helperId: string; readonly codes: readonly string[]; readonly now: Date },
  ): Promise<void> {
    await db.query(
      'update ad_helpers set last_codes = $2, last_answered_at = $3 where helper_id = $1',
      [answer.helperId, answer.codes, answer.now],
    )
  },
}
