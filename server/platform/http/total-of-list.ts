type Page = { readonly limit: number; readonly offset: number }

/**
 * How many rows a list has, by the count that each row of a page carries. A page past the end has no
 * row to carry it, so the first one is asked.
 */
export async function totalOfList<Query extends Page>(
  rows: readonly { readonly total: number }[],
  query: Query,
  list: (query: Query) => Promise<{ readonly total: number }>,
): Promise<number> {
  const [first] = rows
  if (first) return first.total
  if (query.offset === 0) return 0
  return (await list({ ...query, limit: 1, offset: 0 })).total
}
