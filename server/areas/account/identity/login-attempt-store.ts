import type { LoginAttempts } from '#domain/account/login-lock.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** How often a password was wrong, by account, device and net address (rules 11). */
export const loginAttemptStore = {
  /** Failures before `since` are forgotten. */
  async find(
    db: Queryable,
    search: { subject: string; since: Date },
  ): Promise<LoginAttempts | undefined> {
    const { rows } = await db.query<StoredAttempts>(
      `select failure_count, locked_until from login_failures
       where subject = $1 and (first_failed_at > $2 or locked_until is not null)`,
      [search.subject, search.since],
    )
    return rows[0] && attemptsOf(rows[0])
  },

  /** Holds the subject until the transaction ends, so that no failure is counted away. */
  async findLocked(
    db: Queryable,
    search: { subject: string; since: Date; now: Date },
  ): Promise<LoginAttempts> {
    await db.query(
      `insert into login_failures (subject, first_failed_at) values ($1, $2)
       on conflict (subject) do nothing`,
      [search.subject, search.now],
    )
    const { rows } = await db.query<StoredAttempts & { is_old: boolean }>(
      `select failure_count, locked_until,
         first_failed_at <= $2 and locked_until is null as is_old
       from login_failures where subject = $1 for update`,
      [search.subject, search.since],
    )
    const row = rows[0]
    return row && !row.is_old ? attemptsOf(row) : { wrongInARow: 0 }
  },

  async save(
    db: Queryable,
    state: { subject: string; attempts: LoginAttempts; now: Date },
  ): Promise<void> {
    const { wrongInARow, lockedUntil } = state.attempts
    await db.query(
      `update login_failures set failure_count = $2, locked_until = $3,
         first_failed_at = case when $2 = 1 then $4 else first_failed_at end
       where subject = $1`,
      [
        state.subject,
        wrongInARow,
        lockedUntil === undefined ? null : new Date(lockedUntil),
        state.now,
      ],
    )
  },

  async remove(db: Queryable, subject: string): Promise<void> {
    await db.query('delete from login_failures where subject = $1', [subject])
  },
}

type StoredAttempts = { failure_count: number; locked_until: Date | null }

function attemptsOf(row: StoredAttempts): LoginAttempts {
  return {
    wrongInARow: row.failure_count,
    ...(row.locked_until && { lockedUntil: row.locked_until.getTime() }),
  }
}
