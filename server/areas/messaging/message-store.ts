import type { Message } from '#domain/messaging/messages.ts'
import { actsUntilOf, isNotificationCode } from '#domain/messaging/notification-table.ts'
import type { Queryable } from '../../platform/database/queryable.ts'

/** Messages in the account. A cause is written once per reader, however often its job runs. */

export type MessageFacts = Readonly<Record<string, string | number | boolean>>

export type StoredMessage = Message & {
  readonly facts: MessageFacts
  readonly auctionId: number | null
  readonly entityId: number | null
}

type Row = {
  message_id: number
  group_key: string
  notification: string
  facts: MessageFacts
  call_to_action: string | null
  call_to_action_done_at: Date | null
  auction_id: number | null
  listing_id: number | null
  created_at: Date
  read_at: Date | null
}

const columns = `message_id, group_key, notification, facts, call_to_action, call_to_action_done_at,
  auction_id, listing_id, created_at, read_at`

export type MessageOfCustomer = { readonly customerId: number; readonly groupKey: string }

type MessageToAnnounce = {
  readonly messageId: number
  readonly customerId: number
  readonly callToAction: string | null
  readonly auctionId: number | null
}

export const messageStore = {
  /** Without effect when this cause was told before. Told in market time. */
  async add(
    db: Queryable,
    message: {
      customerId: number
      groupKey: string
      notification: string
      facts: MessageFacts
      callToAction: string | null
      auctionId: number | null
      entityId: number | null
      cause: string
      createdAt: Date | null
    },
  ): Promise<void> {
    await db.query(
      `insert into messages (customer_id, group_key, notification, facts, call_to_action, auction_id,
         listing_id, cause, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, market_now()))
       on conflict (customer_id, cause) do nothing`,
      [
        message.customerId,
        message.groupKey,
        message.notification,
        JSON.stringify(message.facts),
        message.callToAction,
        message.auctionId,
        message.entityId,
        message.cause,
        message.createdAt,
      ],
    )
  },

  async findByCause(
    db: Queryable,
    search: { customerId: number; cause: string },
  ): Promise<StoredMessage | undefined> {
    const { rows } = await db.query<Row>(
      `select ${columns} from messages where customer_id = $1 and cause = $2`,
      [search.customerId, search.cause],
    )
    return rows[0] && messageOf(rows[0])
  },

  async findMarketNow(db: Queryable): Promise<number> {
    const { rows } = await db.query<{ now: Date }>('select market_now() as now')
    const now = rows[0]?.now
    if (!now) throw new Error('The market has no time')
    return now.getTime()
  },

  async find(db: Queryable, messageId: number): Promise<MessageOfCustomer | undefined> {
    const { rows } = await db.query<MessageOfCustomer>(
      `select customer_id as "customerId", group_key as "groupKey" from messages
       where message_id = $1`,
      [messageId],
    )
    return rows[0]
  },

  /** Subjects that were opened within the last day and hold nothing unread. */
  async listReadGroups(
    db: Queryable,
    search: { customerId: number; now: Date },
  ): Promise<string[]> {
    const { rows } = await db.query<{ group_key: string }>(
      `select group_key from messages where customer_id = $1
         and group_key in (select group_key from messages where customer_id = $1
           and read_at > $2::timestamptz - interval '1 day')
       group by group_key having bool_and(read_at is not null) limit 20`,
      [search.customerId, search.now],
    )
    return rows.map((row) => row.group_key)
  },

  async countByNotification(
    db: Queryable,
    search: { customerId: number; from: Date; to: Date },
  ): Promise<{ notification: string; count: number }[]> {
    const { rows } = await db.query<{ notification: string; count: number }>(
      `select notification, count(*)::int as count from messages
       where customer_id = $1 and created_at >= $2 and created_at < $3 group by notification`,
      [search.customerId, search.from, search.to],
    )
    return rows
  },

  async listAnnounced(db: Queryable, messageIds: readonly number[]): Promise<MessageToAnnounce[]> {
    const { rows } = await db.query<MessageToAnnounce>(
      `select message_id as "messageId", customer_id as "customerId",
         call_to_action as "callToAction", auction_id as "auctionId"
       from messages where message_id = any($1::bigint[])`,
      [messageIds],
    )
    return rows
  },

  /** The newest first. */
  async list(
    db: Queryable,
    search: { customerId: number; groupKey: string | null; limit: number; offset: number },
  ): Promise<StoredMessage[]> {
    const { rows } = await db.query<Row>(
      `select ${columns} from messages
       where customer_id = $1 and ($2::text is null or group_key = $2)
       order by created_at desc, message_id desc limit $3 offset $4`,
      [search.customerId, search.groupKey, search.limit, search.offset],
    )
    return rows.map(messageOf)
  },

  async count(
    db: Queryable,
    search: { customerId: number; groupKey: string | null },
  ): Promise<number> {
    const { rows } = await db.query<{ total: number }>(
      `select count(*)::int as total from messages
       where customer_id = $1 and ($2::text is null or group_key = $2)`,
      [search.customerId, search.groupKey],
    )
    return rows[0]?.total ?? 0
  },

  /** Answers those that were unread. */
  async saveThreadRead(
    db: Queryable,
    read: { customerId: number; groupKey: string; now: Date },
  ): Promise<number[]> {
    const { rows } = await db.query<{ message_id: number }>(
      `update messages set read_at = $3
       where customer_id = $1 and group_key = $2 and read_at is null
       returning message_id`,
      [read.customerId, read.groupKey, read.now],
    )
    return rows.map((row) => row.message_id)
  },

  /** One message alone; answers it where it was unread. */
  async saveRead(
    db: Queryable,
    read: { customerId: number; cause: string; now: Date },
  ): Promise<number[]> {
    const { rows } = await db.query<{ message_id: number }>(
      `update messages set read_at = $3
       where customer_id = $1 and cause = $2 and read_at is null returning message_id`,
      [read.customerId, read.cause, read.now],
    )
    return rows.map((row) => row.message_id)
  },

  async saveCallDone(db: Queryable, done: { cause: string; now: Date }): Promise<void> {
    await db.query(
      `update messages set call_to_action_done_at = $2
       where cause = $1 and call_to_action is not null and call_to_action_done_at is null`,
      [done.cause, done.now],
    )
  },

  /**
   * Answered, or no longer to be answered: the calls of one auction, for one reader or for all, of one
   * late offer or of whatever it was; answers the messages that asked.
   */
  async saveCallsDone(
    db: Queryable,
    done: {
      auctionId: number
      entityId: number | null
      customerId: number | null
      callsToAction: readonly string[] | null
      lateOfferId: number | null
      now: Date
    },
  ): Promise<number[]> {
    const { rows } = await db.query<{ message_id: number }>(
      `update messages set call_to_action_done_at = $4
       where (auction_id = $1 or listing_id = $6) and ($2::bigint is null or customer_id = $2)
         and call_to_action is not null and call_to_action_done_at is null
         and ($3::text[] is null or call_to_action = any($3))
         and ($5::bigint is null or facts->'lateOfferId' = to_jsonb($5::bigint))
       returning message_id`,
      [
        ...[done.auctionId, done.customerId, done.callsToAction, done.now, done.lateOfferId],
        done.entityId,
      ],
    )
    return rows.map((row) => row.message_id)
  },
}

function messageOf(row: Row): StoredMessage {
  const { notification, facts } = row
  return {
    actsUntil: isNotificationCode(notification) ? actsUntilOf(notification, facts) : null,
    messageId: row.message_id,
    groupKey: row.group_key,
    notification: row.notification,
    createdAt: row.created_at.getTime(),
    isRead: row.read_at !== null,
    callToAction: row.call_to_action,
    callToActionDoneAt: row.call_to_action_done_at?.getTime() ?? null,
    facts: row.facts,
    auctionId: row.auction_id,
    entityId: row.listing_id,
  }
}
