import type { GivenConfirmation } from '#domain/vehicle/confirmations.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** The only SQL for answers that an owner confirmed once more. */

export type StoredConfirmation = Omit<GivenConfirmation, 'attributeCode'> & {
  readonly attributeCode: string
  readonly confirmedAt: Date
}

/** In the order they were given. */
export async function listConfirmations(
  db: Queryable,
  listingId: number,
): Promise<StoredConfirmation[]> {
  const { rows } = await db.query<StoredConfirmation>({
    name: 'answer-confirmations',
    text: `select attribute_code as "attributeCode", value, text_version as "textVersion",
             confirmed_at as "confirmedAt"
           from answer_confirmations where listing_id = $1 order by confirmed_at, attribute_code`,
    values: [listingId],
  })
  return rows
}

/** As `confirmationsPending` wants them. */
export function valuesOfConfirmations(
  confirmations: readonly Pick<StoredConfirmation, 'attributeCode' | 'value'>[],
): VehicleValues {
  return Object.fromEntries(confirmations.map((each) => [each.attributeCode, each.value]))
}

export async function saveConfirmation(
  db: Queryable,
  listingId: number,
  confirmation: StoredConfirmation & { readonly locale: string; readonly sentence: string },
): Promise<void> {
  const { attributeCode, value, textVersion, locale, sentence, confirmedAt } = confirmation
  await db.query(
    `insert into answer_confirmations
       (listing_id, attribute_code, value, text_version, locale, sentence, confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (listing_id, attribute_code) do update set value = excluded.value,
       text_version = excluded.text_version, locale = excluded.locale,
       sentence = excluded.sentence, confirmed_at = excluded.confirmed_at
     where answer_confirmations.value <> excluded.value
       or answer_confirmations.text_version <> excluded.text_version`,
    [
      ...[listingId, attributeCode, JSON.stringify(value)],
      ...[textVersion, locale, sentence, confirmedAt],
    ],
  )
}

/** What was confirmed of these answers does not hold any more. */
export async function endConfirmations(
  db: Queryable,
  listingId: number,
  attributeCodes: readonly string[],
): Promise<void> {
  if (attributeCodes.length === 0) return
  await db.query(
    'delete from answer_confirmations where listing_id = $1 and attribute_code = any($2)',
    [listingId, attributeCodes],
  )
}
