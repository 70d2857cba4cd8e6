import type { Instant } from '#domain/calendar/instant.ts'
import { CatalogColumns } from '#domain/catalog/columns/catalog-columns.ts'
import { type FilterQuery, filterOfQuery } from '#domain/catalog/filter-query.ts'
import type { SearchMails } from '#domain/catalog/saved-search.ts'
import { earliestSearchMail, filterOfNewAd, searchMailDueAt } from '#domain/catalog/search-mails.ts'
import { isOpen } from '#domain/catalog/sorting.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { findSeller } from '../../account/api.ts'
import { describeVehicles, findOwnerId } from '../../listing/api.ts'
import { notifyCustomer } from '../../messaging/api.ts'
import { catalogSource } from '../catalog-source.ts'
import { equipmentNames } from '../equipment-names.ts'
import { findOrigin } from '../places/find-origin.ts'
import { type Find, type MailedSearch, searchMailStore } from './search-mail-store.ts'

/** Mails on what saved searches newly find (docs/decisions/0126). */

type MailServices = Pick<Services, 'pool' | 'now'>
type MailJob = { readonly customerId: number; readonly mails: Exclude<SearchMails, 'off'> }

/** More are on the page that the mail leads to. */
const namedVehicles = 6

/** The task `find-for-searches`: which searches find an ad that has just been approved. */
export function createFindForSearches({ pool, now }: MailServices) {
  return async ({ auctionId }: { readonly auctionId: number }): Promise<void> => {
    const { put } = await catalogSource({ pool }).loadChanged({
      auctionIds: [auctionId],
      entityIds: [],
    })
    const row = put.find((each) => each.auctionId === auctionId)
    if (!row) return
    const ownerId = await findOwnerId(pool, row.entityId)
    // The index of one ad: a search finds here what it would find in the catalog.
    const columns = new CatalogColumns(equipmentNames())
    columns.change({ put: [row], removed: [] })
    const finding: MailedSearch[] = []
    for (const search of await searchMailStore.listMailed(pool)) {
      if (search.customerId !== ownerId && (await finds(pool, columns, search)))
        finding.push(search)
    }
    if (finding.length === 0) return
    await transaction(pool, async (client) => {
      const searchIds = finding.map(({ searchId }) => searchId)
      const found = { searchIds, auctionId, now: now() }
      const isNew = new Set(await searchMailStore.addFinds(client, found))
      await queueMails(
        client,
        finding.filter(({ searchId }) => isNew.has(searchId)),
        now(),
      )
    })
  }
}

async function finds(
  pool: DatabasePool,
  columns: CatalogColumns,
  { customerId, query }: Pick<MailedSearch, 'customerId' | 'query'>,
): Promise<boolean> {
  // Written by `saveSearch`; what is gone since is passed over.
  const filter = filterOfNewAd(filterOfQuery(query as FilterQuery))
  const origin = filter.options.distance ? await findOrigin(pool, customerId) : null
  const { total } = columns.search({
    ...{ filter, viewer: 'dealer', sort: 'newest', origin },
    ...{ offset: 0, limit: 1, endingUntil: 0 },
  })
  return total > 0
}

/** Several searches of a dealer that are mailed alike are one mail. */
async function queueMails(
  db: Queryable,
  searches: readonly Pick<MailedSearch, 'customerId' | 'mails'>[],
  now: Date,
): Promise<void> {
  const jobs = new Map(
    searches.map(({ customerId, mails }) => [`${customerId} ${mails}`, { customerId, mails }]),
  )
  for (const job of jobs.values()) await queueSearchMail(db, job, now)
}

/** One job for each dealer and instant: what is found until then is in the same mail. */
export async function queueSearchMail(db: Queryable, job: MailJob, now: Date): Promise<void> {
  const { customerId, mails } = job
  const lastMailAt = await searchMailStore.findLastMail(db, customerId)
  await queueAt(
    db,
    job,
    searchMailDueAt({ mails, now: now.getTime(), lastMailAt: lastMailAt?.getTime() ?? null }),
  )
}

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
export function createMailSearches({ pool, now }: MailServices) {
  return async (job: MailJob): Promise<void> => {
    const { customerId } = job
    const open = await listOpenFinds(pool, job)
    const reader = await findSeller(pool, customerId)
    if (open.length === 0 || !reader) return
    const entityIds = [...new Set(open.map(({ entityId }) => entityId))]
    const titles = await describeVehicles(pool, { entityIds, locale: reader.languageSetting })
    await transaction(pool, async (client) => {
      const at = now()
      const lastMailAt = (await searchMailStore.lockLastMail(client, customerId))?.getTime() ?? null
      const earliest = earliestSearchMail({ now: at.getTime(), lastMailAt })
      if (earliest > at.getTime()) {
        await queueAt(client, job, earliest)
        return
      }
      const findIds = open.map(({ findId }) => findId)
      const marked = new Set(await searchMailStore.markNotified(client, { findIds, now: at }))
      const notified = open.filter(({ findId }) => marked.has(findId))
      if (notified.length === 0) return
      await searchMailStore.saveLastMail(client, { customerId, now: at })
      await notifyCustomer(client, {
        customerId,
        notification: 'search_found',
        values: valuesOf(notified, titles),
        cause: `search_found:${customerId}:${notified.at(-1)?.findId}`,
      })
    })
  }
}

type OpenFind = Find & { readonly entityId: number }

/** What was sold or withdrawn since is told nobody. */
async function listOpenFinds(pool: DatabasePool, job: MailJob): Promise<OpenFind[]> {
  const found = await searchMailStore.listUnnotified(pool, job)
  const auctionIds = [...new Set(found.map(({ auctionId }) => auctionId))]
  const { put } = await catalogSource({ pool }).loadChanged({ auctionIds, entityIds: [] })
  const rows = new Map(put.filter(isOpen).map((row) => [row.auctionId, row]))
  return found.flatMap((find) => {
    const row = rows.get(find.auctionId)
    return row ? [{ ...find, entityId: row.entityId }] : []
  })
}

function valuesOf(found: readonly OpenFind[], titles: ReadonlyMap<number, string>) {
  const entityIds = [...new Set(found.map(({ entityId }) => entityId))]
  const named = entityIds.slice(0, namedVehicles).flatMap((id) => titles.get(id) ?? [])
  const searches = new Set(found.map(({ searchName }) => searchName))
  return {
    vehicleCount: entityIds.length,
    savedSearches: [...searches].join(' · '),
    foundVehicles: [...named, ...(entityIds.length > named.length ? ['…'] : [])].join(' · '),
  }
}
