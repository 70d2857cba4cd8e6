import { createHash } from 'node:crypto'
import type { Queryable } from '../../platform/database/queryable.ts'

/** Texts in other languages, each translated once (text, source and target are the key). */

export type SourceText = { readonly text: string; readonly locale: string }

export const translationStore = {
  /** By the text; absent is what was not translated. */
  async list(
    db: Queryable,
    wanted: { readonly texts: readonly SourceText[]; readonly target: string },
  ): Promise<ReadonlyMap<string, string>> {
    if (wanted.texts.length === 0) return new Map()
    const { rows } = await db.query<{ text_hash: Buffer; source: string; translated: string }>(
      `select text_hash, source, translated from translations
       where target = $1 and text_hash = any($2::bytea[])`,
      [wanted.target, wanted.texts.map(({ text }) => hashOf(text))],
    )
    const found = new Map(rows.map((row) => [keyOf(row.text_hash, row.source), row.translated]))
    return new Map(
      wanted.texts.flatMap(({ text, locale }) => {
        const translated = found.get(keyOf(hashOf(text), locale))
        return translated === undefined ? [] : [[text, translated] as const]
      }),
    )
  },

  async add(
    db: Queryable,
    translation: SourceText & {
      readonly target: string
      readonly engine: string
      readonly translated: string
    },
  ): Promise<void> {
    const { text, locale, target, engine, translated } = translation
    await db.query(
      `insert into translations (text_hash, source, target, engine, translated)
       values ($1, $2, $3, $4, $5)
       on conflict (text_hash, source, target) do update
         set engine = excluded.engine, translated = excluded.translated, translated_at = now()`,
      [hashOf(text), locale, target, engine, translated],
    )
  },
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function keyOf(hash: Buffer, source: string): string {
  return `${source}/${hash.toString('hex')}`
}
