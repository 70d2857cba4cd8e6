import type { OperatorRole } from '#domain/account/operators/operator-role.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

export type OperatorRow = {
  readonly customerId: number
  readonly email: string
  readonly name: string | null
  readonly roles: readonly OperatorRole[]
}

export const operatorTeamStore = {
  async list(db: Queryable): Promise<OperatorRow[]> {
    const { rows } = await db.query<OperatorRow>(
      `select customer_id as "customerId", email,
         nullif(trim(concat_ws(' ', profile->>'name', profile->>'surname')), '') as name,
         coalesce(operator_roles, '{admin}') as roles
       from customers where role = 'admin' and deactivated_at is null order by customer_id`,
    )
    return rows
  },

  /** None: they are no operator any more. */
  async saveRoles(
    db: Queryable,
    change: { readonly customerId: number; readonly roles: readonly OperatorRole[] },
  ): Promise<void> {
    const { customerId, roles } = change
    await db.query(
      `update customers set role = case when cardinality($2::text[]) > 0 then 'admin' else 'customer' end,
         operator_roles = nullif($2::text[], '{}')
       where customer_id = $1`,
      [customerId, roles],
    )
  },
}
