import { pictureKeysIn, type VersionStand } from '#domain/publishing/content-pictures.ts'
import type { EntryKind } from '#domain/publishing/entry-kinds.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

/** The only SQL for pictures of texts; their files and sizes are those of all pictures. */

type Sizes = readonly { readonly width: number; readonly height: number; readonly format: string }[]

type Row = {
  readonly id: number
  readonly key: string
  readonly fileName: string
  readonly sizeBytes: number
  readonly sizes: Sizes
  readonly uploadedAt: Date
  readonly uploadedBy: string
}

export type StoredContentPicture = Omit<Row, 'sizes'> & {
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}

const rows = `select c.picture_id as id, c.picture_key as key, c.file_name as "fileName", c.size_bytes as "sizeBytes",
    p.sizes, c.uploaded_at as "uploadedAt", u.email as "uploadedBy"
  from content_pictures c join pictures p using (picture_key)
    join customers u on u.customer_id = c.uploaded_by`

/** One that is there already keeps its name and its number. */
export async function addContentPicture(
  db: Queryable,
  added: {
    readonly key: string
    readonly fileName: string
    readonly sizeBytes: number
    readonly uploadedBy: number
    readonly uploadedAt: Date
  },
): Promise<void> {
  const { key, fileName, sizeBytes, uploadedBy, uploadedAt } = added
  await db.query(
    `insert into content_pictures (picture_key, file_name, size_bytes, uploaded_by, uploaded_at)
     values ($1, $2, $3, $4, $5) on conflict (picture_key) do nothing`,
    [key, fileName, sizeBytes, uploadedBy, uploadedAt],
  )
}

/** The newest ones, and how many there are. */
export async function listContentPictures(
  db: Queryable,
  count: number,
): Promise<{ readonly pictures: readonly StoredContentPicture[]; readonly total: number }> {
  const found = await db.query<Row>(`${rows} order by c.picture_id desc limit $1`, [count])
  const counted = await db.query<{ total: number }>(
    'select count(*)::int as total from content_pictures',
  )
  return { pictures: found.rows.map(shown), total: counted.rows[0]?.total ?? 0 }
}

export async function findContentPictures(
  db: Queryable,
  keys: readonly string[],
): Promise<readonly StoredContentPicture[]> {
  if (keys.length === 0) return []
  const { rows: found } = await db.query<Row>(`${rows} where c.picture_key = any($1::text[])`, [
    keys,
  ])
  return found.map(shown)
}

/** The pictures that these texts name, as far as they are there. */
export async function findPicturesIn(
  db: Queryable,
  texts: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, StoredContentPicture>> {
  const keys = texts.flatMap((text) => (text === undefined ? [] : pictureKeysIn(text)))
  const found = await findContentPictures(db, [...new Set(keys)])
  return new Map(found.map((picture) => [picture.key, picture]))
}

/** Until the transaction ends nobody removes them. */
export async function holdPictures(db: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db.query(
    `select from content_pictures where picture_key = any($1::text[])
     order by picture_key for key share`,
    [keys],
  )
}

/** Until the transaction ends nobody publishes a text with it. */
export async function lockPicture(
  db: Queryable,
  key: string,
): Promise<{ readonly fileName: string } | undefined> {
  const { rows: found } = await db.query<{ fileName: string }>(
    'select file_name as "fileName" from content_pictures where picture_key = $1 for update',
    [key],
  )
  return found[0]
}

export async function deleteContentPicture(db: Queryable, key: string): Promise<void> {
  await db.query('delete from content_pictures where picture_key = $1', [key])
}

export type VersionWithPicture = VersionStand & {
  readonly pictureKey: string
  readonly kind: EntryKind
  readonly key: string
  readonly locale: string
}

/** Every version of every text that names one of these pictures. */
export async function listVersionsWith(
  db: Queryable,
  pictureKeys: readonly string[],
): Promise<readonly VersionWithPicture[]> {
  if (pictureKeys.length === 0) return []
  const { rows: found } = await db.query<
    Omit<VersionWithPicture, 'publishAt' | 'publishedAt'> & {
      readonly publishAt: Date | null
      readonly publishedAt: Date | null
    }
  >(
    `select distinct named.parts[1] as "pictureKey", e.kind, e.key, e.locale,
       v.version = (select max(version) from content_versions where entry_id = v.entry_id) as "isLatest",
       v.publish_at as "publishAt", v.published_at as "publishedAt"
     from content_versions v join content_entries e using (entry_id),
       regexp_matches(v.text ->> 'body', '/pictures/([0-9a-f]{32})/', 'g') as named(parts)
     where v.text ->> 'body' like '%/pictures/%' and named.parts[1] = any($1::text[])
     order by e.kind, e.key, e.locale`,
    [pictureKeys],
  )
  return found.map((each) => ({
    ...each,
    publishAt: each.publishAt?.getTime() ?? null,
    publishedAt: each.publishedAt?.getTime() ?? null,
  }))
}

function shown({ sizes, ...row }: Row): StoredContentPicture {
  const largest = sizes.find(({ format }) => format === 'jpeg')
  const widths = sizes.flatMap(({ width, format }) => (format === 'webp' ? [width] : []))
  return {
    ...row,
    width: largest?.width ?? 0,
    height: largest?.height ?? 0,
    widths: widths.toSorted((one, other) => one - other),
  }
}
