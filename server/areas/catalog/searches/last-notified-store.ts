import type { Queryable } from '#server/platform/database/queryable.ts'

/** The only SQL for when a dealer was last mailed of their searches, and when a search was last pushed. */

export const lastNotifiedStore = {
  async findMail(db: Queryable, customerId: number): Promise<Date | null> {
    const { rows } = await db.query<{ lastNotifiedAt: Date | null }>(
      'select last_mail_at as "lastNotifiedAt" from search_mails where customer_id = $1',
      [customerId],
    )
    return rows[0]?.lastNotifiedAt ?? null
  },

  /** Holds the dealer's mails until the transaction ends. */
  async lockMail(db: Queryable, customerId: number): Promise<Date | null> {
    const { rows } = await db.query<{ lastNotifiedAt: Date | null }>(
      `insert into search_mails (customer_id) values ($1)
       on conflict (customer_id) do update set customer_id = excluded.customer_id
       returning last_mail_at as "lastNotifiedAt"`,
      [customerId],
    )
    return rows[0]?.lastNotifiedAt ?? null
  },

  async saveMail(db: Queryable, mail: { customerId: number; now: Date }): Promise<void> {
    await db.query('update search_mails set last_mail_at = $2 where customer_id = $1', [
      mail.customerId,
      mail.now,
    ])
  },

  async findPush(db: Queryable, searchId: number): Promise<Date | null> {
    const { rows } = await db.query<{ lastNotifiedAt: Date | null }>(
      'select last_push_at as "lastNotifiedAt" from saved_searches where search_id = $1',
      [searchId],
    )
    return rows[0]?.lastNotifiedAt ?? null
  },

  /** Holds the search's pushes until the transaction ends; undefined where it was deleted meanwhile. */
  async lockPush(db: Queryable, searchId: number): Promise<Date | null | undefined> {
    const { rows } = await db.query<{ lastNotifiedAt: Date | null }>(
      `select last_push_at as "lastNotifiedAt" from saved_searches where search_id = $1
       for no key update`,
      [searchId],
    )
    return rows[0]?.lastNotifiedAt
  },

  async savePush(db: Queryable, push: { searchId: number; now: Date }): Promise<void> {
    await db.query('update saved_searches set last_push_at = $2 where search_id = $1', [
      push.searchId,
      push.now,
    ])
  },
}
