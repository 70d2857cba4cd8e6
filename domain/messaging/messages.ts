import { dayMs, type Instant } from '../calendar/instant.ts'
import { archivedAfterDays } from './archive.ts'
import { standingOf } from './call-to-action.ts'
import { isChosenTopic, topicRow } from './choices/notification-topics.ts'
import { isNotificationCode, type NotificationCode, notificationRow } from './notification-table.ts'
import { type Trade, tradeOf } from './trade.ts'

/** Messages in the account, their subjects, and the figure at the bell (spec 4, 9.3). */

/** Of mails that operators send again to one person, whoever sends them (rules 11). */
export const mailsOfPersonPerHour = 5

export type Message = {
  readonly messageId: number
  /** All messages of one subject share it; it is the slug of the thread's address. */
  readonly groupKey: string
  readonly notification: string
  readonly createdAt: Instant
  readonly isRead: boolean
  readonly callToAction: string | null
  readonly callToActionDoneAt: Instant | null
  /** Until when its reader may act on it, where its row names a deadline. */
  readonly actsUntil: Instant | null
}

export type MessageCounts = {
  readonly unRead: number
  /** Open calls to action: what the reader has to do. */
  readonly openCtas: number
  /** Notices that wait to be read. */
  readonly openReadMes: number
}

export function messageCounts(messages: readonly Message[], now: Instant): MessageCounts {
  const pending = messages.filter(
    (each) => each.callToAction !== null && each.callToActionDoneAt === null,
  )
  return {
    unRead: messages.filter((each) => countsAsUnread(each, now)).length,
    openCtas: messages.filter(isOpenCall).length,
    openReadMes: pending.filter((each) => each.callToAction === 'read_me' && !each.isRead).length,
  }
}

/** Only what another person or a deadline wants of the reader lights the bell (spec 4). */
function countsAsUnread(message: Message, now: Instant): boolean {
  return !message.isRead && !isHistoryLine(message, now)
}

function isOpenCall({
  callToAction,
  callToActionDoneAt,
}: Pick<Message, 'callToAction' | 'callToActionDoneAt'>): boolean {
  return callToAction !== null && callToActionDoneAt === null && standingOf(callToAction) === 'open'
}

/**
 * Own bids, and what the market notes of an auction without asking anything, are lines of a subject's history: one line each, and
 * never unread. So is what a bidder could act on only until a deadline that is over: who was outbid in an auction that has ended.
 */
export function isHistoryLine(
  { notification, actsUntil }: Pick<Message, 'notification' | 'actsUntil'>,
  now: Instant,
): boolean {
  if (!isNotificationCode(notification)) return false
  const { isConfirmation, callToAction, topic } = notificationRow(notification)
  if (isConfirmation === true) return true
  const isOfBidding = isChosenTopic(topic) && topicRow(topic).group === 'bidding'
  if (!isOfBidding || callToAction !== undefined) return false
  return actsUntil === null ? !hasDeadline(notification) : actsUntil <= now
}

function hasDeadline(notification: NotificationCode): boolean {
  return notificationRow(notification).deadline !== undefined
}

export type Subject = MessageCounts & {
  readonly groupKey: string
  readonly lastMessageAt: Instant
  readonly messageCount: number
  /** Something is unread or to be answered. */
  readonly needsReader: boolean
  /** The next deadline among what is unread or to be answered. */
  readonly actsUntil: Instant | null
  /** What the vehicle became to the reader; null while it is neither bought nor sold. */
  readonly trade: Trade | null
  /** Whatever is said next brings it back. */
  readonly isArchived: boolean
}

/** One subject per group key: first those that need their reader, by deadline, then by who spoke last. */
export function subjectsOf(messages: readonly Message[], now: Instant): readonly Subject[] {
  const groups = Map.groupBy(messages, (message) => message.groupKey)
  const subjects = [...groups].map(([groupKey, members]) => {
    const lastMessageAt = Math.max(...members.map((message) => message.createdAt))
    const isNeeded = members.some((message) => needsReader(message, now))
    return {
      groupKey,
      lastMessageAt,
      messageCount: members.length,
      needsReader: isNeeded,
      actsUntil: nextDeadline(members, now),
      trade: tradeOfSubject(members),
      isArchived: !isNeeded && now - lastMessageAt > archivedAfterDays * dayMs,
      ...messageCounts(members, now),
    }
  })
  return subjects.sort(
    (first, second) =>
      Number(second.needsReader) - Number(first.needsReader) ||
      (first.actsUntil ?? Number.POSITIVE_INFINITY) -
        (second.actsUntil ?? Number.POSITIVE_INFINITY) ||
      second.lastMessageAt - first.lastMessageAt,
  )
}

function needsReader(message: Message, now: Instant): boolean {
  return countsAsUnread(message, now) || isOpenCall(message)
}

function tradeOfSubject(members: readonly Message[]): Trade | null {
  for (const { notification, groupKey } of members) {
    const trade = groupKey === accountGroup ? null : tradeOf(notification)
    if (trade !== null) return trade
  }
  return null
}

function nextDeadline(members: readonly Message[], now: Instant): Instant | null {
  const open = members.flatMap((message) => {
    const { actsUntil, callToActionDoneAt } = message
    const isAnswered = callToActionDoneAt !== null
    if (isAnswered || actsUntil === null || actsUntil <= now) return []
    return needsReader(message, now) ? [actsUntil] : []
  })
  return open.length === 0 ? null : Math.min(...open)
}

const accountGroup = 'account'

/** The subject a message belongs to: the ad it is about, else the account. */
export function groupKeyOf(about: { readonly entityId: number | null }): string {
  return about.entityId === null ? accountGroup : `ad-${about.entityId}`
}
