import type { NotificationCode } from '#content/notifications/notification-codes.ts'
import { addJob, type JobOptions } from '#server/platform/jobs/jobs.ts'
import type { SendMail } from './mail-job.ts'
import type { Queryable } from './messaging-services.ts'
import { type NewMessage, recordMessage } from './record-message.ts'

/** Message and mail of one event, both in its transaction: the usual way to tell somebody. */
export async function notifyCustomer<Name extends NotificationCode>(
  db: Queryable,
  message: NewMessage<Name> &
    Pick<SendMail, 'screen' | 'attachments'> &
    Pick<JobOptions, 'isUrgent'>,
): Promise<void> {
  await recordMessage(db, message)
  const { customerId, notification, values, cause, entityId, auctionId, screen, attachments } =
    message
  const payload: SendMail = {
    notification,
    customerId,
    values,
    cause,
    ...(entityId !== undefined && { entityId }),
    ...(auctionId !== undefined && { auctionId }),
    ...(screen && { screen }),
    ...(attachments && { attachments }),
  }
  const { isUrgent = false } = message
  await addJob(db, 'send-mail', payload, { key: cause, isUrgent })
}
