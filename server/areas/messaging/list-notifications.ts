import { type RenderedMessage, renderMessage } from '#content/notifications/render-notification.ts'
import type { Message, MessageSubject } from '#contract/endpoints/messages.ts'
import { type Destination, resolveDestination } from '#domain/messaging/destinations.ts'
import { messageCounts, type Subject, subjectsOf } from '#domain/messaging/messages.ts'
import { destinationOf, isNotificationCode } from '#domain/messaging/notification-table.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { knownNotification } from './known-notification.ts'
import { messageStore, type StoredMessage } from './message-store.ts'
import type { ReadingServices } from './messaging-services.ts'

const pageSize = 20
/** Subjects and counts are reckoned from the newest; what lies further back calls nobody. */
const maxCounted = 2000
const maxSubjects = 200

/** A page of messages with subjects and counts (spec 7.6); texts in the reader's language. */
export async function listNotifications(
  services: ReadingServices,
  query: {
    readonly page: number
    readonly groupKey?: string | undefined
    readonly storeCode?: string | undefined
  },
  context: CallContext,
) {
  const customerId = customerIdOf(context)
  const groupKey = query.groupKey ?? null
  const locale = query.storeCode ?? context.locale
  const all = { customerId, groupKey: null, limit: maxCounted, offset: 0 }
  const counted = await messageStore.list(services.pool, all)
  const shown = await messageStore.list(services.pool, {
    customerId,
    groupKey,
    limit: pageSize,
    offset: (query.page - 1) * pageSize,
  })
  const subjects = subjectsOf(counted).slice(0, maxSubjects)
  const titles = await titlesOf(services, { counted, shown, subjects, locale })
  return {
    notifications: shown.map((message) =>
      present(services, { message, title: titles.get(message.groupKey) ?? '', locale }),
    ),
    subjects: subjects.map((subject) => presentSubject(subject, titles)),
    ...messageCounts(counted),
    total: await messageStore.count(services.pool, { customerId, groupKey }),
    page: query.page,
  }
}

/** By group key. Titles are read now and not kept with the message: they follow the language. */
async function titlesOf(
  services: ReadingServices,
  page: {
    readonly counted: readonly StoredMessage[]
    readonly shown: readonly StoredMessage[]
    readonly subjects: readonly Subject[]
    readonly locale: string
  },
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set([...page.subjects, ...page.shown].map(({ groupKey }) => groupKey))
  const vehicles = new Map<string, number>()
  for (const { groupKey, entityId } of [...page.counted, ...page.shown]) {
    if (entityId !== null && wanted.has(groupKey)) vehicles.set(groupKey, entityId)
  }
  const entityIds = [...new Set(vehicles.values())]
  const titles = await services.describeVehicles(services.pool, {
    entityIds,
    locale: page.locale,
  })
  return new Map(
    [...vehicles].map(([groupKey, entityId]) => [groupKey, titles.get(entityId) ?? '']),
  )
}

function presentSubject(subject: Subject, titles: ReadonlyMap<string, string>): MessageSubject {
  return {
    groupKey: subject.groupKey,
    title: titles.get(subject.groupKey) ?? '',
    lastMessageAt: new Date(subject.lastMessageAt).toISOString(),
    messageCount: subject.messageCount,
    unRead: subject.unRead,
    openCtas: subject.openCtas,
  }
}

type Shown = {
  readonly message: StoredMessage
  readonly title: string
  readonly locale: string
}

function present(services: ReadingServices, shown: Shown): Message {
  const { message, title } = shown
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
    callToActionTypeCode: callToAction,
    callToActionResponseTypeCode: callToActionDoneAt === null ? null : callToAction,
    auctionId: message.auctionId,
    entityId: message.entityId,
  }
}

function destinationOfMessage({ notification, entityId, auctionId }: StoredMessage): Destination {
  return isNotificationCode(notification)
    ? destinationOf(notification, { entityId, auctionId })
    : resolveDestination('ad', { entityId, auctionId })
}

/** One message that lacks a value must not keep the reader from all others. */
function write(services: ReadingServices, { message, title, locale }: Shown): RenderedMessage {
  try {
    const notification = knownNotification(message.notification)
    const values = { ...message.facts, ...(title !== '' && { vehicle: title }) }
    return renderMessage({ notification, locale, values })
  } catch (error) {
    services.log.error({ err: error, messageId: message.messageId }, 'message cannot be written')
    return { subject: '', paragraphs: [], facts: [], actionLabel: null }
  }
}
