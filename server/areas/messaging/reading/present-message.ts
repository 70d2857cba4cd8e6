import { type RenderedMessage, renderMessage } from '#content/notifications/render-notification.ts'
import type { Message, MessageSubject } from '#contract/endpoints/messages.ts'
import { type Destination, resolveDestination } from '#domain/messaging/destinations.ts'
import { isHistoryLine, type Subject } from '#domain/messaging/messages.ts'
import { destinationOf, isNotificationCode } from '#domain/messaging/notification-table.ts'
import { knownNotification } from '../known-notification.ts'
import type { StoredMessage } from '../message-store.ts'
import type { ReadingServices } from '../messaging-services.ts'
import { orderIdOf } from '../order-id-of.ts'

type Shown = {
  readonly message: StoredMessage
  /** Of the vehicle, or empty. */
  readonly title: string
  readonly locale: string
  /** Market time. */
  readonly now: number
}

/** A message in its reader's language. */
export function presentMessage(services: ReadingServices, shown: Shown): Message {
  const { message, title, now } = shown
  const { subject, paragraphs, facts, actionLabel } = write(services, shown)
  const { callToAction, callToActionDoneAt } = message
  return {
    messageId: message.messageId,
    groupKey: message.groupKey,
    notification: message.notification,
    subject,
    title,
    paragraphs: [...paragraphs],
    facts: [...facts],
    actionLabel,
    destination: destinationOfMessage(message),
    createdAt: new Date(message.createdAt).toISOString(),
    read: message.isRead,
    isHistory: isHistoryLine(message, now),
    actsUntil: message.actsUntil === null ? null : new Date(message.actsUntil).toISOString(),
    callToActionTypeCode: callToAction,
    callToActionResponseTypeCode: callToActionDoneAt === null ? null : callToAction,
    auctionId: message.auctionId,
    entityId: message.entityId,
    orderId: orderIdOf(message.facts),
  }
}

export function presentSubject(
  subject: Subject,
  about: Pick<MessageSubject, 'title' | 'headline' | 'picture'>,
): MessageSubject {
  const { groupKey, lastMessageAt, actsUntil, ...counts } = subject
  return {
    groupKey,
    ...about,
    lastMessageAt: new Date(lastMessageAt).toISOString(),
    actsUntil: actsUntil === null ? null : new Date(actsUntil).toISOString(),
    messageCount: counts.messageCount,
    unRead: counts.unRead,
    openCtas: counts.openCtas,
    needsReader: counts.needsReader,
  }
}

/**
 * What another person or a deadline said last, without the vehicle, where that stands above already; else the last line of the
 * history.
 * @param messages Of one subject, the newest first.
 */
export function headlineOf(
  services: ReadingServices,
  said: Omit<Shown, 'message'> & { readonly messages: readonly StoredMessage[] },
): string {
  const { messages, title, now } = said
  const message = messages.find((each) => !isHistoryLine(each, now)) ?? messages[0]
  if (!message) return ''
  const { subject } = write(services, { ...said, message })
  const ending = `: ${title}`
  return title !== '' && subject.endsWith(ending) ? subject.slice(0, -ending.length) : subject
}

function destinationOfMessage(message: StoredMessage): Destination {
  const { notification, entityId, auctionId, facts } = message
  const about = { entityId, auctionId, orderId: orderIdOf(facts) }
  return isNotificationCode(notification)
    ? destinationOf(notification, about)
    : resolveDestination('ad', about)
}

/** One message that lacks a value must not keep the reader from all others. */
function write(
  services: ReadingServices,
  { message, title, locale }: Omit<Shown, 'now'>,
): RenderedMessage {
  try {
    const notification = knownNotification(message.notification)
    const values = { ...message.facts, ...(title !== '' && { vehicle: title }) }
    return renderMessage({ notification, locale, values })
  } catch (error) {
    services.log.error({ err: error, messageId: message.messageId }, 'message cannot be written')
    return { subject: '', paragraphs: [], facts: [], actionLabel: null }
  }
}
