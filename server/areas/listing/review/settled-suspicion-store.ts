import type { Queryable } from '../../../platform/database/queryable.ts'

/** The only SQL for suspicions that an operator has settled. */

export type SettledSuspicion = {
  readonly entityId: number
  readonly suspicion: string
  readonly operatorEmail: string
  readonly settledAt: Date
}

/** Those that stand: an answer that was changed afterwards is suspicious anew. */
export async function listSettledSuspicions(
  db: Queryable,
  entityIds: readonly number[],
): Promise<SettledSuspicion[]> {
  const { rows } = await db.query<SettledSuspicion>(
    `select listing_id as "entityId", suspicion, email as "operatorEmail", settled_at as "settledAt"
     from settled_suspicions s join customers on customer_id = operator_id
     where listing_id = any($1::bigint[]) and not exists (
       select from listing_changes c where c.listing_id = s.listing_id
         and c.attribute_code = split_part(s.suspicion, ':', 1) and c.changed_at > s.settled_at)`,
    [entityIds],
  )
  return rows
}

export async function settleSuspicions(
  db: Queryable,
  settled: {
    readonly entityId: number
    readonly operatorId: number
    readonly suspicions: readonly string[]
  },
): Promise<void> {
  await db.query(
    `insert into settled_suspicions (listing_id, operator_id, suspicion)
     select $1, $2, * from unnest($3::text[])
     on conflict (listing_id, suspicion) do update
       set operator_id = excluded.operator_id, settled_at = now()`,
    [settled.entityId, settled.operatorId, settled.suspicions],
  )
}

export async function reopenSuspicions(
  db: Queryable,
  { entityId, suspicions }: { readonly entityId: number; readonly suspicions: readonly string[] },
): Promise<void> {
  await db.query(
    'delete from settled_suspicions where listing_id = $1 and suspicion = any($2::text[])',
    [entityId, suspicions],
  )
}
