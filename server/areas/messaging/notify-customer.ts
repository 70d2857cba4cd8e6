import { goesBy, type NotificationCode } from '#domain/messaging/notification-table.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { addJob, type JobOptions } from '#server/platform/jobs/jobs.ts'
import type { SendMail } from './mail-job.ts'
import { type NewMessage, recordMessage } from './record-message.ts'

/** Message and mail of one event, both in its transaction; by which channels is said by its row. */
export async function notifyCustomer<Code extends NotificationCode>(
  db: Queryable,
  message: NewMessage<Code> & Pick<SendMail, 'attachments'> & Pick<JobOptions, 'isUrgent'>,
): Promise<void> {
  const { customerId, notification, values, cause, entityId, auctionId, attachments } = message
  const { createdAt } = message
  if (goesBy(notification, 'account')) await recordMessage(db, message)
  if (!goesBy(notification, 'mail')) return
  const payload: SendMail = {
    notification,
    customerId,
    values,
    cause,
    ...(createdAt && { createdAt: createdAt.toISOString() }),
    ...(entityId !== undefined && { entityId }),
    ...(auctionId !== undefined && { auctionId }),
    ...(attachments && { attachments }),
  }
  const { isUrgent = false } = message
  await addJob(db, 'send-mail', payload, { key: cause, isUrgent })
}
