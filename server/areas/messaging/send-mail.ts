import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ValuesOfNotification } from '#content/notifications/notification-values.ts'
import { renderMail } from '#content/notifications/render-notification.ts'
import {
  goesBy,
  type NotificationCode,
  notificationRow,
} from '#domain/messaging/notification-table.ts'
import type { MailAttachment, MailFailure } from '#server/integrations/mail/port.ts'
import { addressMail, type MailRecipient } from './address-mail.ts'
import { knownNotification } from './known-notification.ts'
import type { SendMail } from './mail-job.ts'
import { mailStore } from './mail-store.ts'
import { messageStore } from './message-store.ts'
import type { MessagingServices } from './messaging-services.ts'
import { recordMessage } from './record-message.ts'

/**
 * The task `send-mail`: writes the notification in the reader's language, sends it, and remembers that.
 * It may run again after a crash; the record by cause and the kept message id make that one notification.
 */
export function createSendMail(services: MessagingServices) {
  return async (job: SendMail): Promise<void> => {
    const address = await addressMail(services, job)
    if (!address) return
    await recordInAccount(services, job)
    const record = await mailStore.loadOrAdd(services.pool, {
      cause: job.cause,
      notification: job.notification,
      recipient: address.email,
      messageIdHeader: `<${randomUUID()}@${mailDomain(services)}>`,
    })
    if (record.isSettled) return
    if (await isUnwanted(services, job, address)) {
      const failure = 'stopped by the reader'
      await mailStore.saveFailed(services.pool, {
        cause: job.cause,
        failure,
        now: services.now(),
      })
      return
    }
    await send(services, { job, address, messageId: record.messageIdHeader })
  }
}

async function send(
  services: MessagingServices,
  notification: {
    readonly job: SendMail
    readonly address: MailRecipient
    readonly messageId: string
  },
): Promise<void> {
  const { job, address, messageId } = notification
  const { cause } = job
  const { locale, values } = address
  const rendered = renderMail({ notification: knownNotification(job.notification), locale, values })
  try {
    await services.mail.send({
      to: { ...(address.name && { name: address.name }), address: address.email },
      ...rendered,
      messageId,
      attachments: await readAttachments(services, job),
    })
    await mailStore.saveSent(services.pool, { cause, now: services.now() })
  } catch (error) {
    if (!isFinalFailure(error)) throw error
    // The address does not exist; trying again would only harm our name with its mail server.
    services.log.warn({ notification: job.notification, cause }, error.message)
    const failure = error.message
    await mailStore.saveFailed(services.pool, { cause, failure, now: services.now() })
  }
}

/** Whoever queued the notification has usually told it already; the cause keeps it from being told twice. */
async function recordInAccount(services: MessagingServices, job: SendMail): Promise<void> {
  const { customerId, notification, cause, createdAt, entityId, auctionId } = job
  const code = knownNotification(notification)
  if (customerId === undefined || !goesBy(code, 'account')) return
  await recordMessage(services.pool, {
    customerId,
    notification: code,
    values: (job.values ?? {}) as ValuesOfNotification<NotificationCode>, // Checked where the notification was queued.
    cause,
    ...(createdAt !== undefined && { createdAt: new Date(createdAt) }),
    ...(entityId !== undefined && { entityId }),
    ...(auctionId !== undefined && { auctionId }),
  })
  const message = await messageStore.findByCause(services.pool, { customerId, cause })
  if (!message || message.isRead) return
  const { messageId, callToAction } = message
  await services.announceMessage({
    customerId,
    messageId,
    notification,
    callToAction,
    auctionId: message.auctionId,
  })
}

async function isUnwanted(
  services: MessagingServices,
  job: SendMail,
  { email }: MailRecipient,
): Promise<boolean> {
  const { automation } = notificationRow(knownNotification(job.notification))
  if (automation === undefined) return false
  return (await mailStore.listStoppedAutomations(services.pool, email)).includes(automation)
}

async function readAttachments(
  services: MessagingServices,
  job: SendMail,
): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = []
  for (const { storageKey, fileName, contentType } of job.attachments ?? []) {
    const opened = await services.images.openStream(storageKey)
    if (!opened) throw new Error(`The attachment ${fileName} of ${job.cause} does not exist`)
    attachments.push({ fileName, contentType, content: await buffer(opened.stream) })
  }
  return attachments
}

function isFinalFailure(error: unknown): error is MailFailure {
  return error instanceof Error && error.name === 'MailFailure' && 'kind' in error
    ? error.kind === 'final'
    : false
}

function mailDomain(services: MessagingServices): string {
  return /@([\w.-]+)/.exec(services.config.mailFrom)?.[1] ?? 'localhost'
}
