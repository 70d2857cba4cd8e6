import { isChosenTopic } from '#domain/messaging/choices/notification-topics.ts'
import {
  goesBy,
  type NotificationCode,
  notificationRow,
  whatsAppTemplateOf,
} from '#domain/messaging/notification-table.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { addJob, type JobOptions } from '#server/platform/jobs/jobs.ts'
import { type Channel, jobKeyOf, pushChannel, whatsAppChannel } from './channel/channel.ts'
import type { ChannelJob } from './channel/channel-job.ts'
import type { SendMail } from './mail-job.ts'
import { pushDeviceStore } from './push/push-device-store.ts'
import { type NewMessage, recordMessage } from './record-message.ts'
import { optInStore } from './whatsapp/opt-in-store.ts'

/** Which ways to a reader there are beside mail. */
export type Reach = { readonly hasDevice: boolean; readonly hasNumber: boolean }

type Notification<Code extends NotificationCode> = NewMessage<Code> &
  Pick<ChannelJob, 'attachments' | 'screen' | 'searchId'> &
  Pick<JobOptions, 'isUrgent'> & {
    /** Where it was asked for many readers at once; else it is asked here. */
    readonly reach?: Reach
  }

/**
 * Message, push, WhatsApp and mail of one event, all in its transaction. Its row says by which channels it may go; what its reader
 * has chosen is asked when it goes.
 */
export async function notifyCustomer<Code extends NotificationCode>(
  db: Queryable,
  message: Notification<Code>,
): Promise<void> {
  const { customerId, notification, values, cause, entityId, auctionId, attachments } = message
  const { createdAt, screen, searchId } = message
  if (goesBy(notification, 'account')) await recordMessage(db, message)
  const payload: ChannelJob = {
    notification,
    customerId,
    values,
    cause,
    ...(createdAt && { createdAt: createdAt.toISOString() }),
    ...(entityId !== undefined && { entityId }),
    ...(auctionId !== undefined && { auctionId }),
    ...(attachments && { attachments }),
    ...(screen && { screen }),
    ...(searchId !== undefined && { searchId }),
  }
  const ways = deviceChannels.filter(({ name }) => mayGoBy(notification, name))
  if (ways.length > 0) {
    const reach = message.reach ?? (await findReach(db, [customerId]))(customerId)
    for (const way of ways.filter(({ name }) =>
      name === 'push' ? reach.hasDevice : reach.hasNumber,
    )) {
      await addJob(db, way.task, payload, { key: jobKeyOf(way, cause) })
    }
  }
  if (!goesBy(notification, 'mail')) return
  const mail: SendMail = payload
  const { isUrgent = false } = message
  await addJob(db, 'send-mail', mail, { key: cause, isUrgent })
}

const deviceChannels = [pushChannel, whatsAppChannel]

function mayGoBy(notification: NotificationCode, channel: Channel['name']): boolean {
  if (!isChosenTopic(notificationRow(notification).topic)) return false
  if (channel === 'whatsApp') return whatsAppTemplateOf(notification) !== null
  return goesBy(notification, 'push')
}

/** By which ways each of these readers can be told beside mail. */
export async function findReach(
  db: Queryable,
  customerIds: readonly number[],
): Promise<(customerId: number) => Reach> {
  const devices = await pushDeviceStore.listOwners(db, customerIds)
  const numbers = await optInStore.listReaders(db, customerIds)
  return (customerId) => ({
    hasDevice: devices.has(customerId),
    hasNumber: numbers.has(customerId),
  })
}
