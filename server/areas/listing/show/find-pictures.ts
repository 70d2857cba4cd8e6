import type { ListingServices } from '../records/listing-services.ts'
import { type KnownPictures, listPictures } from '../records/picture-store.ts'

/** For a page that shows them: those that are public are known as such when its browser asks for the files. */
export async function findPictures(
  { pool, publicPictures }: Pick<ListingServices, 'pool' | 'publicPictures'>,
  keys: readonly string[],
): Promise<KnownPictures> {
  const pictures = await listPictures(pool, keys)
  publicPictures.add(
    [...pictures.values()].flatMap(({ pictureKey, isPublic }) => (isPublic ? pictureKey : [])),
  )
  return pictures
}
