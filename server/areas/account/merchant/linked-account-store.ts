import type { AccountLink } from '#domain/account/own-ad.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** The only SQL for linked accounts; a pair is kept in both directions. */

export type LinkedAccount = {
  readonly customerId: number
  readonly email: string
  readonly companyName: string
  readonly reason: string
  readonly linkedAt: Date
}

export const linkedAccountStore = {
  async add(db: Queryable, link: { pair: AccountLink; reason: string }): Promise<void> {
    await db.query(
      `insert into linked_accounts (customer_id, linked_customer_id, reason)
       values ($1, $2, $3), ($2, $1, $3) on conflict do nothing`,
      [...link.pair, link.reason],
    )
  },

  /** Whether there was one. */
  async remove(db: Queryable, pair: AccountLink): Promise<boolean> {
    const { rowCount } = await db.query(
      `delete from linked_accounts where (customer_id = $1 and linked_customer_id = $2)
         or (customer_id = $2 and linked_customer_id = $1)`,
      [...pair],
    )
    return rowCount !== 0
  },

  async list(db: Queryable, customerId: number): Promise<LinkedAccount[]> {
    const { rows } = await db.query<LinkedAccount>(
      `select c.customer_id as "customerId", c.email, l.reason, l.linked_at as "linkedAt",
         coalesce(c.profile->>'companyName', '') as "companyName"
       from linked_accounts l join customers c on c.customer_id = l.linked_customer_id
       where l.customer_id = $1 order by l.linked_at, c.customer_id`,
      [customerId],
    )
    return rows
  },
}
