import type { Queryable } from './account-services.ts'

export type OperatorActionRow = {
  readonly action: string
  readonly operatorEmail: string
  readonly actedAt: Date
  readonly facts: Readonly<Record<string, unknown>>
}

/** The latest first. */
export async function listOperatorActions(
  db: Queryable,
  search: { readonly subject: string; readonly limit: number },
): Promise<OperatorActionRow[]> {
  const { rows } = await db.query<OperatorActionRow>(
    `select action, c.email as "operatorEmail", acted_at as "actedAt", facts
     from operator_actions join customers c on c.customer_id = operator_id
     where subject = $1 order by action_id desc limit $2`,
    [search.subject, search.limit],
  )
  return rows
}
