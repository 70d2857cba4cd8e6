import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OfficialDocumentType } from '#domain/listing/listing.ts'
import { createDocumentKey } from '../../../integrations/image-store/port.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { sendPrivateFile } from '../../../platform/http/send-private-file.ts'
import { readDocument } from '../../../platform/pictures/read-document.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { deleteDocument, insertDocument } from '../records/document-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing } from '../records/listing-store.ts'
import { loadEditable, lockEditable, recordEdit, refuseUnlessOpen } from './edit-guard.ts'

/** Official documents (spec 5.4): private, kept as sent, seen by owner and operator alone. */

export async function uploadDocument(
  services: ListingServices,
  context: CallContext,
  upload: {
    readonly entityId: number
    readonly documentType: OfficialDocumentType
    readonly request: FastifyRequest
  },
) {
  const { entityId } = await loadEditable(services, context, upload.entityId)
  const { bytes, contentType, fileName } = await readDocument(upload.request)
  const storageKey = createDocumentKey()
  await services.images.put(storageKey, bytes)
  try {
    const documentId = await transaction(services.pool, async (client) => {
      await lockEditable(services, client, { context, entityId })
      const added = await insertDocument(client, {
        listingId: entityId,
        kind: upload.documentType,
        storageKey,
        fileName,
        contentType,
        sizeBytes: bytes.byteLength,
      })
      await recordEdit(client, context, { entityId, facts: { documentId: added } })
      return added
    })
    return { documentId, documentType: upload.documentType, fileName }
  } catch (error) {
    // Without its row nobody would ever find the file again.
    await services.images.delete(storageKey)
    throw error
  }
}

export async function removeDocument(
  services: ListingServices,
  context: CallContext,
  place: { readonly entityId: number; readonly documentId: number },
) {
  const { entityId, documentId } = place
  const documents = await transaction(services.pool, async (client) => {
    const listing = await lockEditable(services, client, { context, entityId })
    refuseUnlessOpen(listing, context)
    if (!listing.documents.some((each) => each.documentId === documentId)) return listing.documents
    await recordEdit(client, context, { entityId, facts: { removedDocumentId: documentId } })
    await deleteDocument(client, { listingId: entityId, documentId })
    return listing.documents
  })
  const removed = documents.find((each) => each.documentId === documentId)
  // Without its row nobody is handed the file any more.
  if (removed) await services.images.delete(removed.value)
  return { documents: documents.filter((each) => each !== removed).map(publicDocument) }
}

export function publicDocument(document: {
  readonly documentId: number
  readonly documentType: OfficialDocumentType
  readonly fileName: string
}) {
  const { documentId, documentType, fileName } = document
  return { documentId, documentType, fileName }
}

/** The file itself, as an attachment; NOT_FOUND for everybody but owner and operator. */
export async function sendDocument(
  services: ListingServices,
  context: CallContext,
  place: { readonly entityId: number; readonly documentId: number; readonly reply: FastifyReply },
) {
  const listing = await findListing(services.pool, place.entityId, services.keys.auctionSecrets)
  const isOwner = listing?.owner.customerId === context.viewer.customerId
  const document = listing?.documents.find(({ documentId }) => documentId === place.documentId)
  if (!document || !(isOwner || context.viewer.isOperator)) throw refuseCall('NOT_FOUND')
  if (context.viewer.isOperator) {
    await recordOperatorAction(services.pool, context, {
      action: 'view_ad_document',
      subject: { kind: 'listing', id: place.entityId },
      facts: { documentId: place.documentId },
    })
  }
  const isSent = await sendPrivateFile(place.reply, services.images, document.value, {
    // Under a name of ours: the sender's says nothing, and may hold a person's.
    fileName: `${document.documentType}_${place.entityId}_${document.documentId}${extname(document.fileName)}`,
    contentType: document.contentType,
  })
  if (!isSent) throw refuseCall('NOT_FOUND')
  return place.reply
}
