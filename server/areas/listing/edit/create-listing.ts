import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { tokenHash } from '../../../platform/secrets/keys.ts'
import { ensureVisitorId } from '../../account/api.ts'
import { queueAdReminder } from '../records/begun/queue-ad-reminder.ts'
import { startListing } from '../records/begun/start-store.ts'
import { ensureEditKey } from '../records/editor.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { type ProductInput, saveWithin } from './save-listing.ts'

/**
 * Starts an ad for a customer, or for a visitor who gets the key to it in a cookie. A start that is sent again under
 * its key goes on with the ad that it made, also where the first answer's cookies were lost with it.
 */
export async function createListing(
  services: ListingServices,
  context: CallContext,
  start: { readonly kind: VehicleKind; readonly input: ProductInput; readonly key?: string },
): Promise<number> {
  const { customerId } = context.viewer
  const owner =
    customerId === null
      ? { visitorUuid: ensureVisitorId(context), editKeyHash: ensureEditKey(services, context) }
      : { visitorUuid: null, editKeyHash: null }
  // One transaction: answers that are refused leave no empty ad behind.
  return transaction(services.pool, async (client) => {
    const startKeyHash = start.key === undefined ? null : tokenHash(start.key, services.keys.links)
    const entityId = await startListing(client, {
      customerId,
      kind: start.kind,
      ...owner,
      startKeyHash,
    })
    if (customerId !== null) {
      await queueAdReminder(client, { entityId, step: 0, since: services.now() })
    }
    if (start.input.attributes || start.input.damages || start.input.gallery) {
      // The key was set on this very answer, so the save cannot find it in the request's cookies.
      const editKey = owner.editKeyHash
      await saveWithin(services, client, {
        context,
        entityId,
        input: start.input,
        source: 'create',
        ...(editKey && { heldEditKeyHash: editKey }),
      })
    }
    return entityId
  })
}
