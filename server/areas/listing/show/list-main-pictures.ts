import { mainPictureOf } from '#domain/listing/gallery.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { listListings } from '../records/listing-store.ts'
import { listPictures } from '../records/picture-store.ts'

/** What stands for each of these ads in a list; ads without a picture are left out. */
export async function listMainPictures(
  db: Queryable,
  entityIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly value: string; readonly thumbhash: string }>> {
  if (entityIds.length === 0) return new Map()
  const keys = new Map<number, string>()
  for (const { entityId, gallery } of await listListings(db, entityIds)) {
    const key = mainPictureOf(gallery)?.value
    if (key !== undefined) keys.set(entityId, key)
  }
  const pictures = await listPictures(db, [...keys.values()])
  return new Map(
    [...keys].flatMap(([entityId, value]) => {
      const thumbhash = pictures.get(value)?.thumbhash
      return thumbhash === undefined ? [] : [[entityId, { value, thumbhash }] as const]
    }),
  )
}
