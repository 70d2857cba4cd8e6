import type { Consent } from '#domain/listing/listing.ts'
import { isSecretValue } from '#domain/listing/secret-values.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { seal, unseal } from '../../../platform/secrets/keys.ts'

const keptLength = 500

/** The only SQL for what is kept beside an ad: what changed, what was agreed to, where it came from. */

/** Who changed something; an operator by their account. */
export type ChangedBy = {
  readonly editor: 'owner' | 'operator' | 'visitor' | 'helper'
  readonly operatorId: number | null
}

/** What changed, by whom, and where it came from (spec 3, updateLoggingPayload). */
export async function insertChanges(
  db: Queryable,
  listingId: number,
  changes: readonly {
    readonly source: string
    readonly attributeCode: string
    readonly value: string
  }[],
  { by, key }: { readonly by: ChangedBy; readonly key: Buffer },
): Promise<void> {
  if (changes.length === 0) return
  await db.query(
    `insert into listing_changes
       (listing_id, editor, operator_id, source, attribute_code, value, sealed_value)
     select $1, $2, $3, * from unnest($4::text[], $5::text[], $6::text[], $7::bytea[])`,
    [
      ...[listingId, by.editor, by.operatorId],
      changes.map(({ source }) => source),
      changes.map(({ attributeCode }) => attributeCode),
      changes.map(({ attributeCode, value }) =>
        isSecretValue(attributeCode) ? null : value.slice(0, keptLength),
      ),
      changes.map(({ attributeCode, value }) =>
        isSecretValue(attributeCode) ? seal(value, key) : null,
      ),
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
  key: Buffer,
): Promise<void> {
  await db.query(
    `insert into consents (customer_id, listing_id, kind, text_version, locale, sealed_sentence)
     values ($1, $2, 'submit', $3, $4, $5)`,
    [
      consent.customerId,
      consent.listingId,
      consent.version,
      consent.locale,
      seal(consent.sentence, key),
    ],
  )
}

/** After the submission, of a sentence with another price in it. */
export async function saveConsent(
  db: Queryable,
  listingId: number,
  consent: Consent,
): Promise<void> {
  await db.query('update listings set consent = $2 where listing_id = $1', [
    listingId,
    JSON.stringify(consent),
  ])
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

export type ListingHistory = {
  /** The latest first. */
  readonly changes: readonly {
    readonly changedAt: Date
    readonly source: string
    readonly attributeCode: string
    readonly value: string
    readonly editor: ChangedBy['editor'] | null
    readonly operator: string | null
  }[]
  readonly consents: readonly {
    readonly givenAt: Date
    readonly version: string
    readonly locale: string
    readonly sentence: string
  }[]
}

const shownChanges = 100

/** What the review shows of an ad's past. */
export async function findHistory(
  db: Queryable,
  listingId: number,
  key: Buffer,
): Promise<ListingHistory> {
  const changes = await db.query<{
    changedAt: Date
    source: string
    attributeCode: string
    value: string | null
    sealedValue: Buffer | null
    editor: ChangedBy['editor'] | null
    operator: string | null
  }>(
    `select changed_at as "changedAt", source, attribute_code as "attributeCode", value,
       sealed_value as "sealedValue", editor, email as operator
     from listing_changes left join customers on customer_id = operator_id
     where listing_id = $1 order by change_id desc limit $2`,
    [listingId, shownChanges],
  )
  const consents = await db.query<{
    givenAt: Date
    version: string
    locale: string
    sealedSentence: Buffer
  }>(
    `select given_at as "givenAt", text_version as version, locale,
       sealed_sentence as "sealedSentence"
     from consents where listing_id = $1 order by consent_id desc`,
    [listingId],
  )
  return {
    changes: changes.rows.map(({ value, sealedValue, ...change }) => ({
      ...change,
      value: sealedValue === null ? (value ?? '') : unseal(sealedValue, key),
    })),
    consents: consents.rows.map(({ sealedSentence, ...consent }) => ({
      ...consent,
      sentence: unseal(sealedSentence, key),
    })),
  }
}
