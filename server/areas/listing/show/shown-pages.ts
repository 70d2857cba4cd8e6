import type { Product } from '#contract/product.ts'
import type { DocumentAccess } from '#domain/listing/documents/document-access.ts'
import { listPages, type StoredPage } from '../records/covered-page-store.ts'
import type { ListingServices } from '../records/listing-services.ts'

export function pageOnWire({ pageId, documentType, isReleased }: StoredPage) {
  return { pageId, documentType, isReleased }
}

/** Those that somebody with this access is shown. */
export async function shownPages(
  { pool }: ListingServices,
  entityId: number,
  access: DocumentAccess,
): Promise<Product['coveredPages']> {
  if (access !== 'files' && access !== 'released_pages') return []
  const pages = await listPages(pool, entityId)
  return pages.filter(({ isReleased }) => isReleased || access === 'files').map(pageOnWire)
}
