import type { ListingAttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import { isConfirmable } from '#domain/vehicle/confirmations.ts'
import { textsByCode } from '#locales/texts.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { type StoredConfirmation, saveConfirmation } from '../records/confirmation-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { lockEditable, recordEdit, refuseUnlessOpen } from './edit-guard.ts'

/**
 * The owner confirms answers once more, each with the sentence that they read (spec, catalogue of
 * confirmation flags). An answer that has changed since is asked about again, so nothing is stored of it.
 */
export async function confirmAnswers(
  services: ListingServices,
  context: CallContext,
  call: {
    readonly entityId: number
    readonly confirmations: readonly Omit<StoredConfirmation, 'confirmedAt'>[]
  },
): Promise<void> {
  const { entityId } = call
  await transaction(services.pool, async (client) => {
    const listing = await lockEditable(services, client, { context, entityId })
    refuseUnlessOpen(listing, context)
    const texts = textsByCode(context.locale, 'attribute-help')
    const given = call.confirmations.filter((each) =>
      // A code without an entry in the catalogue is never among those that are asked.
      isConfirmable(listing.values, {
        ...each,
        attributeCode: each.attributeCode as ListingAttributeCode,
      }),
    )
    for (const confirmation of given) {
      await saveConfirmation(client, entityId, {
        ...confirmation,
        locale: context.locale,
        sentence: texts(`${confirmation.attributeCode}.confirm`),
        confirmedAt: services.now(),
      })
    }
    const confirmed = given.map(({ attributeCode }) => attributeCode)
    if (confirmed.length > 0) await recordEdit(client, context, { entityId, facts: { confirmed } })
  })
}
