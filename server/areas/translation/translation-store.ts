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

  /**
   * All texts of one source into one target; the last translation of a text counts. In the order in which
   * `forget_translations` takes them, so that neither waits for the other one.
   */
  async addAll(
    db: Queryable,
    added: {
      readonly source: string
      readonly target: string
      readonly engine: string
      readonly texts: readonly { readonly text: string; readonly translated: string }[]
    },
  ): Promise<void> {
    const { source, target, engine, texts } = added
    const byText = new Map(texts.map(({ text, translated }) => [text, translated]))
    await db.query(
      `insert into translations (text_hash, source, target, engine, translated)
       select text_hash, $3, $4, $5, translated
       from unnest($1::bytea[], $2::text[]) as each (text_hash, translated)
       order by text_hash
       on conflict (text_hash, source, target) do update
         set engine = excluded.engine, translated = excluded.translated, translated_at = now()`,
      [[...byText.keys()].map(hashOf), [...byText.values()], source, target, engine],
    )
  },

  /** Those that no ad and no question has (`forget_translations` of the database). */
  async forget(db: Queryable, texts: readonly string[]): Promise<void> {
    await db.query('select forget_translations($1::bytea[])', [texts.map(hashOf)])
  },
}

/** What translations of a text are kept by. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function keyOf(hash: Buffer, source: string): string {
  return `${source}/${hash.toString('hex')}`
}
