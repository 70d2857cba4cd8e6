import type { Instant } from '../calendar/instant.ts'
import { standingOf } from './call-to-action.ts'
import { isChosenTopic, topicRow } from './choices/notification-topics.ts'
import { isNotificationCode, notificationRow } from './notification-table.ts'

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

export function messageCounts(messages: readonly Message[]): MessageCounts {
  const pending = messages.filter(
    (each) => each.callToAction !== null && each.callToActionDoneAt === null,
  )
  return {
    unRead: messages.filter(countsAsUnread).length,
    openCtas: messages.filter(isOpenCall).length,
    openReadMes: pending.filter((each) => each.callToAction === 'read_me' && !each.isRead).length,
  }
}

/** Only what another person or a deadline wants of the reader lights the bell (spec 4). */
function countsAsUnread({
  isRead,
  notification,
}: Pick<Message, 'isRead' | 'notification'>): boolean {
  return !isRead && !isHistoryLine(notification)
}

function isOpenCall({
  callToAction,
  callToActionDoneAt,
}: Pick<Message, 'callToAction' | 'callToActionDoneAt'>): boolean {
  return callToAction !== null && callToActionDoneAt === null && standingOf(callToAction) === 'open'
}

/**
 * Own bids, and what the market notes of an auction without asking anything, are lines of a subject's history: one line each, and
 * never unread.
 */
export function isHistoryLine(notification: string): boolean {
  if (!isNotificationCode(notification)) return false
  const { isConfirmation, callToAction, deadline, topic } = notificationRow(notification)
  const wantsAnswer = callToAction !== undefined || deadline !== undefined
  const isOfBidding = isChosenTopic(topic) && topicRow(topic).group === 'bidding'
  return isConfirmation === true || (isOfBidding && !wantsAnswer)
}

export type Subject = MessageCounts & {
  readonly groupKey: string
  readonly lastMessageAt: Instant
  readonly messageCount: number
  /** Something is unread or to be answered. */
  readonly needsReader: boolean
  /** The next deadline among what is unread or to be answered. */
  readonly actsUntil: Instant | null
}

/** One subject per group key: first those that need their reader, by deadline, then by who spoke last. */
export function subjectsOf(messages: readonly Message[], now: Instant): readonly Subject[] {
  const groups = Map.groupBy(messages, (message) => message.groupKey)
  const subjects = [...groups].map(([groupKey, members]) => ({
    groupKey,
    lastMessageAt: Math.max(...members.map((message) => message.createdAt)),
    messageCount: members.length,
    needsReader: members.some(needsReader),
    actsUntil: nextDeadline(members, now),
    ...messageCounts(members),
  }))
  return subjects.sort(
    (first, second) =>
      Number(second.needsReader) - Number(first.needsReader) ||
      (first.actsUntil ?? Number.POSITIVE_INFINITY) -
        (second.actsUntil ?? Number.POSITIVE_INFINITY) ||
      second.lastMessageAt - first.lastMessageAt,
  )
}

function needsReader(message: Message): boolean {
  return countsAsUnread(message) || isOpenCall(message)
}

function nextDeadline(members: readonly Message[], now: Instant): Instant | null {
  const open = members.flatMap((message) =>
    needsReader(message) && message.actsUntil !== null && message.actsUntil > now
      ? [message.actsUntil]
      : [],
  )
  return open.length === 0 ? null : Math.min(...open)
}

/** The subject a message belongs to: the ad it is about, else the account. */
export function groupKeyOf(about: { readonly entityId: number | null }): string {
  return about.entityId === null ? 'account' : `ad-${about.entityId}`
}
