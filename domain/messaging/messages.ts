import type { Instant } from '../calendar/instant.ts'
import { standingOf } from './call-to-action.ts'
import { isNotificationCode, notificationRow } from './notification-table.ts'

/** Messages in the account, their subjects, and the figure at the bell (spec 4, 9.3). */

export type Message = {
  readonly messageId: number
  /** All messages of one subject share it; it is the slug of the thread's address. */
  readonly groupKey: string
  readonly notification: string
  readonly createdAt: Instant
  readonly isRead: boolean
  readonly callToAction: string | null
  readonly callToActionDoneAt: Instant | null
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
    openCtas: pending.filter((each) => standingOf(each.callToAction ?? '') === 'open').length,
    openReadMes: pending.filter((each) => each.callToAction === 'read_me' && !each.isRead).length,
  }
}

/** A confirmation asks for nothing, so it never lights the bell (spec 4). */
function countsAsUnread({
  isRead,
  notification,
}: Pick<Message, 'isRead' | 'notification'>): boolean {
  const isConfirmation =
    isNotificationCode(notification) && notificationRow(notification).isConfirmation === true
  return !isRead && !isConfirmation
}

export type Subject = MessageCounts & {
  readonly groupKey: string
  readonly lastMessageAt: Instant
  readonly messageCount: number
}

/** One subject per group key, the one that spoke last on top. */
export function subjectsOf(messages: readonly Message[]): readonly Subject[] {
  const groups = Map.groupBy(messages, (message) => message.groupKey)
  const subjects = [...groups].map(([groupKey, members]) => ({
    groupKey,
    lastMessageAt: Math.max(...members.map((message) => message.createdAt)),
    messageCount: members.length,
    ...messageCounts(members),
  }))
  return subjects.sort((first, second) => second.lastMessageAt - first.lastMessageAt)
}

/** The subject a message belongs to: the ad it is about, else the account. */
export function groupKeyOf(about: { readonly entityId: number | null }): string {
  return about.entityId === null ? 'account' : `ad-${about.entityId}`
}
