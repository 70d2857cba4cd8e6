import type { Queryable } from './listing-store.ts'

/** The only SQL for what is kept beside an ad: what changed, what was agreed to, where it came from. */

/** What changed and where it came from (spec 3, updateLoggingPayload). */
export async function insertChanges(
  db: Queryable,
  listingId: number,
  changes: readonly {
    readonly source: string
    readonly attributeCode: string
    readonly value: string
  }[],
): Promise<void> {
  if (changes.length === 0) return
  await db.query(
    `insert into listing_changes (listing_id, source, attribute_code, value)
     select $1, * from unnest($2::text[], $3::text[], $4::text[])`,
    [
      listingId,
      changes.map(({ source }) => source),
      changes.map(({ attributeCode }) => attributeCode),
      changes.map(({ value }) => value.slice(0, 500)),
    ],
  )
}

/** The sentence as it was read and agreed to: it is the contract (rules 10). */
export async function insertConsent(
  db: Queryable,
  consent: {
    readonly customerId: number
    readonly listingId: number
    readonly version: string
    readonly locale: string
    readonly sentence: string
  },
): Promise<void> {
  await db.query(
    `insert into consents (customer_id, listing_id, kind, text_version, locale, sentence)
     values ($1, $2, 'submit', $3, $4, $5)`,
    [consent.customerId, consent.listingId, consent.version, consent.locale, consent.sentence],
  )
}

export async function saveTracking(
  db: Queryable,
  listingId: number,
  tracking: Readonly<Record<string, string>>,
): Promise<void> {
  await db.query('update listings set tracking = $2 where listing_id = $1', [
    listingId,
    JSON.stringify(tracking),
  ])
}
