import type { ValuesOfNotification } from '#content/notifications/notification-values.ts'
import { groupKeyOf } from '#domain/messaging/messages.ts'
import { callToActionOf, type NotificationCode } from '#domain/messaging/notification-table.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import { messageStore } from './message-store.ts'

export type NewMessage<Name extends NotificationCode> = {
  readonly customerId: number
  readonly notification: Name
  /** The notification's values; money, instants and names raw, as the notification takes them. */
  readonly values: ValuesOfNotification<Name>
  /** Unique for what happened; the same cause is told once. */
  readonly cause: string
  readonly entityId?: number
  readonly auctionId?: number
  /** Market time by default. */
  readonly createdAt?: Date
}

/**
 * Writes a message into the reader's account, in the transaction of what it tells about. Open pages
 * hear of it by the notification's job, which does not exist before that transaction has committed.
 */
export async function recordMessage<Name extends NotificationCode>(
  db: Queryable,
  message: NewMessage<Name>,
): Promise<void> {
  const { customerId, notification, values, cause } = message
  const auctionId = message.auctionId ?? null
  const entityId = message.entityId ?? null
  await messageStore.add(db, {
    customerId,
    groupKey: groupKeyOf({ entityId }),
    notification,
    facts: values,
    callToAction: callToActionOf(notification),
    auctionId,
    entityId,
    cause,
    createdAt: message.createdAt ?? null,
  })
}

/** The one call of a message, by what caused it; without effect when there is none. */
export async function closeCallOfCause(
  db: Queryable,
  close: { readonly cause: string; readonly now: Date },
): Promise<void> {
  await messageStore.saveCallDone(db, close)
}

/**
 * What was asked has been done or is past: the badge stops counting it. Without a customer for all
 * readers, without types for every call of the auction. Answers the messages that asked.
 */
export async function closeCallsToAction(
  db: Queryable,
  close: {
    readonly auctionId: number
    /** Of this ad's other rounds as well. */
    readonly entityId?: number
    readonly customerId?: number
    readonly callsToAction?: readonly string[]
    /** Only what was asked about this one of its late offers. */
    readonly lateOfferId?: number
    readonly now: Date
  },
): Promise<readonly number[]> {
  return messageStore.saveCallsDone(db, {
    auctionId: close.auctionId,
    entityId: close.entityId ?? null,
    customerId: close.customerId ?? null,
    callsToAction: close.callsToAction ?? null,
    lateOfferId: close.lateOfferId ?? null,
    now: close.now,
  })
}
