import type { Queryable } from '#server/platform/database/queryable.ts'

export type OutsideLoginRow = {
  readonly outsideLoginId: number
  readonly customerId: number
  readonly issuer: string
  readonly subject: string
  /** As the provider told it when it was connected. */
  readonly email: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const columns = `outside_login_id as "outsideLoginId", customer_id as "customerId", issuer, subject, email,
  created_at as "createdAt", last_used_at as "lastUsedAt"`

export const outsideLoginStore = {
  async list(db: Queryable, customerId: number): Promise<OutsideLoginRow[]> {
    const { rows } = await db.query<OutsideLoginRow>(
      `select ${columns} from outside_logins where customer_id = $1 order by outside_login_id`,
      [customerId],
    )
    return rows
  },

  async find(
    db: Queryable,
    search: { issuer: string; subject: string },
  ): Promise<OutsideLoginRow | undefined> {
    const { rows } = await db.query<OutsideLoginRow>(
      `select ${columns} from outside_logins where issuer = $1 and subject = $2`,
      [search.issuer, search.subject],
    )
    return rows[0]
  },

  /** Its id; null where it lets into an account already, whichever. */
  async add(
    db: Queryable,
    login: { customerId: number; issuer: string; subject: string; email: string; now: Date },
  ): Promise<number | null> {
    const { rows } = await db.query<{ id: number }>(
      `insert into outside_logins (customer_id, issuer, subject, email, created_at)
       values ($1, $2, $3, $4, $5) on conflict (issuer, subject) do nothing
       returning outside_login_id as id`,
      [login.customerId, login.issuer, login.subject, login.email, login.now],
    )
    return rows[0]?.id ?? null
  },

  /** False where it was removed by now. */
  async saveUse(db: Queryable, use: { outsideLoginId: number; now: Date }): Promise<boolean> {
    const { rowCount } = await db.query(
      'update outside_logins set last_used_at = $2 where outside_login_id = $1',
      [use.outsideLoginId, use.now],
    )
    return rowCount === 1
  },

  async removeNewer(db: Queryable, search: { customerId: number; since: Date }): Promise<void> {
    await db.query('delete from outside_logins where customer_id = $1 and created_at > $2', [
      search.customerId,
      search.since,
    ])
  },

  async remove(
    db: Queryable,
    login: { customerId: number; outsideLoginId: number },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      'delete from outside_logins where customer_id = $1 and outside_login_id = $2',
      [login.customerId, login.outsideLoginId],
    )
    return rowCount === 1
  },
}
