import type { WhatsAppStatus } from '#domain/messaging/whatsapp/whatsapp-status.ts'
import { onlyRow, type Queryable } from '#server/platform/database/queryable.ts'
import type { ChannelJob } from '../channel/channel-job.ts'

/** What went by WhatsApp, by cause. */

export type SentWhatsApp = {
  readonly whatsAppId: number
  readonly customerId: number
  readonly cause: string
  readonly notification: string
  readonly telephone: string
  readonly status: WhatsAppStatus
  /** What it was sent from; null of a code, a test or a summary, which no mail takes the place of. */
  readonly job: ChannelJob | null
}

const columns = `whatsapp_id as "whatsAppId", customer_id as "customerId", cause, notification,
  telephone, status, job`

export const sentStore = {
  /** The record of a cause, made now if there is none. */
  async record(
    db: Queryable,
    message: {
      cause: string
      customerId: number
      notification: string
      telephone: string
      job: ChannelJob | null
      now: Date
    },
  ): Promise<SentWhatsApp> {
    await db.query(
      `insert into whatsapps_sent
         (cause, customer_id, notification, telephone, job, status, recorded_at, status_at)
       values ($1, $2, $3, $4, $5, 'waiting', $6, $6) on conflict (cause) do nothing`,
      [
        ...[message.cause, message.customerId, message.notification, message.telephone],
        ...[message.job && JSON.stringify(message.job), message.now],
      ],
    )
    const found = await db.query<SentWhatsApp>(
      `select ${columns} from whatsapps_sent where cause = $1`,
      [message.cause],
    )
    return onlyRow(found)
  },

  /** Locked until the end of the transaction. By our own number where the service's is not known yet. */
  async lock(
    db: Queryable,
    search: { wamid: string; whatsAppId: number | null },
  ): Promise<SentWhatsApp | undefined> {
    const { rows } = await db.query<SentWhatsApp>(
      `select ${columns} from whatsapps_sent
       where wamid = $1 or (wamid is null and whatsapp_id = $2)
       order by wamid nulls last limit 1 for update`,
      [search.wamid, search.whatsAppId],
    )
    return rows[0]
  },

  async lockById(db: Queryable, whatsAppId: number): Promise<SentWhatsApp> {
    const found = await db.query<SentWhatsApp>(
      `select ${columns} from whatsapps_sent where whatsapp_id = $1 for update`,
      [whatsAppId],
    )
    return onlyRow(found)
  },

  async saveStatus(
    db: Queryable,
    saved: {
      whatsAppId: number
      status: WhatsAppStatus
      /** Kept where it is known already. */
      wamid: string | null
      failure: string | null
      now: Date
    },
  ): Promise<void> {
    await db.query(
      `update whatsapps_sent set status = $2, wamid = coalesce(wamid, $3), failure = $4, status_at = $5
       where whatsapp_id = $1`,
      [saved.whatsAppId, saved.status, saved.wamid, saved.failure, saved.now],
    )
  },

  async findCustomerId(db: Queryable, whatsAppId: number): Promise<number | undefined> {
    const { rows } = await db.query<{ customer_id: number }>(
      'select customer_id from whatsapps_sent where whatsapp_id = $1',
      [whatsAppId],
    )
    return rows[0]?.customer_id
  },

  /** Whether a push of the same cause was taken by a browser. */
  async wasPushed(db: Queryable, cause: string): Promise<boolean> {
    const { rows } = await db.query(
      `select 1 from pushes_sent where cause = $1 and outcome = 'sent' limit 1`,
      [cause],
    )
    return rows.length > 0
  },
}
