import type { EntryKind, EntryText } from '#domain/publishing/entry-kinds.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

/** The only SQL for entries and their versions. */

export type EntryPlace = { readonly kind: EntryKind; readonly key: string; readonly locale: string }

export type StoredVersion = {
  readonly version: number
  readonly text: EntryText
  readonly isWithdrawal: boolean
  readonly savedBy: string
  readonly savedAt: Date
  readonly publishAt: Date | null
  readonly publishedAt: Date | null
}

const versionColumns = `v.version, v.text, v.is_withdrawal as "isWithdrawal", v.saved_at as "savedAt",
  v.publish_at as "publishAt", v.published_at as "publishedAt"`

/** Of every entry of a kind what was published last, also where that took it off the site. */
export async function listInForce(
  db: Queryable,
  kind: EntryKind,
): Promise<{ key: string; locale: string; text: EntryText; isWithdrawal: boolean }[]> {
  const { rows } = await db.query<{
    key: string
    locale: string
    text: EntryText
    isWithdrawal: boolean
  }>(
    `select distinct on (e.entry_id) e.key, e.locale, v.text, v.is_withdrawal as "isWithdrawal"
     from content_entries e join content_versions v using (entry_id)
     where e.kind = $1 and v.published_at is not null
     order by e.entry_id, v.published_at desc, v.version desc`,
    [kind],
  )
  return rows
}

/** All addresses that an entry has had on the site. */
export async function listPublishedUrls(
  db: Queryable,
  { kind, key }: Omit<EntryPlace, 'locale'>,
): Promise<{ locale: string; url: string }[]> {
  const { rows } = await db.query<{ locale: string; url: string }>(
    `select distinct e.locale, v.text ->> 'url' as url
     from content_entries e join content_versions v using (entry_id)
     where e.kind = $1 and e.key = $2 and v.published_at is not null and v.text ->> 'url' <> ''`,
    [kind, key],
  )
  return rows
}

/** Every version of a kind, or of one of its entries, the newest of each entry first. */
export async function listVersions(
  db: Queryable,
  kind: EntryKind,
  key: string | null,
): Promise<(StoredVersion & { key: string; locale: string })[]> {
  const { rows } = await db.query<StoredVersion & { key: string; locale: string }>(
    `select e.key, e.locale, ${versionColumns}, c.email as "savedBy"
     from content_entries e join content_versions v using (entry_id)
       join customers c on c.customer_id = v.saved_by
     where e.kind = $1 and ($2::text is null or e.key = $2)
     order by e.key, e.locale, v.version desc`,
    [kind, key],
  )
  return rows
}

/** Holds the entry until the transaction ends, so that two editors save one after the other. */
export async function lockEntry(db: Queryable, place: EntryPlace): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into content_entries (kind, key, locale) values ($1, $2, $3)
     on conflict (kind, key, locale) do update set key = excluded.key
     returning entry_id as id`,
    [place.kind, place.key, place.locale],
  )
  const [row] = rows
  if (!row) throw new Error('An entry was neither there nor made')
  return row.id
}

/** 0 while there is none. */
export async function latestVersion(db: Queryable, entryId: number): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    'select coalesce(max(version), 0)::int as version from content_versions where entry_id = $1',
    [entryId],
  )
  return rows[0]?.version ?? 0
}

export async function addVersion(
  db: Queryable,
  added: {
    readonly entryId: number
    readonly version: number
    readonly text: EntryText
    readonly savedBy: number
    readonly savedAt: Date
    /** Takes the text off the site, from this instant. */
    readonly withdrawnAt: Date | null
  },
): Promise<void> {
  const { entryId, version, text, savedBy, savedAt, withdrawnAt } = added
  await db.query(
    `insert into content_versions
       (entry_id, version, text, saved_by, saved_at, is_withdrawal, publish_at, published_at)
     values ($1, $2, $3, $4, $5, $6::timestamptz is not null, $6, $6)`,
    [entryId, version, JSON.stringify(text), savedBy, savedAt, withdrawnAt],
  )
}

export async function findVersion(
  db: Queryable,
  place: EntryPlace,
  version: number,
): Promise<(StoredVersion & { entryId: number }) | undefined> {
  const { rows } = await db.query<StoredVersion & { entryId: number }>(
    `select e.entry_id as "entryId", ${versionColumns}, '' as "savedBy"
     from content_entries e join content_versions v using (entry_id)
     where e.kind = $1 and e.key = $2 and e.locale = $3 and v.version = $4`,
    [place.kind, place.key, place.locale, version],
  )
  return rows[0]
}

/** At once where the instant has come; a version that readers have seen keeps its own. */
export async function schedule(
  db: Queryable,
  version: { readonly entryId: number; readonly version: number },
  times: { readonly publishAt: Date | null; readonly now: Date },
): Promise<void> {
  const { publishAt, now } = times
  const isDue = publishAt !== null && publishAt.getTime() <= now.getTime()
  await db.query(
    `update content_versions set publish_at = $3, published_at = $4
     where entry_id = $1 and version = $2 and published_at is null`,
    [version.entryId, version.version, publishAt, isDue ? now : null],
  )
}

/** Makes drafts of the versions of an entry that are still to come. */
export async function unscheduleAll(db: Queryable, entryId: number): Promise<void> {
  await db.query(
    `update content_versions set publish_at = null
     where entry_id = $1 and published_at is null and publish_at is not null`,
    [entryId],
  )
}

/** Publishes what is due; each at the instant that was chosen for it. */
export async function publishDue(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `update content_versions set published_at = publish_at
     where published_at is null and publish_at <= $1`,
    [now],
  )
}

/** Numbers of entries for outside readers; an entry that has none yet is given one. */
export async function numberEntries(
  db: Queryable,
  places: readonly EntryPlace[],
): Promise<ReadonlyMap<string, number>> {
  const columns = [
    places.map(({ kind }) => kind),
    places.map(({ key }) => key),
    places.map(({ locale }) => locale),
  ]
  const wanted = 'unnest($1::text[], $2::text[], $3::text[]) as wanted (kind, key, locale)'
  await db.query(
    `insert into content_entries (kind, key, locale)
     select kind, key, locale from ${wanted}
     where not exists (select from content_entries e
       where (e.kind, e.key, e.locale) = (wanted.kind, wanted.key, wanted.locale))
     on conflict do nothing`,
    columns,
  )
  const { rows } = await db.query<EntryPlace & { id: number }>(
    `select e.entry_id as id, e.kind, e.key, e.locale
     from content_entries e join ${wanted} using (kind, key, locale)`,
    columns,
  )
  return new Map(rows.map(({ id, kind, key, locale }) => [`${kind} ${key} ${locale}`, id]))
}
