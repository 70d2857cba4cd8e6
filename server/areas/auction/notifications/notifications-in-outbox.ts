import type { OutboxEntry, OutboxRow } from '../../../platform/outbox/outbox.ts'
import type { RecordedNotifications } from '../commands/batch-writes.ts'

/** The notifications of a batch in the outbox: a row per auction, however many of its commands have some. */

/**
 * Older builds wrote a row per command, under a topic of its own: one that still runs beside this one
 * leaves these rows to it.
 */
export const notificationsTopic = 'notifications-of-auction'
export const readTopics = [notificationsTopic, 'auction-notifications']

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
        ({ version, notifications }): NotificationsOfCommand => ({ version, notifications }),
      ),
    },
  }))
}

/** What `rowsOfNotifications` has written, or an older build. */
export function notificationsOfRow({
  subjectId,
  facts,
}: OutboxRow): readonly RecordedNotifications[] {
  const written = facts as
    | { readonly commands: readonly NotificationsOfCommand[] }
    | NotificationsOfCommand
  const commands = 'commands' in written ? written.commands : [written]
  return commands.map((command) => ({ auctionId: subjectId, ...command }))
}
