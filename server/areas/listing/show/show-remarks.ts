import type { z } from 'zod'
import type { reviewed } from '#contract/endpoints/review.ts'
import type { Product } from '#contract/product.ts'
import { codesOfField } from '#domain/listing/remarks/remarks.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { listOpenRemarks, listRemarks, type StoredRemark } from '../records/remark-store.ts'

/** Remarks of a review on the wire: to the owner the last ones, to the operator all of them. */

export async function shownRemarks(
  { pool, keys }: ListingServices,
  entityId: number,
): Promise<Product['remarks']> {
  const remarks = await listOpenRemarks(pool, entityId, keys.auctionSecrets)
  return remarks.map((remark) => ({ ...onWire(remark), before: valuesOf(remark, remark.before) }))
}

export async function reviewedRemarks(
  { pool, keys }: ListingServices,
  entityId: number,
): Promise<z.infer<typeof reviewed>['remarks']> {
  const remarks = await listRemarks(pool, entityId, keys.auctionSecrets)
  return remarks.map((remark) => ({
    ...onWire(remark),
    isClosed: remark.isClosed,
    before: valuesOf(remark, remark.before),
    after: remark.answer === null ? null : valuesOf(remark, remark.after),
  }))
}

function onWire({ remarkId, field, text, givenAt, answer, note }: StoredRemark) {
  return { remarkId, field, text, givenAt: givenAt.toISOString(), answer, note }
}

/** Null for pictures, damages and papers, which are shown as they are. */
function valuesOf({ field }: StoredRemark, content: unknown): Product['remarks'][number]['before'] {
  const codes = codesOfField(field)
  if (codes === undefined || !Array.isArray(content)) return null
  return codes.map((attributeCode, index) => {
    const value: AttributeValue | null = content[index] ?? null
    return {
      attributeCode,
      value: typeof value === 'object' && value !== null ? [...value] : value,
    }
  })
}
