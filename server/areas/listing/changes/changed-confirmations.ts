import type { FieldChange } from '#domain/listing/changes/ad-changes.ts'
import { flaggedIn } from '#domain/listing/changes/flagged-changes.ts'
import { confirmationTextVersion, type GivenConfirmation } from '#domain/vehicle/confirmations.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { textsByCode } from '#locales/texts.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import type { StoredAdChange } from '../records/changes/ad-change-store.ts'
import { saveConfirmation } from '../records/confirmation-store.ts'
import type { ListingWithPhase } from '../records/listing-store.ts'
import { againstNow } from './own-ad.ts'

/**
 * Flagged answers are confirmed where they are given, also in a change (spec, catalogue of confirmation flags). What was
 * confirmed waits with the change and belongs to the ad once that is accepted.
 */

export type StatedConfirmation = Omit<GivenConfirmation, 'attributeCode'> & {
  readonly attributeCode: string
}

export function refuseUnconfirmed(
  changes: readonly FieldChange[],
  values: VehicleValues,
  given: readonly StatedConfirmation[],
): void {
  const open = changes
    .flatMap((change) => flaggedIn(change, values))
    .filter(
      ({ attributeCode, value }) =>
        !given.some(
          (each) =>
            each.attributeCode === attributeCode &&
            each.value === value &&
            each.textVersion === confirmationTextVersion,
        ),
    )
  const [first] = open
  if (!first) return
  const { attributeCode } = first
  throw refuseCall('CONFIRMATION_MISSING', { attributeCode, count: open.length })
}

/** The sentence that was read with this change; null where none of its answers is flagged. */
export function sentenceConfirmed(
  change: FieldChange,
  values: VehicleValues,
  locale: string,
): StoredAdChange['confirmation'] {
  return flaggedIn(change, values).length > 0 ? { version: confirmationTextVersion, locale } : null
}

/** After the change was written; another sentence that stands there by now has been read by nobody. */
export async function saveConfirmed(
  client: DatabaseClient,
  accepted: {
    /** As it was before. */
    readonly listing: ListingWithPhase
    readonly change: StoredAdChange
    readonly values: VehicleValues
  },
): Promise<void> {
  const { listing, change, values } = accepted
  const { confirmation, proposedAt } = change
  if (confirmation?.version !== confirmationTextVersion) return
  const { version, locale } = confirmation
  const texts = textsByCode(locale, 'attribute-help')
  for (const { attributeCode, value } of flaggedIn(againstNow(listing.values, change), values)) {
    await saveConfirmation(client, listing.entityId, {
      ...{ attributeCode, value, textVersion: version, locale, confirmedAt: proposedAt },
      sentence: texts(`${attributeCode}.confirm`),
    })
  }
}
