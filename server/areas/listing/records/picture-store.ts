import type { GalleryEntry } from '#contract/product.ts'
import type { Picture } from '#domain/listing/listing.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** What is known of processed pictures; the files themselves lie in the image store. */
export type StoredPicture = {
  readonly pictureKey: string
  readonly width: number
  readonly height: number
  readonly thumbhash: string
}

export async function savePicture(
  db: Queryable,
  picture: StoredPicture & { readonly sizes: readonly object[] },
): Promise<void> {
  await db.query(
    `insert into pictures (picture_key, width, height, thumbhash, sizes)
     values ($1, $2, $3, $4, $5) on conflict (picture_key) do nothing`,
    [
      picture.pictureKey,
      picture.width,
      picture.height,
      picture.thumbhash,
      JSON.stringify(picture.sizes),
    ],
  )
}

export type KnownPictures = ReadonlyMap<string, StoredPicture>

export async function listPictures(db: Queryable, keys: readonly string[]): Promise<KnownPictures> {
  if (keys.length === 0) return new Map()
  const { rows } = await db.query<StoredPicture>({
    name: 'pictures-by-key',
    text: `select picture_key as "pictureKey", width, height, thumbhash from pictures
           where picture_key = any($1::text[])`,
    values: [[...new Set(keys)]],
  })
  return new Map(rows.map((row) => [row.pictureKey, row]))
}

/** Entries whose picture was never processed are left out: nobody could show them. */
export function galleryEntries(gallery: readonly Picture[], known: KnownPictures): GalleryEntry[] {
  return gallery.flatMap((entry) => {
    const picture = known.get(entry.value)
    if (!picture) return []
    return {
      value: entry.value,
      position: entry.position,
      ...(entry.kind !== undefined && { kind: entry.kind }),
      width: picture.width,
      height: picture.height,
      thumbhash: picture.thumbhash,
    }
  })
}
