import type { Logger } from 'pino'
import { reviewDueAt } from '#domain/listing/review.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { DatabaseClient, DatabasePool } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { findMarketNow, type MarketDeadlines } from '../../auction/api.ts'
import { listRecordedCauses, notifyCustomer } from '../../messaging/api.ts'
import { listUnderReview } from '../records/listing-lists.ts'
import { lockListingRow } from '../records/listing-store.ts'
import { describeVehicles } from '../show/describe-vehicles.ts'

/**
 * A review that is older than was promised is announced to its seller, once for each submission (rules
 * 12); on the operator's desk it stands at the top by then. By the market's clock, as the 24 h are.
 */

type Services = {
  readonly pool: DatabasePool
  readonly log: Logger
  readonly announceCustomer: (customerId: number) => Promise<void>
}

type PromisedReview = {
  readonly entityId: number
  readonly customerId: number
  readonly dueAt: number
  /** Of the notification: one for each submission. */
  readonly cause: string
}

export function reviewDelays(services: Services): MarketDeadlines {
  return {
    findNextInMs: async () => {
      const [next] = await listUnannounced(services.pool)
      return next ? next.dueAt - (await findMarketNow(services.pool)) : null
    },
    runDue: () => notifyDelayedReviews(services),
  }
}

/** Answers how many sellers were notified; one that fails is tried at the next visit and delays no other. */
async function notifyDelayedReviews(services: Services): Promise<number> {
  const { pool, log } = services
  const reviews = await listUnannounced(pool)
  if (reviews.length === 0) return 0
  const now = await findMarketNow(pool)
  let notified = 0
  for (const { entityId, dueAt } of reviews) {
    if (dueAt > now) return notified
    try {
      const customerId = await transaction(pool, (client) => notifyOne(client, entityId))
      if (customerId === null) continue
      notified += 1
      await services.announceCustomer(customerId)
    } catch (err) {
      log.error({ err, entityId }, 'a seller was not notified of a longer review')
    }
  }
  return notified
}

/** Reviews whose delay was not announced yet, the one that is due first at the front. */
async function listUnannounced(db: Queryable): Promise<readonly PromisedReview[]> {
  const reviews = (await listUnderReview(db)).map(({ listingId, customerId, submittedAt }) => {
    const from = submittedAt.getTime()
    const cause = `review/${listingId}/${from}/delayed`
    return { entityId: listingId, customerId, dueAt: reviewDueAt(from), cause }
  })
  if (reviews.length === 0) return []
  const recorded = await listRecordedCauses(db, reviews)
  return reviews.filter(({ cause }) => !recorded.has(cause))
}

/** Under the ad's lock: its review may have been decided, and another process may have announced it. */
async function notifyOne(client: DatabaseClient, entityId: number): Promise<number | null> {
  await lockListingRow(client, entityId)
  const review = (await listUnannounced(client)).find((one) => one.entityId === entityId)
  if (!review) return null
  const { customerId, dueAt, cause } = review
  const vehicles = await describeVehicles(client, { entityIds: [entityId], locale: defaultLocale })
  await notifyCustomer(client, {
    ...{ customerId, notification: 'ad_review_delayed', cause, entityId },
    values: { vehicle: vehicles.get(entityId) ?? '' },
    createdAt: new Date(dueAt),
  })
  return customerId
}
