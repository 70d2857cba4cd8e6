import type { Queryable } from '../platform/database/queryable.ts'

/** Large, and without pictures: reading them would cost minutes. */
const withoutPictures = [
  'pictures',
  'auctions',
  'auction_events',
  'auction_journal',
  'auction_commands',
  'outbox',
  'valuation_models',
  'valuation_sales',
]

/** SQL: the keys of the pictures that these columns of an ad name, each as the first element of an array. */
export function pictureKeysIn(...columns: readonly string[]): string {
  return `regexp_matches(concat(${columns.join(', ')}), '"value": "([0-9a-f]{32})"', 'g')`
}

/**
 * Which pictures something names: an ad, a defect, an import, and those in the library of texts, whether a text shows them or
 * not. Every column with JSON in it is read but those of the tables above, so that a table that is added later keeps its
 * pictures without being named here.
 */
export async function listUsedPictures(db: Queryable): Promise<ReadonlySet<string>> {
  const { rows: columns } = await db.query<{ table: string; column: string }>(
    `select c.table_name as "table", c.column_name as "column"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('json', 'jsonb')
       and not c.table_name = any($1::text[])`,
    [withoutPictures],
  )
  const library = await db.query<{ key: string }>('select picture_key as key from content_pictures')
  const used = new Set(library.rows.map(({ key }) => key))
  for (const { table, column } of columns) {
    const { rows } = await db.query<{ key: string }>(
      `select distinct named.parts[1] as key
       from ${table} t, regexp_matches(t.${column}::text, '"([0-9a-f]{32})"', 'g') as named(parts)`,
    )
    for (const { key } of rows) used.add(key)
  }
  return used
}
