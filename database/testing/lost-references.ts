import { onlyRow, type Queryable } from '#server/platform/database/queryable.ts'

/**
 * Rows whose auction is missing, by table, with how many: of the references that the schema declares
 * and does not ask of each row (docs/decisions/0037). Empty when all is well.
 */
export async function listLostReferences(db: Queryable): Promise<string[]> {
  const { rows: references } = await db.query<{ row: string; column: string; owner: string }>(
    `select conrelid::regclass::text as row, quote_ident(attname) as column,
       confrelid::regclass::text as owner
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and not conenforced`,
  )
  const lost: string[] = []
  for (const { row, column, owner } of references) {
    const { count } = onlyRow(
      await db.query<{ count: number }>(
        `select count(*)::int as count from ${row} r
       where r.${column} is not null
         and not exists (select from ${owner} o where o.${column} = r.${column})`,
      ),
    )
    if (count > 0) lost.push(`${row}.${column}: ${count}`)
  }
  return lost
}
