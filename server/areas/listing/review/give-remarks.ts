import { contentOfField, isRemarkable } from '#domain/listing/remarks/remarks.ts'
import type { FieldFault } from '#domain/refusal/field-fault.ts'
import { textsByCode } from '#locales/texts.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { refuseFields } from '../../../platform/http/refused-call.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { ListingWithPhase } from '../records/listing-store.ts'
import { closeRemarks, insertRemarks } from '../records/remark-store.ts'

/** What an operator writes to an owner: a sentence for the whole ad, remarks on single fields, or both. */
export type RemarksInput = {
  readonly remarks: string
  readonly fields: readonly { readonly field: string; readonly text: string }[]
}

/** As the mail and the message tell them: one after the other, each field by its name. */
export function remarksInWords({ remarks, fields }: RemarksInput, locale: string): string {
  const attributes = textsByCode(locale, 'attributes')
  const vehicle = textsByCode(locale, 'vehicle')
  const labelled = fields.map(({ field, text }) => {
    const label = attributes.has(`${field}.label`)
      ? attributes(`${field}.label`)
      : vehicle(`remark.${field}`)
    return `${label}: ${text.trim()}`
  })
  return [remarks.trim(), ...labelled].filter((line) => line !== '').join('\n')
}

/** Instead of those before, with what stands at each field now. */
export async function saveRemarks(
  services: ListingServices,
  client: DatabaseClient,
  given: {
    readonly context: CallContext
    readonly listing: ListingWithPhase
    readonly fields: RemarksInput['fields']
  },
): Promise<void> {
  const { context, listing, fields } = given
  const faults = fields.flatMap(({ field }, index): FieldFault[] =>
    isRemarkable(field, listing.values) ? [] : [{ field: `fields.${index}`, rule: 'invalid' }],
  )
  if (faults.length > 0) throw refuseFields(faults)
  await closeRemarks(client, listing.entityId)
  await insertRemarks(
    client,
    {
      listingId: listing.entityId,
      givenBy: customerIdOf(context),
      remarks: fields.map(({ field, text }) => ({
        field,
        text: text.trim(),
        before: contentOfField(field, listing),
      })),
    },
    services.keys.auctionSecrets,
  )
}
