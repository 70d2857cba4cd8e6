import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ValuesOfNotification } from '#content/notifications/notification-values.ts'
import { renderMail } from '#content/notifications/render-notification.ts'
import { hourMs } from '#domain/calendar/instant.ts'
import { wantedChannels } from '#domain/messaging/choices/channel-choices.ts'
import { isMailChosen } from '#domain/messaging/choices/notification-topics.ts'
import {
  goesBy,
  type NotificationCode,
  notificationRow,
} from '#domain/messaging/notification-table.ts'
import { mailOnly } from '#domain/messaging/table/notification-row.ts'
import type { MailAttachment, MailFailure } from '#server/integrations/mail/port.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { isRepeatedByLink } from '../account/api.ts'
import { addressMail, type MailRecipient } from './address-mail.ts'
import { choiceStore } from './choice-store.ts'
import { knownNotification } from './known-notification.ts'
import type { SendMail } from './mail-job.ts'
import { mailStopStore } from './mail-stop-store.ts'
import {
  addressEnded,
  attachmentGone,
  type MailRecord,
  mailStore,
  notChosen,
  stoppedByReader,
  tooMany,
  type WrittenFrom,
} from './mail-store.ts'
import { messageStore } from './message-store.ts'
import type { MessagingServices } from './messaging-services.ts'
import { listReachableDevices } from './push/deliver-push.ts'
import { recordMessage } from './record-message.ts'
import { isOnWhatsApp } from './whatsapp/is-on-whatsapp.ts'

/**
 * The task `send-mail`: writes the notification in the reader's language, sends it, and remembers that.
 * It may run again after a crash; the record by cause and the kept message id make that one notification.
 */
export function createSendMail(services: MessagingServices) {
  return async (job: SendMail): Promise<void> => {
    const address = await addressMail(services, job)
    if (!address) return
    if (job.isAgain !== true) await recordInAccount(services, job)
    const record = await transaction(services.pool, (client) =>
      claimToSend(services, { db: client, job, address }),
    )
    if (record) await send(services, { job, address, messageId: record.messageIdHeader })
  }
}

/** Null where it is not sent by this job. Its connection is given back before the mail server is asked. */
async function claimToSend(services: MessagingServices, due: DueMail): Promise<MailRecord | null> {
  const { db, job, address } = due
  const { cause, notification, isInsteadOfPush = false } = job
  const record = await mailStore.claim(db, {
    ...{ cause, notification, isInsteadOfPush },
    recipient: address.email,
    customerId: job.customerId ?? null,
    writtenFrom: writtenFrom(job),
    messageIdHeader: `<${randomUUID()}@${mailDomain(services)}>`,
    now: services.now(),
  })
  if (!record) return null
  const failure = await reasonToDrop(services, due)
  if (failure === null) return record
  await mailStore.saveFailed(db, { cause, failure, now: services.now() })
  return null
}

/** Null of what is never sent again: mails to bare addresses, and links that only their reader may ask for. */
function writtenFrom(job: SendMail): WrittenFrom | null {
  const { customerId, linkId, values, entityId, auctionId, screen, attachments } = job
  if (customerId === undefined) return null
  if (linkId !== undefined) return isRepeatedByLink(job.notification) ? {} : null
  return {
    ...(values && { values }),
    ...(entityId !== undefined && { entityId }),
    ...(auctionId !== undefined && { auctionId }),
    ...(screen && { screen }),
    ...(attachments && { attachments }),
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
  const attachments = await readAttachments(services, job)
  if (attachments === undefined) {
    const gone = { cause, failure: attachmentGone, now: services.now() }
    return mailStore.saveFailed(services.pool, gone)
  }
  try {
    await services.mail.send({
      to: { ...(address.name && { name: address.name }), address: address.email },
      ...rendered,
      messageId,
      ...(address.stopUrl && { unsubscribeUrl: address.stopUrl }),
      attachments,
    })
    await mailStore.saveSent(services.pool, { cause, now: services.now() })
  } catch (error) {
    if (!isFinalFailure(error)) throw error
    // The address does not exist; trying again would only harm our name with its mail server.
    services.log.warn({ notification: job.notification, cause }, error.message)
    const failure = error.message
    if (error.isOfRecipient) await stopMailsTo(services, address.email, failure)
    await mailStore.saveFailed(services.pool, { cause, failure, now: services.now() })
  }
}

function stopMailsTo(services: MessagingServices, email: string, detail: string): Promise<void> {
  const stop = { email, reason: 'bounce', detail, now: services.now() } as const
  return mailStopStore.add(services.pool, stop)
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

type DueMail = {
  readonly db: Queryable
  readonly job: SendMail
  readonly address: MailRecipient
}

async function reasonToDrop(services: MessagingServices, due: DueMail): Promise<string | null> {
  if (await isStopped(due)) return addressEnded
  if (await isUnwanted(due)) return stoppedByReader
  if (await isUnchosen(services, due)) return notChosen
  return (await isOneTooMany(services, due)) ? tooMany : null
}

/** What somebody has asked for just now, such as a code, is tried all the same; a mail they may stop is not. */
async function isStopped({ db, job, address }: DueMail): Promise<boolean> {
  const { channels, automation } = notificationRow(knownNotification(job.notification))
  if (channels === mailOnly && automation === undefined) return false
  return (await mailStopStore.find(db, address.email)) !== undefined
}

/** Their reader wants no mail for it, or opened it in the account before the mail could go. */
async function isUnchosen(services: MessagingServices, { db, job }: DueMail): Promise<boolean> {
  const { customerId, notification, isInsteadOfPush, isAgain, cause } = job
  const { topic } = notificationRow(knownNotification(notification))
  if (customerId === undefined || isAgain || !isMailChosen(topic)) return false
  const message = await messageStore.findByCause(db, { customerId, cause })
  if (message?.isRead === true) return true
  if (isInsteadOfPush) return false
  const { channels } = await choiceStore.load(db, customerId)
  const devices = await listReachableDevices(db, services, customerId)
  const goesByWhatsApp = await isOnWhatsApp(services, { db, customerId, notification })
  return !wantedChannels(channels, { topic, hasDevice: devices.length > 0, goesByWhatsApp }).mail
}

async function isOneTooMany(services: MessagingServices, { db, job }: DueMail): Promise<boolean> {
  const { mailsPerHour } = notificationRow(knownNotification(job.notification))
  if (mailsPerHour === undefined) return false
  const since = new Date(services.now().getTime() - hourMs)
  const { cause } = job
  return (await mailStore.countBefore(db, { cause, since })) >= mailsPerHour
}

async function isUnwanted({ db, job, address }: DueMail): Promise<boolean> {
  const { automation } = notificationRow(knownNotification(job.notification))
  if (automation === undefined) return false
  return (await mailStore.listStoppedAutomations(db, address.email)).includes(automation)
}

/** Undefined where a mail that goes once more has lost a file; of the first one that is a fault of ours. */
async function readAttachments(
  services: MessagingServices,
  job: SendMail,
): Promise<MailAttachment[] | undefined> {
  const attachments: MailAttachment[] = []
  for (const { storageKey, fileName, contentType } of job.attachments ?? []) {
    const opened = await services.images.openStream(storageKey)
    if (!opened && job.isAgain) return undefined
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
