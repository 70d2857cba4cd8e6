import type { RemarkAnswer } from '#domain/listing/remarks/remarks.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { seal, unseal } from '../../../platform/secrets/keys.ts'

/** The only SQL for what operators ask owners to mend, field by field. */

export type StoredRemark = {
  readonly remarkId: number
  readonly field: string
  readonly text: string
  readonly givenAt: Date
  readonly answer: RemarkAnswer | null
  readonly answeredAt: Date | null
  readonly note: string | null
  /** Of an earlier verdict. */
  readonly isClosed: boolean
  /** As `contentOfField` gives them; after only once it is answered. */
  readonly before: unknown
  readonly after: unknown
}

type Row = Omit<StoredRemark, 'before' | 'after'> & {
  readonly sealedBefore: Buffer
  readonly sealedAfter: Buffer | null
}

/** In the order they were given. */
export async function listRemarks(
  db: Queryable,
  listingId: number,
  key: Buffer,
): Promise<StoredRemark[]> {
  const { rows } = await db.query<Row>({
    name: 'review-remarks',
    text: `select remark_id as "remarkId", field, text, given_at as "givenAt", answer,
             answered_at as "answeredAt", note, closed_at is not null as "isClosed",
             sealed_before as "sealedBefore", sealed_after as "sealedAfter"
           from review_remarks where listing_id = $1 order by remark_id`,
    values: [listingId],
  })
  return rows.map(({ sealedBefore, sealedAfter, ...remark }) => ({
    ...remark,
    before: JSON.parse(unseal(sealedBefore, key)),
    after: sealedAfter === null ? null : JSON.parse(unseal(sealedAfter, key)),
  }))
}

/** Those of the last verdict. */
export async function listOpenRemarks(
  db: Queryable,
  listingId: number,
  key: Buffer,
): Promise<StoredRemark[]> {
  return (await listRemarks(db, listingId, key)).filter(({ isClosed }) => !isClosed)
}

export async function insertRemarks(
  db: Queryable,
  given: {
    readonly listingId: number
    readonly givenBy: number
    readonly remarks: readonly {
      readonly field: string
      readonly text: string
      readonly before: unknown
    }[]
  },
  key: Buffer,
): Promise<void> {
  if (given.remarks.length === 0) return
  await db.query(
    `insert into review_remarks (listing_id, given_by, field, text, sealed_before)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::bytea[])`,
    [
      ...[given.listingId, given.givenBy],
      given.remarks.map(({ field }) => field),
      given.remarks.map(({ text }) => text),
      given.remarks.map(({ before }) => seal(JSON.stringify(before), key)),
    ],
  )
}

export async function saveRemarkAnswer(
  db: Queryable,
  answered: {
    readonly remarkId: number
    readonly answer: RemarkAnswer
    readonly note: string | null
    readonly after: unknown
    readonly answeredAt: Date
  },
  key: Buffer,
): Promise<void> {
  await db.query(
    `update review_remarks set answer = $2, note = $3, sealed_after = $4, answered_at = $5
     where remark_id = $1`,
    [
      ...[answered.remarkId, answered.answer, answered.note],
      ...[seal(JSON.stringify(answered.after), key), answered.answeredAt],
    ],
  )
}

/** An owner's answer is a change of the ad: a copy that was read before it is the older one. */
export async function raiseVersion(db: Queryable, listingId: number): Promise<void> {
  await db.query(
    'update listings set version = version + 1, updated_at = now() where listing_id = $1',
    [listingId],
  )
}

/** Another verdict was given; what was remarked before is history. */
export async function closeRemarks(db: Queryable, listingId: number): Promise<void> {
  await db.query(
    'update review_remarks set closed_at = now() where listing_id = $1 and closed_at is null',
    [listingId],
  )
}
