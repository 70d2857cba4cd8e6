import type { Instant } from '#domain/calendar/instant.ts'
import { filterOfQuery, queryOfFilter } from '#domain/catalog/filter-query.ts'
import { isPushed, type SearchRhythm } from '#domain/catalog/saved-search.ts'
import { earliestNotification, notificationDueAt } from '#domain/catalog/search-notifications.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { notifyCustomer } from '../../messaging/api.ts'
import { lastNotifiedStore } from './last-notified-store.ts'
import { entityIdsOf, keepOpen } from './open-finds.ts'
import { type NotifyingSearch, searchFindStore } from './search-find-store.ts'

/** Pushes on what a saved search newly finds (docs/decisions/0126): each search has its own, told by count and name. */

type PushJob = { readonly searchId: number; readonly rhythm: SearchRhythm }

/** One job for each search and instant: what it finds until then is in the same push. */
export async function queueSearchPush(
  db: Queryable,
  { searchId, rhythm }: Pick<NotifyingSearch, 'searchId' | 'rhythm'>,
  now: Date,
): Promise<void> {
  const lastNotifiedAt = (await lastNotifiedStore.findPush(db, searchId))?.getTime() ?? null
  const dueAt = notificationDueAt({ rhythm, now: now.getTime(), lastNotifiedAt })
  await queueAt(db, { searchId, rhythm }, dueAt)
}

async function queueAt(db: Queryable, job: PushJob, dueAt: Instant): Promise<void> {
  const { searchId, rhythm } = job
  // A daily job that is due already is not put off by a find of the same moment.
  const key = rhythm === 'daily' ? `daily:${dueAt}` : rhythm
  await addJob(db, 'push-search', job, {
    key: `push-search:${searchId}:${key}`,
    runAt: new Date(dueAt),
  })
}

/** The task `push-search`: one push with how many vehicles a search found since the last one. It may run twice. */
export function createPushSearch({ pool, now }: Pick<Services, 'pool' | 'now'>) {
  return async (job: PushJob): Promise<void> => {
    const { searchId, rhythm } = job
    const [search] = await listPushedSearches(pool, [searchId])
    if (search?.rhythm !== rhythm) return
    const open = await keepOpen(pool, await searchFindStore.listAwaitingPush(pool, searchId))
    if (open.length === 0) return
    await transaction(pool, async (client) => {
      const at = now()
      const lastPushAt = await lastNotifiedStore.lockPush(client, searchId)
      if (lastPushAt === undefined) return
      const lastNotifiedAt = lastPushAt?.getTime() ?? null
      const earliest = earliestNotification({ now: at.getTime(), lastNotifiedAt })
      if (earliest > at.getTime()) {
        await queueAt(client, job, earliest)
        return
      }
      const findIds = open.map(({ findId }) => findId)
      const marked = new Set(await searchFindStore.markNotified(client, { findIds, way: 'push' }))
      const notified = open.filter(({ findId }) => marked.has(findId))
      if (notified.length === 0) return
      await lastNotifiedStore.savePush(client, { searchId, now: at })
      const query = { ...queryOfFilter(filterOfQuery(search.query)), saved: searchId }
      await notifyCustomer(client, {
        customerId: search.customerId,
        notification: 'search_found_push',
        values: { vehicleCount: entityIdsOf(notified).length, searchName: search.name },
        cause: `search_found_push:${searchId}:${notified.at(-1)?.findId}`,
        searchId,
        screen: { name: 'catalog', query },
      })
    })
  }
}

/** Those of these searches that are there, have all their filters, and whose dealers may bid and want pushes of them. */
export async function listPushedSearches(
  db: Queryable,
  searchIds: readonly number[],
): Promise<NotifyingSearch[]> {
  return (await searchFindStore.listPushed(db, searchIds)).filter(isPushed)
}
