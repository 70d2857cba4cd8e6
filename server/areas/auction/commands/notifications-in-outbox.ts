import type { OutboxEntry, OutboxRow } from '../../../platform/outbox/outbox.ts'
import type { RecordedNotifications } from './batch-writes.ts'

/** The notifications of a batch in the outbox: one row per auction, with those of all its commands. */

export const notificationsTopic = 'notifications-of-auction'

type NotificationsOfCommand = Omit<RecordedNotifications, 'auctionId'>

/** In the order of the commands. */
export function rowsOfNotifications(
  notifications: readonly RecordedNotifications[],
): readonly OutboxEntry[] {
  const byAuction = Map.groupBy(notifications, ({ auctionId }) => auctionId)
  return [...byAuction].map(([subjectId, ofAuction]) => ({
    subjectId,
    facts: {
      commands: ofAuction.map(
        ({ version, at, notifications }): NotificationsOfCommand => ({
          version,
          at,
          notifications,
        }),
      ),
    },
  }))
}

/** Reads what `rowsOfNotifications` has written. */
export function notificationsOfRow({
  subjectId,
  facts,
}: OutboxRow): readonly RecordedNotifications[] {
  const { commands } = facts as { readonly commands: readonly NotificationsOfCommand[] }
  return commands.map((command) => ({ auctionId: subjectId, ...command }))
}
