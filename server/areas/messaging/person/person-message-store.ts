import type { WhatsAppStatus } from '#domain/messaging/whatsapp/whatsapp-status.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import type { WrittenFrom } from '../mail-store.ts'
import type { MessageFacts } from '../message-store.ts'

export type SentMessage = {
  readonly key: string
  readonly channel: 'account' | 'mail' | 'push' | 'whatsApp'
  readonly notification: string
  readonly recipient: string
  readonly at: Date
  /** As far as it is known: a mail or push went out, a message was read. */
  readonly isDone: boolean
  readonly failure: string | null
  /** Of a message by WhatsApp: what its service has reported. */
  readonly status: WhatsAppStatus | null
  /** Of the message in the account that tells the same, or of the mail itself; null where none are kept. */
  readonly facts: MessageFacts | null
  readonly entityId: number | null
  readonly mayBeSentAgain: boolean
}

/** What one person was sent: messages in the account, mails by address or by the message they repeat, pushes by device, WhatsApp by number. */
export const personMessageStore = {
  /** The latest first. */
  async list(
    db: Queryable,
    search: { customerId: number; email: string; limit: number },
  ): Promise<SentMessage[]> {
    const { rows } = await db.query<SentMessage>(
      `with own as (
         select cause, notification, facts, listing_id, created_at, read_at from messages
         where customer_id = $1 order by message_id desc limit $3
       ), sent as (
         select 'account:' || cause as key, 'account' as channel, cause, notification, '' as recipient,
           created_at as at, read_at is not null as done, null as failure, null as status,
           facts, listing_id, false as again
         from own
         union all
         select 'mail:' || cause, 'mail', cause, notification, recipient,
           coalesce(sent_at, failed_at, recorded_at), sent_at is not null, failure, null,
           written_from -> 'values', (written_from ->> 'entityId')::bigint,
           customer_id = $1 and written_from is not null
         from mails_sent
         where recipient = $2 or customer_id = $1 or cause in (select cause from own)
         union all
         select 'push:' || push_device_id || ':' || cause, 'push', cause, notification, device,
           settled_at, outcome = 'sent', case when outcome <> 'sent' then outcome end, null,
           null, null, false
         from pushes_sent where customer_id = $1
         union all
         select 'whatsapp:' || whatsapp_id, 'whatsApp', cause, notification, telephone,
           status_at, status not in ('waiting', 'failed'), failure, status, null, null, false
         from whatsapps_sent where customer_id = $1
       )
       select sent.key, sent.channel, sent.notification, sent.recipient, sent.at,
         sent.done as "isDone", sent.failure, sent.status, coalesce(own.facts, sent.facts) as facts,
         coalesce(own.listing_id, sent.listing_id) as "entityId", sent.again as "mayBeSentAgain"
       from sent left join own using (cause)
       order by sent.at desc, sent.key limit $3`,
      [search.customerId, search.email, search.limit],
    )
    return rows
  },

  /** A mail to this person that can be written once more. */
  async findMail(
    db: Queryable,
    search: { customerId: number; cause: string },
  ): Promise<{ notification: string; writtenFrom: WrittenFrom } | undefined> {
    const { rows } = await db.query<{ notification: string; writtenFrom: WrittenFrom }>(
      `select notification, written_from as "writtenFrom" from mails_sent
       where customer_id = $1 and cause = $2 and written_from is not null`,
      [search.customerId, search.cause],
    )
    return rows[0]
  },
}
