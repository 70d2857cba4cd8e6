import type { Queryable } from '../../platform/database/queryable.ts'

/** Of a statement in which the address is `$1` and the time `$2`: a former account may take it back until then. */
export const isKept = `exists (select from account_links
  where kind = 'undo_email' and facts ->> 'email' = $1 and used_at is null and expires_at > $2)`

/** Whose a mail address is, and was a short time ago (rules 11). */
export const addressStore = {
  /**
   * Two that take or leave an address follow each other until their transactions end. Called before an account is
   * locked, always: who opens one by mail holds the address first as well.
   */
  async lock(db: Queryable, ...emails: readonly string[]): Promise<void> {
    for (const email of [...new Set(emails)].sort()) {
      await db.query(`select pg_advisory_xact_lock(hashtextextended('mail address ' || $1, 0))`, [
        email,
      ])
    }
  },

  /** Whether it is another account's, or kept for one. */
  async isTaken(
    db: Queryable,
    search: { email: string; customerId: number; now: Date },
  ): Promise<boolean> {
    const { rows } = await db.query<{ isTaken: boolean }>(
      `select exists (select from customers where email = $1 and customer_id <> $3)
         or exists (select from account_links
           where kind = 'undo_email' and facts ->> 'email' = $1 and customer_id <> $3
             and used_at is null and expires_at > $2) as "isTaken"`,
      [search.email, search.now, search.customerId],
    )
    return rows[0]?.isTaken === true
  },

  /** The new one counts as confirmed. */
  async change(
    db: Queryable,
    change: { customerId: number; email: string; now: Date },
  ): Promise<void> {
    await db.query(
      `update customers set email = $2, email_verified_at = $3, segmentation = 'registered',
         updated_at = now()
       where customer_id = $1`,
      [change.customerId, change.email, change.now],
    )
  },
}
