import type { FastifyRequest } from 'fastify'
import { maxDocuments } from '#domain/listing/gallery.ts'
import type { OfficialDocumentType } from '#domain/listing/listing.ts'
import { createDocumentKey } from '../../../integrations/image-store/port.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { readDocument } from '../../../platform/pictures/read-document.ts'
import { deleteDocument, insertDocument } from '../records/document-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { loadEditable, lockEditable, recordEdit, refuseUnlessOpen } from './edit-guard.ts'
import { refuseDocumentOutsideRemarks } from './keep-to-remarks.ts'

/** Official documents (spec 5.4): private, kept as sent, seen by whom `documentAccess` says. */

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
      const listing = await lockEditable(services, client, { context, entityId })
      await refuseDocumentOutsideRemarks(services, client, { context, listing })
      if (listing.documents.length >= maxDocuments) {
        throw refuseCall('DOCUMENT_LIMIT_REACHED', { maximum: maxDocuments })
      }
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
    await refuseDocumentOutsideRemarks(services, client, { context, listing })
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
