import type { AuctionStatus } from '#domain/auction/core/state.ts'
import type { AuctionNotificationCode } from '#domain/auction/house/notifications/auction-notification.ts'
import { reminderDueAt } from '#domain/messaging/reminder-steps.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { DatabasePool } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { notifyCustomer } from '../../messaging/api.ts'
import { listNewestInBrief } from '../read/auction-lists.ts'

/** Mails about an auction that sold nothing and that its owner left lying (rules 12). */

/** Payload of the job `remind-of-failed-auction`. */
export type RemindOfFailedAuction = {
  readonly auctionId: number
  readonly entityId: number
  readonly customerId: number
  readonly step: number
  /** When its owner was told, in real time, ISO. */
  readonly since: string
}

/** Each tells an owner that the auction is over without a sale. */
const failures: readonly AuctionNotificationCode[] = [
  'auction_failed_owner',
  'renegotiation_lapsed_owner',
  'renegotiation_canceled_owner',
  'reservation_lapsed_owner',
  'second_chance_closed_owner',
]

/** In these the auction lies as it ended; in any other its owner, or a dealer, has done something. */
const left: readonly AuctionStatus[] = ['failed', 'declined_late_offer']
/** A dealer has offered: the owner is asked for an answer and not for another round. */
const offered: readonly AuctionStatus[] = ['recd_late_offer']

export async function queueRemindersOfFailure(
  db: Queryable,
  failed: {
    readonly code: AuctionNotificationCode
    readonly auctionId: number
    readonly entityId: number
    readonly customerId: number
    readonly now: Date
  },
): Promise<void> {
  const { code, now, ...about } = failed
  if (failures.includes(code)) await queueNext(db, { ...about, step: 0, since: now.toISOString() })
}

async function queueNext(db: Queryable, reminder: RemindOfFailedAuction): Promise<void> {
  const { auctionId, step } = reminder
  const since = Date.parse(reminder.since)
  const dueAt = reminderDueAt('FAILED_AUCTION_REMINDER', { since, step })
  if (dueAt === null) return
  await addJob(db, 'remind-of-failed-auction', reminder, {
    key: `remind-of-failed-auction:${auctionId}:${step}`,
    runAt: new Date(dueAt),
  })
}

type ReminderServices = {
  readonly pool: DatabasePool
  /** Titles of ads, from the listing area; ads that are gone are left out. */
  readonly describeVehicles: (
    db: Queryable,
    vehicles: { readonly entityIds: readonly number[]; readonly locale: string },
  ) => Promise<ReadonlyMap<number, string>>
}

/** The task `remind-of-failed-auction`: a new round, a pause and a sale end them. */
export function createRemindOfFailedAuction({ pool, describeVehicles }: ReminderServices) {
  return async (reminder: RemindOfFailedAuction): Promise<void> => {
    const { auctionId, entityId, customerId, step } = reminder
    const ad = { entityId, auctionId: null, publishedAt: null }
    const [newest] = await listNewestInBrief(pool, [ad])
    if (newest?.auctionId !== auctionId) return
    const isLeft = left.includes(newest.status)
    if (!isLeft && !offered.includes(newest.status)) return
    const titles = await describeVehicles(pool, { entityIds: [entityId], locale: defaultLocale })
    await transaction(pool, async (client) => {
      if (isLeft) {
        await notifyCustomer(client, {
          ...{ customerId, notification: 'failed_auction_reminder', entityId, auctionId },
          cause: `failed-auction-reminder/${auctionId}/${step}`,
          values: { vehicle: titles.get(entityId) ?? '' },
        })
      }
      await queueNext(client, { ...reminder, step: step + 1 })
    })
  }
}
