import { type RenderedMessage, renderMessage } from '#content/notifications/render-notification.ts'
import type { Message, MessageSubject } from '#contract/endpoints/messages.ts'
import { type Destination, resolveDestination } from '#domain/messaging/destinations.ts'
import {
  isHistoryLine,
  messageCounts,
  type Subject,
  subjectsOf,
} from '#domain/messaging/messages.ts'
import { destinationOf, isNotificationCode } from '#domain/messaging/notification-table.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { knownNotification } from './known-notification.ts'
import { messageStore, type StoredMessage } from './message-store.ts'
import type { ReadingServices } from './messaging-services.ts'
import { orderIdOf } from './order-id-of.ts'

const pageSize = 20
const subjectsAtOnce = 20
/** Subjects and counts are reckoned from the newest; what lies further back calls nobody. */
const maxCounted = 2000

/** A page of messages with subjects and counts (spec 7.6); texts in the reader's language. */
export async function listNotifications(
  services: ReadingServices,
  query: {
    readonly page: number
    readonly groupKey?: string | undefined
    readonly subjectPage: number
    readonly storeCode?: string | undefined
  },
  context: CallContext,
) {
  const customerId = customerIdOf(context)
  const groupKey = query.groupKey ?? null
  const locale = query.storeCode ?? context.locale
  const total = await messageStore.count(services.pool, { customerId, groupKey })
  // Another person's subject is none (rules 1).
  if (groupKey !== null && total === 0) throw refuseCall('NOT_FOUND')
  const newest = { customerId, groupKey: null, limit: maxCounted, offset: 0 }
  const counted = await messageStore.list(services.pool, newest)
  const shown = await messageStore.list(services.pool, {
    customerId,
    groupKey,
    limit: pageSize,
    offset: (query.page - 1) * pageSize,
  })
  const all = subjectsOf(counted, await messageStore.findMarketNow(services.pool))
  const from = (query.subjectPage - 1) * subjectsAtOnce
  const subjects = all.slice(from, from + subjectsAtOnce)
  const vehicles = vehiclesOf({ counted, shown, subjects })
  const titles = await titlesOf(services, { vehicles, locale })
  const pictures = await services.listMainPictures(services.pool, [...vehicles.values()])
  return {
    notifications: shown.map((message) =>
      present(services, { message, title: titles.get(message.groupKey) ?? '', locale }),
    ),
    subjects: subjects.map((subject) => {
      const title = titles.get(subject.groupKey) ?? ''
      const message = lastSaid(counted, subject.groupKey)
      const headline = message ? write(services, { message, title, locale }).subject : ''
      const picture = pictures.get(vehicles.get(subject.groupKey) ?? 0) ?? null
      return presentSubject(subject, { title, headline: headlineOf(headline, title), picture })
    }),
    subjectTotal: all.length,
    subjectsInNeed: all.filter(({ needsReader }) => needsReader).length,
    ...messageCounts(counted),
    total,
    page: query.page,
  }
}

/** The vehicle of each subject that is shown, by group key. */
function vehiclesOf(page: {
  readonly counted: readonly StoredMessage[]
  readonly shown: readonly StoredMessage[]
  readonly subjects: readonly Subject[]
}): ReadonlyMap<string, number> {
  const wanted = new Set([...page.subjects, ...page.shown].map(({ groupKey }) => groupKey))
  const vehicles = new Map<string, number>()
  for (const { groupKey, entityId } of [...page.counted, ...page.shown]) {
    if (entityId !== null && wanted.has(groupKey)) vehicles.set(groupKey, entityId)
  }
  return vehicles
}

/** By group key. Titles are read now and not kept with the message: they follow the language. */
async function titlesOf(
  services: ReadingServices,
  search: { readonly vehicles: ReadonlyMap<string, number>; readonly locale: string },
): Promise<ReadonlyMap<string, string>> {
  const entityIds = [...new Set(search.vehicles.values())]
  const wanted = { entityIds, locale: search.locale }
  const titles = await services.describeVehicles(services.pool, wanted)
  return new Map(
    [...search.vehicles].map(([groupKey, entityId]) => [groupKey, titles.get(entityId) ?? '']),
  )
}

/** What another person or a deadline said last; else the last line of the history. */
function lastSaid(counted: readonly StoredMessage[], groupKey: string): StoredMessage | undefined {
  const ofSubject = counted.filter((message) => message.groupKey === groupKey)
  return ofSubject.find(({ notification }) => !isHistoryLine(notification)) ?? ofSubject[0]
}

/** A notification's subject without its vehicle, where that stands above already. */
function headlineOf(subject: string, title: string): string {
  const ending = `: ${title}`
  return title !== '' && subject.endsWith(ending) ? subject.slice(0, -ending.length) : subject
}

function presentSubject(
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
    isHistory: isHistoryLine(message.notification),
    actsUntil: message.actsUntil === null ? null : new Date(message.actsUntil).toISOString(),
    callToActionTypeCode: callToAction,
    callToActionResponseTypeCode: callToActionDoneAt === null ? null : callToAction,
    auctionId: message.auctionId,
    entityId: message.entityId,
    orderId: orderIdOf(message.facts),
  }
}

function destinationOfMessage(message: StoredMessage): Destination {
  const { notification, entityId, auctionId, facts } = message
  const about = { entityId, auctionId, orderId: orderIdOf(facts) }
  return isNotificationCode(notification)
    ? destinationOf(notification, about)
    : resolveDestination('ad', about)
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
