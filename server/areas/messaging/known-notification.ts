import { type NotificationCode, notifications } from '#content/notifications/notification-codes.ts'

/** A notification that exists, of a name that came out of the database. */
export function knownNotification(notification: string): NotificationCode {
  const known = notifications.find((each) => each === notification)
  if (!known) throw new Error(`There is no notification ${notification}`)
  return known
}
