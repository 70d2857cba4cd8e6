import { reminderDueAt } from '#domain/messaging/reminder-steps.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../../platform/services.ts'
import { findSeller } from '../../account/api.ts'
import { notifyCustomer } from '../../messaging/api.ts'
import { queueAdReminder, type RemindOfAd } from '../records/begun/queue-ad-reminder.ts'
import { findListing } from '../records/listing-store.ts'
import { describeVehicles } from '../show/describe-vehicles.ts'
import { readiness } from '../show/show-product.ts'

type ReminderServices = Services & {
  /** Of an ad that was begun to have its vehicle valuated: its owner gets the letters of that. */
  readonly isValuation: (db: Queryable, entityId: number) => Promise<boolean>
}

/**
 * The task `remind-of-ad`: one mail that says how far the ad is, if it still lies there. Whoever works on it moves the
 * next one; submitting it or giving it up ends them.
 */
export function createRemindOfAd(services: ReminderServices) {
  const { pool, keys } = services
  return async ({ entityId, step }: RemindOfAd): Promise<void> => {
    const listing = await findListing(pool, entityId, keys.auctionSecrets)
    const customerId = listing?.owner.customerId
    if (!listing || customerId === undefined || listing.submittedAt !== null) return
    if (listing.phase !== 'editing' || (await services.isValuation(pool, entityId))) return
    const since = listing.updatedAt
    const dueAt = reminderDueAt('COMPLETE_AD_REMINDER', { since: since.getTime(), step })
    if (dueAt === null) return
    if (dueAt > services.now().getTime()) return queueAdReminder(pool, { entityId, step, since })
    const seller = await findSeller(pool, customerId)
    const titles = await describeVehicles(pool, { entityIds: [entityId], locale: defaultLocale })
    await transaction(pool, async (client) => {
      await notifyCustomer(client, {
        ...{ customerId, notification: 'complete_ad_reminder', entityId },
        cause: `ad-reminder/${entityId}/${step}`,
        values: {
          percent: readiness(listing, seller).requiredPercent,
          vehicle: titles.get(entityId) ?? '',
        },
      })
      await queueAdReminder(client, { entityId, step: step + 1, since })
    })
  }
}
