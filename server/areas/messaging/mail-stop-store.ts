import type { Queryable } from '#server/platform/database/queryable.ts'

/** Addresses that mails come back from, or whose reader has called our mails unwanted. */

export type MailStop = { readonly reason: 'bounce' | 'complaint'; readonly since: Date }

export const mailStopStore = {
  async find(db: Queryable, email: string): Promise<MailStop | undefined> {
    const { rows } = await db.query<MailStop>(
      'select reason, stopped_at as since from mail_address_stops where email = lower($1)',
      [email],
    )
    return rows[0]
  },

  /** The first one stays, except that a complaint weighs more than a bounce. */
  async add(
    db: Queryable,
    stop: { email: string; reason: MailStop['reason']; detail: string; now: Date },
  ): Promise<void> {
    await db.query(
      `insert into mail_address_stops (email, reason, detail, stopped_at)
       values (lower($1), $2, $3, $4)
       on conflict (email) do update set reason = excluded.reason, detail = excluded.detail
       where mail_address_stops.reason = 'bounce' and excluded.reason = 'complaint'`,
      [stop.email, stop.reason, stop.detail, stop.now],
    )
  },

  async remove(db: Queryable, email: string): Promise<void> {
    await db.query('delete from mail_address_stops where email = lower($1)', [email])
  },
}
