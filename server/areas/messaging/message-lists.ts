import { bigints, texts } from '#server/platform/database/array-parameters.ts'
import type { Queryable } from './messaging-services.ts'

/** Of what somebody may have been told the causes of what he was. */
export async function listRecordedCauses(
  db: Queryable,
  maybeTold: readonly { readonly customerId: number; readonly cause: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ cause: string }>({
    name: 'told-causes',
    text: `select cause from messages
           join unnest($1::bigint[], $2::text[]) as told(customer_id, cause) using (customer_id, cause)`,
    values: [
      bigints(maybeTold.map(({ customerId }) => customerId)),
      texts(maybeTold.map(({ cause }) => cause)),
    ],
  })
  return new Set(rows.map(({ cause }) => cause))
}
