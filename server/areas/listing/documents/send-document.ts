import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { sendPrivateFile } from '../../../platform/http/send-private-file.ts'
import { recordOperatorAction } from '../../account/api.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing } from '../records/listing-store.ts'
import { showProduct } from '../show/show-product.ts'

/** The file itself, as an attachment; NOT_FOUND for everybody but owner, operator and the buyer after the sale (rules 1). */
export async function sendDocument(
  services: ListingServices,
  context: CallContext,
  place: { readonly entityId: number; readonly documentId: number; readonly reply: FastifyReply },
) {
  const { entityId } = place
  const listing = await findListing(services.pool, entityId, services.keys.auctionSecrets)
  const document = listing?.documents.find(({ documentId }) => documentId === place.documentId)
  if (!document || !(await mayReadFile(services, context, place))) throw refuseCall('NOT_FOUND')
  if (context.viewer.isOperator) {
    await recordOperatorAction(services.pool, context, {
      action: 'view_ad_document',
      subject: { kind: 'listing', id: entityId },
      facts: { documentId: place.documentId },
    })
  }
  const isSent = await sendPrivateFile(place.reply, services.images, document.value, {
    // Under a name of ours: the sender's says nothing, and may hold a person's.
    fileName: `${document.documentType}_${entityId}_${document.documentId}${extname(document.fileName)}`,
    contentType: document.contentType,
  })
  if (!isSent) throw refuseCall('NOT_FOUND')
  return place.reply
}

/** Whoever is told the file's name may have the file; others learn what kind of paper it is. */
async function mayReadFile(
  services: ListingServices,
  context: CallContext,
  { entityId, documentId }: { readonly entityId: number; readonly documentId: number },
): Promise<boolean> {
  const { documents } = await showProduct(services, context, entityId)
  return documents.some((each) => each.documentId === documentId && each.fileName !== '')
}
