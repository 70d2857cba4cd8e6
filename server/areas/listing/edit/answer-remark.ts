import { answerOf, contentOfField } from '#domain/listing/remarks/remarks.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { listOpenRemarks, raiseVersion, saveRemarkAnswer } from '../records/remark-store.ts'
import { lockEditable, recordEdit, refuseUnlessOpen } from './edit-guard.ts'

/**
 * The owner is done with a remark. Whether the field was changed or kept as it is follows from the ad itself; a later
 * change of the field is answered anew.
 */
export async function answerRemark(
  services: ListingServices,
  context: CallContext,
  call: { readonly entityId: number; readonly remarkId: number; readonly note?: string },
): Promise<void> {
  const { entityId, remarkId } = call
  const key = services.keys.auctionSecrets
  await transaction(services.pool, async (client) => {
    const listing = await lockEditable(services, client, { context, entityId })
    refuseUnlessOpen(listing, context)
    const remarks = await listOpenRemarks(client, entityId, key)
    const remark = remarks.find((each) => each.remarkId === remarkId)
    if (!remark) throw refuseCall('NOT_FOUND')
    const after = contentOfField(remark.field, listing)
    const answer = answerOf(remark.before, after)
    const note = call.note?.trim() || null
    await saveRemarkAnswer(
      client,
      { remarkId, answer, note, after, answeredAt: services.now() },
      key,
    )
    await raiseVersion(client, entityId)
    await recordEdit(client, context, { entityId, facts: { remarkId, answer } })
  })
  services.announceListing(entityId)
}
