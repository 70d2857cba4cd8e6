import { type LetterMessage, renderLetterMessage } from '#content/letters/render-letter.ts'
import type { Message, MessageSubject } from '#contract/endpoints/messages.ts'
import { messageCounts, subjectsOf } from '#domain/messaging/messages.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { letterName } from './letter-name.ts'
import { messageStore, type StoredMessage } from './message-store.ts'
import type { MessagingServices } from './messaging-services.ts'

const pageSize = 20
/** Subjects and counts are reckoned from the newest; what lies further back calls nobody. */
const maxCounted = 2000

/** A page of messages with subjects and counts (spec 7.6); texts in the reader's language. */
export async function listNotifications(
  services: MessagingServices,
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
  return {
    notifications: shown.map((message) => present(services, message, locale)),
    subjects: presentSubjects(counted),
    ...messageCounts(counted),
    total: await messageStore.count(services.pool, { customerId, groupKey }),
    page: query.page,
  }
}

function presentSubjects(messages: readonly StoredMessage[]): MessageSubject[] {
  const titles = new Map<string, string>()
  // Newest first, so that the latest known title of a subject stays.
  for (const { groupKey, facts } of messages) {
    if (!titles.has(groupKey) && typeof facts.vehicle === 'string') {
      titles.set(groupKey, facts.vehicle)
    }
  }
  return subjectsOf(messages).map((subject) => ({
    groupKey: subject.groupKey,
    title: titles.get(subject.groupKey) ?? '',
    lastMessageAt: new Date(subject.lastMessageAt).toISOString(),
    messageCount: subject.messageCount,
    unRead: subject.unRead,
    openCtas: subject.openCtas,
  }))
}

function present(services: MessagingServices, message: StoredMessage, locale: string): Message {
  const { subject, paragraphs, facts, actionLabel } = write(services, message, locale)
  const { callToAction, callToActionDoneAt } = message
  return {
    messageId: message.messageId,
    groupKey: message.groupKey,
    letter: message.letter,
    subject,
    title: typeof message.facts.vehicle === 'string' ? message.facts.vehicle : '',
    paragraphs: [...paragraphs],
    facts: [...facts],
    actionLabel,
    createdAt: new Date(message.createdAt).toISOString(),
    read: message.isRead,
    callToActionTypeCode: callToAction,
    callToActionResponseTypeCode: callToActionDoneAt === null ? null : callToAction,
    auctionId: message.auctionId,
    entityId: message.entityId,
  }
}

/** One message that lacks a value must not keep the reader from all others. */
function write(services: MessagingServices, message: StoredMessage, locale: string): LetterMessage {
  try {
    const letter = letterName(message.letter)
    return renderLetterMessage({ letter, locale, values: message.facts })
  } catch (error) {
    services.log.error({ err: error, messageId: message.messageId }, 'message cannot be written')
    return { subject: '', paragraphs: [], facts: [], actionLabel: null }
  }
}
