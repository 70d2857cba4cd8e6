import { onlyRow, type Queryable } from '../../../platform/database/queryable.ts'

/** The only SQL for an ad's official documents. */

export async function insertDocument(
  db: Queryable,
  document: {
    readonly listingId: number
    readonly kind: string
    readonly storageKey: string
    readonly fileName: string
    readonly contentType: string
    readonly sizeBytes: number
  },
): Promise<number> {
  const answer = await db.query<{ document_id: number }>(
    `insert into listing_documents (listing_id, kind, storage_key, file_name, content_type, size_bytes)
     values ($1, $2, $3, $4, $5, $6) returning document_id`,
    [
      document.listingId,
      document.kind,
      document.storageKey,
      document.fileName,
      document.contentType,
      document.sizeBytes,
    ],
  )
  return onlyRow(answer).document_id
}

export async function deleteDocument(
  db: Queryable,
  document: { readonly listingId: number; readonly documentId: number },
): Promise<void> {
  await db.query('delete from listing_documents where listing_id = $1 and document_id = $2', [
    document.listingId,
    document.documentId,
  ])
}
