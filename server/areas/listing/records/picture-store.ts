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

export type KnownPicture = StoredPicture & {
  /** As `findOwnersOfPrivate` says. */
  readonly isPublic: boolean
}

/** One that was sent before counts as sent now, so that it does not go as one that nobody kept. */
export async function savePicture(
  db: Queryable,
  picture: StoredPicture & { readonly sizes: readonly object[] },
): Promise<void> {
  await db.query(
    `insert into pictures (picture_key, width, height, thumbhash, sizes)
     values ($1, $2, $3, $4, $5)
     on conflict (picture_key) do update set created_at = excluded.created_at`,
    [
      picture.pictureKey,
      picture.width,
      picture.height,
      picture.thumbhash,
      JSON.stringify(picture.sizes),
    ],
  )
}

export type KnownPictures = ReadonlyMap<string, KnownPicture>

export async function listPictures(db: Queryable, keys: readonly string[]): Promise<KnownPictures> {
  if (keys.length === 0) return new Map()
  const { rows } = await db.query<KnownPicture>({
    name: 'pictures-by-key',
    text: `select picture_key as "pictureKey", width, height, thumbhash, not exists
             (select from private_pictures o where o.picture_key = p.picture_key) as "isPublic"
           from pictures p where picture_key = any($1::text[])`,
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

/**
 * From now on the review alone sees these (rules 1). What another ad shows to everybody stays public, so that
 * nobody hides another's picture; what another ad hides stays that ad's, so that nobody opens it for themselves.
 */
export async function savePrivatePictures(
  db: Queryable,
  { listingId, keys }: { readonly listingId: number; readonly keys: readonly string[] },
): Promise<void> {
  if (keys.length === 0) return
  await db.query(
    `insert into private_pictures (picture_key, listing_id)
     select key, $1 from unnest($2::text[]) as key
     where not exists (select from private_pictures where picture_key = key)
       and not exists (select from listings, jsonb_build_array(jsonb_build_object('value', key)) as shown
         where listing_id <> $1 and (gallery @> shown or more_images @> shown
           or damages @> jsonb_build_array(jsonb_build_object('pictures', shown))))
     on conflict do nothing`,
    [listingId, [...new Set(keys)]],
  )
}

/**
 * The ads that pictures for the review belong to, null once an ad is gone; public pictures are left out. What operators show
 * in texts is public, whoever names it as theirs.
 */
export async function findOwnersOfPrivate(
  db: Queryable,
  pictureKeys: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const { rows } = await db.query<{ picture_key: string; listing_id: number | null }>({
    name: 'private-pictures',
    text: `select picture_key, listing_id from private_pictures where picture_key = any($1::text[])
           and picture_key not in (select picture_key from content_pictures)`,
    values: [pictureKeys],
  })
  return new Map(rows.map((row) => [row.picture_key, row.listing_id]))
}
