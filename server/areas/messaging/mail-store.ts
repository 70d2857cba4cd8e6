import type { Queryable } from '../../platform/database/queryable.ts'

/** Notifications that were sent, by cause; and the reminders somebody does not want any more. */

export type MailRecord = { readonly messageIdHeader: string; readonly isSettled: boolean }

export const mailStore = {
  /** The record of a cause, made now if there is none. */
  async loadOrAdd(
    db: Queryable,
    notification: {
      cause: string
      notification: string
      recipient: string
      messageIdHeader: string
    },
  ): Promise<MailRecord> {
    await db.query(
      `insert into mails_sent (cause, notification, recipient, message_id_header)
       values ($1, $2, $3, $4) on conflict (cause) do nothing`,
      [
        notification.cause,
        notification.notification,
        notification.recipient,
        notification.messageIdHeader,
      ],
    )
    const { rows } = await db.query<{ message_id_header: string; is_settled: boolean }>(
      `select message_id_header, sent_at is not null or failed_at is not null as is_settled
       from mails_sent where cause = $1`,
      [notification.cause],
    )
    const row = rows[0]
    if (!row) throw new Error(`The notification ${notification.cause} was not recorded`)
    return { messageIdHeader: row.message_id_header, isSettled: row.is_settled }
  },

  async saveSent(db: Queryable, sent: { cause: string; now: Date }): Promise<void> {
    await db.query('update mails_sent set sent_at = $2 where cause = $1', [sent.cause, sent.now])
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
