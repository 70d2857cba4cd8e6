import type { Logger } from 'pino'
import type { ValuesOfNotification } from '#content/notifications/notification-values.ts'
import type {
  AuctionNotification,
  AuctionNotificationCode,
} from '#domain/auction/house/notifications/auction-notification.ts'
import { closedCallsToAction, notificationRow } from '#domain/messaging/notification-table.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { DatabaseClient, DatabasePool } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { transaction, withinSavepoint } from '../../../platform/database/transaction.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { handleOutbox } from '../../../platform/outbox/outbox.ts'
import { findBuyer } from '../../account/api.ts'
import { closeCallsToAction, findReach, notifyCustomer } from '../../messaging/api.ts'
import type { RecordedNotifications } from '../commands/batch-writes.ts'
import { notificationsOfRow, notificationsTopic } from '../commands/notifications-in-outbox.ts'
import { queueRemindersOfFailure } from './failed-auction-reminders.ts'

/**
 * The notifications that follow from market commands (rules 4 to 7). The command has put them into the
 * outbox; here they become a message in the account and a mail to each reader, in the transaction
 * that takes the row out. The log names auctions and notifications only: never a reader, never an amount.
 */

export type AuctionNotificationServices = {
  readonly pool: DatabasePool
  readonly log: Logger
  readonly now: () => Date
  /** What these messages asked is settled: open pages of their readers count anew. */
  readonly announceSettled: (messageIds: readonly number[]) => void
  /** Titles of ads, from the listing area; ads that are gone are left out. */
  readonly describeVehicles: (
    db: Queryable,
    vehicles: { readonly entityIds: readonly number[]; readonly locale: string },
  ) => Promise<ReadonlyMap<number, string>>
  /** Who watches an ad, from the listing area: all dealers, or those that are admitted. */
  readonly listWatchers: (
    db: Queryable,
    listingId: number,
    dealers: { readonly areAccepted: boolean },
  ) => Promise<readonly number[]>
}

/** Takes the next rows out of the outbox; answers how many there were. */
export async function sendAuctionNotifications(
  services: AuctionNotificationServices,
): Promise<number> {
  const settled: number[] = []
  const count = await handleOutbox(services.pool, [notificationsTopic], async (client, rows) => {
    for (const due of rows.flatMap(notificationsOfRow)) {
      settled.push(...(await notifyOrPostpone(services, client, due)))
    }
  })
  announce(services, settled)
  return count
}

/** The task `send-auction-notifications`: what could not be sent at once comes again here. */
export function createSendPostponedNotifications(services: AuctionNotificationServices) {
  return async (postponed: RecordedNotifications): Promise<void> => {
    const notify = (client: DatabaseClient) => notifyReaders(services, client, postponed)
    announce(services, await transaction(services.pool, notify))
  }
}

/** Whoever answered gets no message of their own about it. */
function announce(
  { announceSettled }: AuctionNotificationServices,
  settled: readonly number[],
): void {
  if (settled.length > 0) announceSettled(settled)
}

/** One command's notifications must not hold up all others: they are undone alone and become a job. */
async function notifyOrPostpone(
  services: AuctionNotificationServices,
  client: DatabaseClient,
  due: RecordedNotifications,
): Promise<readonly number[]> {
  try {
    return await withinSavepoint(client, () => notifyReaders(services, client, due))
  } catch (error) {
    services.log.error({ err: error, auctionId: due.auctionId }, 'notifications were postponed')
    await addJob(client, 'send-auction-notifications', due, {
      key: `auction-notifications:${due.auctionId}:${due.version}`,
    })
    return []
  }
}

/** Each notification of the domain carries what its text needs: `FactsOfAuctionNotifications` sees to it. */
type FactsOfAnyNotification = ValuesOfNotification<AuctionNotificationCode>

/** Answers the messages whose calls are settled by it. An approved ad is shown to saved searches. */
async function notifyReaders(
  services: AuctionNotificationServices,
  client: DatabaseClient,
  due: RecordedNotifications,
): Promise<readonly number[]> {
  const settled = await closeSettledCalls(services, client, due)
  const { auctionId } = due
  if (due.notifications.some(({ code }) => code === 'ad_approved')) {
    await addJob(
      client,
      'find-for-searches',
      { auctionId },
      { key: `find-for-searches:${auctionId}` },
    )
  }
  const entityIds = [...new Set(due.notifications.map(({ entityId }) => entityId))]
  const vehicles = await services.describeVehicles(client, { entityIds, locale: defaultLocale })
  const found = await findReaders(services, client, due.notifications)
  const reachOf = await findReach(client, [
    ...new Set(found.flatMap(({ readers }) => [...readers])),
  ])
  for (const { notification, readers } of found) {
    const { code, entityId } = notification
    const vehicle = vehicles.get(entityId)
    if (vehicle === undefined) throw new Error(`The ad ${entityId} of a notification is gone`)
    for (const customerId of readers) {
      await notifyCustomer(client, {
        customerId,
        notification: code,
        values: { ...(notification.facts as FactsOfAnyNotification), vehicle },
        cause: `auction/${auctionId}/${due.version}/${code}/${customerId}`,
        entityId,
        auctionId,
        createdAt: new Date(due.at),
        reach: reachOf(customerId),
      })
      await queueRemindersOfFailure(client, {
        ...{ code, auctionId, entityId, customerId },
        now: services.now(),
      })
    }
  }
  return settled
}

/** The calls to action that these notifications answer or end, for all readers (spec 4). */
async function closeSettledCalls(
  { now }: AuctionNotificationServices,
  client: DatabaseClient,
  { auctionId, notifications }: RecordedNotifications,
): Promise<readonly number[]> {
  if (notifications.some(({ code }) => closedCallsToAction(code) === 'all')) {
    return closeCallsToAction(client, { auctionId, now: now() })
  }
  const closed: number[] = []
  for (const { code, entityId, facts } of notifications) {
    const callsToAction = closedCallsToAction(code)
    if (callsToAction === 'all' || callsToAction.length === 0) continue
    const { closesIn } = notificationRow(code)
    const { lateOfferId } = facts
    const close = {
      auctionId,
      callsToAction,
      // A new round says that it is submitted in the round before, so a verdict closes calls of all rounds.
      ...(closesIn === 'all rounds of the ad' && { entityId }),
      ...(closesIn === 'its late offer' && typeof lateOfferId === 'number' && { lateOfferId }),
      now: now(),
    }
    closed.push(...(await closeCallsToAction(client, close)))
  }
  return closed
}

/** Whoever has a notification of their own gets none as a watcher. */
async function findReaders(
  services: AuctionNotificationServices,
  client: DatabaseClient,
  notifications: readonly AuctionNotification[],
) {
  const found: {
    readonly notification: AuctionNotification
    readonly readers: readonly number[]
  }[] = []
  for (const notification of notifications) {
    found.push({ notification, readers: await listReaders(services, client, notification) })
  }
  const named = new Set(
    found.flatMap(({ notification, readers }) =>
      notification.to.kind === 'watchers' ? [] : readers,
    ),
  )
  return found.map(({ notification, readers }) =>
    notification.to.kind === 'watchers'
      ? { notification, readers: readers.filter((customerId) => !named.has(customerId)) }
      : { notification, readers },
  )
}

async function listReaders(
  { listWatchers }: AuctionNotificationServices,
  client: DatabaseClient,
  { code, to, entityId }: AuctionNotification,
): Promise<readonly number[]> {
  switch (to.kind) {
    case 'owner':
      return [to.customerId]
    case 'merchant': {
      const merchant = await findBuyer(client, to.merchantId)
      if (!merchant) throw new Error(`The merchant ${to.merchantId} of a notification is gone`)
      return [merchant.customerId]
    }
    case 'watchers':
      // That bids gave it another end shows that there were bids: dealers alone may know (rules 1).
      return listWatchers(client, entityId, { areAccepted: code === 'auction_end_changed' })
  }
}
