import { onlyRow, type Queryable } from '../../platform/database/queryable.ts'
import type { SendMail } from './mail-job.ts'

/** Notifications that were sent, by cause; and the reminders somebody does not want any more. */

export type MailRecord = { readonly messageIdHeader: string }

/** What a mail is written from, without the job's own keys and without links. */
export type WrittenFrom = Pick<
  SendMail,
  'values' | 'entityId' | 'auctionId' | 'screen' | 'attachments'
>

/** Why a mail was left out, as its record has it; anything else is what the mail server said. */
export const addressEnded = 'mails to this address have ended'
export const stoppedByReader = 'stopped by the reader'
export const tooMany = 'too many of its kind within an hour'
/** It was to go once more, and a file of it was deleted meanwhile. */
export const attachmentGone = 'its attachment is gone'
/** The reader has chosen another way for what it tells. */
export const notChosen = 'not chosen by the reader'

export const mailStore = {
  /**
   * The record of a cause for the job that sends it, made now if there is none; within a transaction, until whose end no
   * other job decides about it. Null where it is settled, or where the other job of this cause sends it: the mail itself
   * or the one in place of a push. A mail left out by choice may still go in place of a push.
   */
  async claim(
    db: Queryable,
    notification: {
      cause: string
      notification: string
      recipient: string
      messageIdHeader: string
      isInsteadOfPush: boolean
      customerId: number | null
      writtenFrom: WrittenFrom | null
      now: Date
    },
  ): Promise<MailRecord | null> {
    const { cause, isInsteadOfPush } = notification
    await db.query(
      `insert into mails_sent
         (cause, notification, recipient, message_id_header, is_instead_of_push, recorded_at,
          customer_id, written_from)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (cause) do nothing`,
      [
        ...[cause, notification.notification, notification.recipient],
        ...[notification.messageIdHeader, isInsteadOfPush, notification.now],
        ...[notification.customerId, notification.writtenFrom],
      ],
    )
    const locked = await db.query<MailRecord & { isSettled: boolean; isOwn: boolean }>(
      `select message_id_header as "messageIdHeader", is_instead_of_push = $2 as "isOwn",
         sent_at is not null or failed_at is not null as "isSettled"
       from mails_sent where cause = $1 for update`,
      [cause, isInsteadOfPush],
    )
    const { messageIdHeader, isSettled, isOwn } = onlyRow(locked)
    if (!isSettled) return isOwn ? { messageIdHeader } : null
    const isTakenOver = isInsteadOfPush && (await takeOver(db, cause))
    return isTakenOver ? { messageIdHeader } : null
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

  /** Whether an address that has asked for the newsletter gets it; undefined where another service sends it, which its mails end. */
  async findNewsletter(db: Queryable, email: string): Promise<boolean | undefined> {
    const { rows } = await db.query<{ is_active: boolean }>(
      `select confirmed_at is not null as is_active from newsletter_subscriptions
       where email = $1 and passed_on_at is null`,
      [email],
    )
    return rows[0]?.is_active
  },

  async saveNewsletter(
    db: Queryable,
    change: { email: string; confirmedAt: Date | null },
  ): Promise<void> {
    await db.query(
      `update newsletter_subscriptions set confirmed_at = $2
       where email = $1 and passed_on_at is null`,
      [change.email, change.confirmedAt],
    )
  },

  async carryAutomations(db: Queryable, move: { from: string; to: string }): Promise<void> {
    await db.query(
      `insert into email_automation_stops (email, automation)
       select $2, automation from email_automation_stops where email = $1
       on conflict do nothing`,
      [move.from, move.to],
    )
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

/** The mail that was left out by choice becomes one in place of a push. */
async function takeOver(db: Queryable, cause: string): Promise<boolean> {
  const { rows } = await db.query(
    `update mails_sent set is_instead_of_push = true, failed_at = null, failure = null
     where cause = $1 and sent_at is null and failure = $2 returning cause`,
    [cause, notChosen],
  )
  return rows.length > 0
}
