import { onlyRow, type Queryable } from '../../platform/database/queryable.ts'

/** Notifications that were sent, by cause; and the reminders somebody does not want any more. */

export type MailRecord = { readonly messageIdHeader: string; readonly isSettled: boolean }

/** The reader has chosen another way for what it tells. */
export const notChosen = 'not chosen by the reader'

export const mailStore = {
  /** Until the end of the transaction no other job decides about the mail of this cause. */
  async lock(db: Queryable, cause: string): Promise<void> {
    await db.query(`select pg_advisory_xact_lock(hashtextextended('mail ' || $1::text, 0))`, [
      cause,
    ])
  },

  /** The record of a cause, made now if there is none. One that was left out by choice may still go instead of a push. */
  async loadOrAdd(
    db: Queryable,
    notification: {
      cause: string
      notification: string
      recipient: string
      messageIdHeader: string
      isInsteadOfPush: boolean
      now: Date
    },
  ): Promise<MailRecord> {
    await db.query(
      `insert into mails_sent (cause, notification, recipient, message_id_header, recorded_at)
       values ($1, $2, $3, $4, $5) on conflict (cause) do nothing`,
      [
        notification.cause,
        notification.notification,
        notification.recipient,
        notification.messageIdHeader,
        notification.now,
      ],
    )
    const { rows } = await db.query<{ message_id_header: string; is_settled: boolean }>(
      `select message_id_header, sent_at is not null
         or (failed_at is not null and not ($2 and failure is not distinct from $3)) as is_settled
       from mails_sent where cause = $1`,
      [notification.cause, notification.isInsteadOfPush, notChosen],
    )
    const row = rows[0]
    if (!row) throw new Error(`The notification ${notification.cause} was not recorded`)
    return { messageIdHeader: row.message_id_header, isSettled: row.is_settled }
  },

  /** Of the same kind to the same address, recorded before this one and not given up. */
  async countBefore(db: Queryable, search: { cause: string; since: Date }): Promise<number> {
    const counted = await db.query<{ total: number }>(
      `select count(*)::int as total from mails_sent as earlier
       join mails_sent as own on own.cause = $1 and own.recipient = earlier.recipient
         and own.notification = earlier.notification
       where earlier.failed_at is null and earlier.recorded_at > $2
         and (earlier.recorded_at, earlier.cause) < (own.recorded_at, own.cause)`,
      [search.cause, search.since],
    )
    return onlyRow(counted).total
  },

  async saveSent(db: Queryable, sent: { cause: string; now: Date }): Promise<void> {
    await db.query(
      'update mails_sent set sent_at = $2, failed_at = null, failure = null where cause = $1',
      [sent.cause, sent.now],
    )
  },

  async saveFailed(
    db: Queryable,
    failed: { cause: string; failure: string; now: Date },
  ): Promise<void> {
    await db.query('update mails_sent set failed_at = $2, failure = $3 where cause = $1', [
      failed.cause,
      failed.now,
      failed.failure,
    ])
  },

  /** Whether it was not sent, because its reader wanted a push for it. */
  async isUnchosen(db: Queryable, cause: string): Promise<boolean> {
    const { rows } = await db.query(
      'select 1 from mails_sent where cause = $1 and sent_at is null and failure = $2',
      [cause, notChosen],
    )
    return rows.length > 0
  },

  async listStoppedAutomations(db: Queryable, email: string): Promise<string[]> {
    const { rows } = await db.query<{ automation: string }>(
      'select automation from email_automation_stops where email = $1',
      [email],
    )
    return rows.map((row) => row.automation)
  },

  async saveAutomation(
    db: Queryable,
    change: { email: string; automation: string; isActive: boolean },
  ): Promise<void> {
    await db.query(
      change.isActive
        ? 'delete from email_automation_stops where email = $1 and automation = $2'
        : `insert into email_automation_stops (email, automation) values ($1, $2)
           on conflict do nothing`,
      [change.email, change.automation],
    )
  },
}
