import type { Product } from '#contract/product.ts'
import { unconfirmedAnswers } from '#domain/listing/importing/imported-answers.ts'
import { listImportedAnswers } from '../records/import-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { StoredListing } from '../records/listing-store.ts'

/** Only whoever fills it in has a say on what came from outside; to all others an answer is an answer. */
export async function shownImported(
  { pool }: Pick<ListingServices, 'pool'>,
  { entityId, values }: Pick<StoredListing, 'entityId' | 'values'>,
  fillsItIn: boolean,
): Promise<Product['imported']> {
  if (!fillsItIn) return []
  const waiting = unconfirmedAnswers(values, await listImportedAnswers(pool, entityId))
  return waiting.map(({ attributeCode, source }) => ({ attributeCode, source }))
}
