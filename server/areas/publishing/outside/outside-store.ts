import type { EntryKind, EntryText } from '#domain/publishing/entry-kinds.ts'
import { isLocale } from '#locales/locales.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import type { PublishedText } from '../published-texts.ts'

/** The only SQL for what was read of a content management system. */

export type OutsideRead = {
  readonly askedAt: Date
  readonly readAt: Date | null
  readonly failure: string | null
}

/** Undefined until all languages of the kind were read once; an empty list is an answer. */
export async function listOutsideTexts(
  db: Queryable,
  kind: EntryKind,
): Promise<readonly PublishedText[] | undefined> {
  const { rows } = await db.query<{ key: string; locale: string; text: EntryText } | NoText>(
    `select t.key, t.locale, t.text from outside_reads r left join outside_texts t using (kind)
     where r.kind = $1 and r.read_at is not null
     order by t.key, t.locale`,
    [kind],
  )
  if (rows.length === 0) return undefined
  return rows.flatMap(({ key, locale, text }) =>
    key === null || !isLocale(locale) ? [] : [{ key, locale, text }],
  )
}

type NoText = { readonly key: null; readonly locale: string; readonly text: EntryText }

export async function findOutsideRead(
  db: Queryable,
  kind: EntryKind,
): Promise<OutsideRead | undefined> {
  const { rows } = await db.query<OutsideRead>(
    `select asked_at as "askedAt", read_at as "readAt", failure from outside_reads where kind = $1`,
    [kind],
  )
  return rows[0]
}

/** Whether this process is the one that asks now: only one of several does within the time that answers are kept. */
export async function claimRead(
  db: Queryable,
  kind: EntryKind,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into outside_reads (kind, asked_at) values ($1, $2)
     on conflict (kind) do update set asked_at = excluded.asked_at
     where outside_reads.asked_at <= $3`,
    [kind, now, since],
  )
  return rowCount === 1
}

/** The texts as they were stay. */
export async function noteFailure(db: Queryable, kind: EntryKind, failure: string): Promise<void> {
  await db.query('update outside_reads set failure = $2 where kind = $1', [kind, failure])
}

/** In one statement each, and only what is different, so that a read without news makes no kept page void. */
export async function replaceTexts(
  db: Queryable,
  kind: EntryKind,
  read: { readonly texts: readonly PublishedText[]; readonly now: Date },
): Promise<void> {
  const { texts, now } = read
  const columns = [
    kind,
    texts.map(({ key }) => key),
    texts.map(({ locale }) => locale),
    texts.map(({ text }) => JSON.stringify(text)),
  ]
  await db.query(
    `delete from outside_texts t where kind = $1 and not exists
       (select from unnest($2::text[], $3::text[]) as read (key, locale)
        where read.key = t.key and read.locale = t.locale)`,
    columns.slice(0, 3),
  )
  await db.query(
    `insert into outside_texts (kind, key, locale, text)
     select $1, key, locale, text from unnest($2::text[], $3::text[], $4::jsonb[]) as read (key, locale, text)
     on conflict (kind, key, locale) do update set text = excluded.text
     where outside_texts.text <> excluded.text`,
    columns,
  )
  await db.query('update outside_reads set read_at = $2, failure = null where kind = $1', [
    kind,
    now,
  ])
}
