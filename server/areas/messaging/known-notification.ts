import { isNotificationCode, type NotificationCode } from '#domain/messaging/notification-table.ts'

/** A notification that exists, of a code that came out of the database. */
export function knownNotification(code: string): NotificationCode {
  if (!isNotificationCode(code)) throw new Error(`There is no notification ${code}`)
  return code
}
