/** What a statement may be: its text, or a prepared statement by name. */
export type Statement =
  | string
  | {
      readonly name?: string | undefined
      readonly text: string
      readonly values?: readonly unknown[] | undefined
      /** Rows as their values in the order of the columns, without names. */
      readonly rowMode?: 'array'
    }

/** A row of which nobody has said what it holds: nothing can be read of it. */
export type UntypedRow = Readonly<Record<never, never>>

export type QueryAnswer<Row> = { readonly rows: Row[]; readonly rowCount: number | null }

/**
 * A pool or one of its connections. Whoever reads rows names their type (`query<{ total: number }>`),
 * because without one the compiler lets nobody read a column.
 */
export type Queryable = {
  query<Row extends object = UntypedRow>(
    statement: Statement,
    values?: readonly unknown[],
  ): Promise<QueryAnswer<Row>>
}

/** The row of a statement that answers exactly one, whatever is stored. */
export function onlyRow<Row>({ rows }: QueryAnswer<Row>): Row {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`${rows.length} rows instead of one`)
  return row
}
