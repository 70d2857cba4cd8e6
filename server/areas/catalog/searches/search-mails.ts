import type { Instant } from '#domain/calendar/instant.ts'
import type { SearchRhythm } from '#domain/catalog/saved-search.ts'
import { earliestNotification, notificationDueAt } from '#domain/catalog/search-notifications.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { findSeller } from '../../account/api.ts'
import { describeVehicles } from '../../listing/api.ts'
import { notifyCustomer } from '../../messaging/api.ts'
import { lastNotifiedStore } from './last-notified-store.ts'
import { entityIdsOf, keepOpen, type OpenFind } from './open-finds.ts'
import { type NotifyingSearch, searchFindStore } from './search-find-store.ts'

/** Mails on what saved searches newly find (docs/decisions/0126). */

/** Which mails: the bundled or the daily ones. */
type MailJob = { readonly customerId: number; readonly mails: SearchRhythm }

/** More are on the page that the mail leads to. */
const namedVehicles = 6

/** Several searches of a dealer that are mailed as often are one mail. */
export async function queueSearchMails(
  db: Queryable,
  searches: readonly Pick<NotifyingSearch, 'customerId' | 'rhythm'>[],
  now: Date,
): Promise<void> {
  const jobs = new Map(
    searches.map(({ customerId, rhythm }) => [
      `${customerId} ${rhythm}`,
      { customerId, mails: rhythm },
    ]),
  )
  for (const job of jobs.values()) {
    const lastNotifiedAt = await lastNotifiedStore.findMail(db, job.customerId)
    const due = { rhythm: job.mails, now: now.getTime() }
    await queueAt(
      db,
      job,
      notificationDueAt({ ...due, lastNotifiedAt: lastNotifiedAt?.getTime() ?? null }),
    )
  }
}

/** One job for each dealer and instant: what is found until then is in the same mail. */
async function queueAt(db: Queryable, job: MailJob, dueAt: Instant): Promise<void> {
  const { customerId, mails } = job
  // A daily job that is due already is not put off by a find of the same moment.
  const key = mails === 'daily' ? `daily:${dueAt}` : mails
  await addJob(db, 'mail-searches', job, {
    key: `mail-searches:${customerId}:${key}`,
    runAt: new Date(dueAt),
  })
}

/**
 * The task `mail-searches`: one mail with all that the searches of its kind, daily or bundled, found since the last one. It
 * may run twice.
 */
export function createMailSearches({ pool, now }: Pick<Services, 'pool' | 'now'>) {
  return async (job: MailJob): Promise<void> => {
    const { customerId, mails: rhythm } = job
    const found = await searchFindStore.listAwaitingMail(pool, { customerId, rhythm })
    const open = await keepOpen(pool, found)
    const reader = await findSeller(pool, customerId)
    if (open.length === 0 || !reader) return
    const entityIds = entityIdsOf(open)
    const titles = await describeVehicles(pool, { entityIds, locale: reader.languageSetting })
    await transaction(pool, async (client) => {
      const at = now()
      const lastNotifiedAt =
        (await lastNotifiedStore.lockMail(client, customerId))?.getTime() ?? null
      const earliest = earliestNotification({ now: at.getTime(), lastNotifiedAt })
      if (earliest > at.getTime()) {
        await queueAt(client, job, earliest)
        return
      }
      const findIds = open.map(({ findId }) => findId)
      const marked = new Set(await searchFindStore.markNotified(client, { findIds, way: 'mail' }))
      const notified = open.filter(({ findId }) => marked.has(findId))
      if (notified.length === 0) return
      await lastNotifiedStore.saveMail(client, { customerId, now: at })
      await notifyCustomer(client, {
        customerId,
        notification: 'search_found',
        values: valuesOf(notified, titles),
        cause: `search_found:${customerId}:${notified.at(-1)?.findId}`,
      })
    })
  }
}

function valuesOf(found: readonly OpenFind[], titles: ReadonlyMap<number, string>) {
  const entityIds = entityIdsOf(found)
  const named = entityIds.slice(0, namedVehicles).flatMap((id) => titles.get(id) ?? [])
  const searches = new Set(found.map(({ searchName }) => searchName))
  return {
    vehicleCount: entityIds.length,
    savedSearches: [...searches].join(' · '),
    foundVehicles: [...named, ...(entityIds.length > named.length ? ['…'] : [])].join(' · '),
  }
}
