import type { OfficialDocumentType } from '#domain/listing/listing.ts'
import { onlyRow, type Queryable } from '../../../platform/database/queryable.ts'

/** The only SQL for covered pages of an ad's pages. */

export type StoredPage = {
  readonly pageId: number
  readonly documentType: OfficialDocumentType
  readonly storageKey: string
  readonly isReleased: boolean
}

export async function listPages(db: Queryable, listingId: number): Promise<StoredPage[]> {
  const { rows } = await db.query<StoredPage>({
    name: 'covered-pages',
    text: `select page_id as "pageId", document_type as "documentType",
             storage_key as "storageKey", released_at is not null as "isReleased"
           from covered_pages where listing_id = $1 order by page_id`,
    values: [listingId],
  })
  return rows
}

/** Of how many kinds of papers pages are released; ads without any are left out. */
export async function countReleasedDocuments(
  db: Queryable,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ id: number; count: number }>(
    `select listing_id as id, count(distinct document_type)::int as count from covered_pages
     where listing_id = any($1) and released_at is not null group by listing_id`,
    [listingIds],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export async function insertPage(
  db: Queryable,
  page: Pick<StoredPage, 'documentType' | 'storageKey'> & { readonly listingId: number },
): Promise<number> {
  const answer = await db.query<{ page_id: number }>(
    `insert into covered_pages (listing_id, document_type, storage_key)
     values ($1, $2, $3) returning page_id`,
    [page.listingId, page.documentType, page.storageKey],
  )
  return onlyRow(answer).page_id
}

export async function deletePage(
  db: Queryable,
  page: { readonly listingId: number; readonly pageId: number },
): Promise<void> {
  await db.query('delete from covered_pages where listing_id = $1 and page_id = $2', [
    page.listingId,
    page.pageId,
  ])
}

export async function saveReleased(
  db: Queryable,
  release: {
    readonly listingId: number
    readonly pageId: number
    /** Null takes it back. */
    readonly releasedAt: Date | null
    readonly releasedBy: number
  },
): Promise<void> {
  await db.query(
    `update covered_pages set released_at = $3, released_by = $4
     where listing_id = $1 and page_id = $2`,
    [release.listingId, release.pageId, release.releasedAt, release.releasedBy],
  )
}
