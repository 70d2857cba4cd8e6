import { isChosenTopic } from '#domain/messaging/choices/notification-topics.ts'
import {
  goesBy,
  type NotificationCode,
  notificationRow,
} from '#domain/messaging/notification-table.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { addJob, type JobOptions } from '#server/platform/jobs/jobs.ts'
import type { SendMail } from './mail-job.ts'
import { pushDeviceStore } from './push/push-device-store.ts'
import { pushKeyOf, type SendPush } from './push/push-job.ts'
import { type NewMessage, recordMessage } from './record-message.ts'

type Notification<Code extends NotificationCode> = NewMessage<Code> &
  Pick<SendMail, 'attachments'> &
  Pick<JobOptions, 'isUrgent'> & {
    /** Where it was asked for many readers at once; else it is asked here. */
    readonly hasDevice?: boolean
  }

/**
 * Message, push and mail of one event, all in its transaction. Its row says by which channels it may go; what its reader
 * has chosen is asked when it goes.
 */
export async function notifyCustomer<Code extends NotificationCode>(
  db: Queryable,
  message: Notification<Code>,
): Promise<void> {
  const { customerId, notification, values, cause, entityId, auctionId, attachments } = message
  const { createdAt } = message
  if (goesBy(notification, 'account')) await recordMessage(db, message)
  const payload: SendPush = {
    notification,
    customerId,
    values,
    cause,
    ...(createdAt && { createdAt: createdAt.toISOString() }),
    ...(entityId !== undefined && { entityId }),
    ...(auctionId !== undefined && { auctionId }),
    ...(attachments && { attachments }),
  }
  if (mayBePushed(notification) && (await hasDevice(db, message))) {
    await addJob(db, 'send-push', payload, { key: pushKeyOf(cause) })
  }
  if (!goesBy(notification, 'mail')) return
  const mail: SendMail = payload
  const { isUrgent = false } = message
  await addJob(db, 'send-mail', mail, { key: cause, isUrgent })
}

function mayBePushed(notification: NotificationCode): boolean {
  return goesBy(notification, 'push') && isChosenTopic(notificationRow(notification).topic)
}

async function hasDevice(
  db: Queryable,
  message: { readonly customerId: number; readonly hasDevice?: boolean },
): Promise<boolean> {
  const { customerId } = message
  return message.hasDevice ?? (await pushDeviceStore.listOwners(db, [customerId])).has(customerId)
}

/** Which of these have a browser that may be told. */
export function listPushReaders(
  db: Queryable,
  customerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return pushDeviceStore.listOwners(db, customerIds)
}
