import type { NotificationTopic } from './choices/notification-topics.ts'
import { isNotificationCode, notificationRow } from './notification-table.ts'

/** What a vehicle became to the reader of a notification. */
export type Trade = 'purchase' | 'sale'

const topicsOfTrade: readonly NotificationTopic[] = ['sale', 'payment', 'handover']
const buyers: readonly unknown[] = ['dealer', 'merchant']
const sellers: readonly unknown[] = ['seller', 'owner']

/** Null where it does not say which: both sides are told the same, or it is about no sale. */
export function tradeOf(notification: string): Trade | null {
  if (!isNotificationCode(notification)) return null
  const { to, topic } = notificationRow(notification)
  if (!topicsOfTrade.includes(topic)) return null
  if (buyers.includes(to)) return 'purchase'
  return sellers.includes(to) ? 'sale' : null
}
