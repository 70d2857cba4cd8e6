import { bigints, texts } from '#server/platform/database/array-parameters.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

/** Which of these the reader has read. */
export async function listReadCauses(
  db: Queryable,
  search: { readonly customerId: number; readonly causes: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ cause: string }>(
    `select cause from messages
     where customer_id = $1 and cause = any($2::text[]) and read_at is not null`,
    [search.customerId, search.causes],
  )
  return new Set(rows.map(({ cause }) => cause))
}

/** Which of these causes their readers have been notified of. */
export async function listRecordedCauses(
  db: Queryable,
  candidates: readonly { readonly customerId: number; readonly cause: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ cause: string }>({
    name: 'recorded-causes',
    text: `select cause from messages
           join unnest($1::bigint[], $2::text[]) as candidate(customer_id, cause) using (customer_id, cause)`,
    values: [
      bigints(candidates.map(({ customerId }) => customerId)),
      texts(candidates.map(({ cause }) => cause)),
    ],
  })
  return new Set(rows.map(({ cause }) => cause))
}
