import type { Product } from '#contract/product.ts'
import { arrangedGallery, maxPictures, picturesNotIn } from '#domain/listing/gallery.ts'
import {
  openForImport,
  renewableAnswers,
  unconfirmedAnswers,
} from '#domain/listing/importing/imported-answers.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { lockEditable, recordEdit, refuseUnlessOpen } from '../edit/edit-guard.ts'
import { saveWithin } from '../edit/save-listing.ts'
import {
  confirmImportedAnswers,
  findImport,
  listImportedAnswers,
  saveImportedAnswers,
  saveTaken,
} from '../records/import-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { showProduct } from '../show/show-product.ts'

/**
 * Takes over what was found where the ad says nothing or still says what the same source has said before, by the ad as
 * it is at this moment: what somebody has answered meanwhile stays. The plate is the owner's own word and is not marked.
 */
export async function takeImport(
  services: ListingServices,
  context: CallContext,
  call: { readonly entityId: number; readonly importId: string },
): Promise<Product> {
  const { entityId, importId } = call
  const key = services.keys.auctionSecrets
  await transaction(services.pool, async (client) => {
    const listing = await lockEditable(services, client, { context, entityId })
    const taken = await findImport(client, importId, key)
    if (taken?.listingId !== entityId) throw refuseCall('NOT_FOUND')
    // Sent twice, it has its effect once.
    if (taken.state === 'taken') return
    if (taken.state !== 'found') throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    const { source, asked } = taken
    const importedAt = services.now()
    const now = importedAt.getTime()
    const imported = await listImportedAnswers(client, entityId)
    const renewable = renewableAnswers(listing.values, imported, source)
    const values = openForImport(listing.values, taken.found ?? {}, { now, renewable })
    const typed = source === 'rdw' ? { license_plate: asked } : {}
    const own = openForImport(listing.values, typed, { now })
    const attributes = toWireValues(listingAttributes, { ...values, ...own })
    const room = maxPictures - listing.gallery.length - listing.moreImages.length
    const added = picturesNotIn(listing, taken.pictures)
      .slice(0, Math.max(0, room))
      .map((value) => ({ value, position: 0 }))
    const gallery = arrangedGallery([...listing.gallery, ...added])
    const input = { attributes, ...(added.length > 0 && { gallery: [...gallery] }) }
    await saveWithin(services, client, { context, entityId, input, source })
    await saveImportedAnswers(client, { listingId: entityId, values, source, importedAt })
    await saveTaken(client, importId)
  })
  services.announceListing(entityId)
  return showProduct(services, context, entityId, { isForEditor: true })
}

/** The owner's word that imported answers are right; what they have changed since is their own anyway. */
export async function confirmImported(
  services: ListingServices,
  context: CallContext,
  call: { readonly entityId: number; readonly attributeCodes: readonly string[] },
): Promise<Product> {
  const { entityId } = call
  await transaction(services.pool, async (client) => {
    const listing = await lockEditable(services, client, { context, entityId })
    refuseUnlessOpen(listing, context)
    const waiting = unconfirmedAnswers(listing.values, await listImportedAnswers(client, entityId))
    const attributeCodes = waiting
      .map(({ attributeCode }) => attributeCode)
      .filter((code) => call.attributeCodes.includes(code))
    const confirmedAt = services.now()
    await confirmImportedAnswers(client, { listingId: entityId, attributeCodes, confirmedAt })
    if (attributeCodes.length > 0) {
      await recordEdit(client, context, { entityId, facts: { confirmed: attributeCodes } })
    }
  })
  services.announceListing(entityId)
  return showProduct(services, context, entityId, { isForEditor: true })
}
