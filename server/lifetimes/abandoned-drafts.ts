import type { Logger } from 'pino'
import { abandonedDraftDays, draftAnnouncedDays } from '#domain/account/lifetimes.ts'
import { notifyCustomer } from '../areas/messaging/api.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import { transaction } from '../platform/database/transaction.ts'
import { addJob } from '../platform/jobs/jobs.ts'
import { runEvery } from './run-every.ts'
import { pictureKeysIn } from './used-pictures.ts'

/**
 * Drafts that nobody came back to: their owners are written to, two weeks later they go with their files. A visitor's
 * draft has nobody who could be written to. What was ever submitted is no draft, nor is what a valuation waits for or was told of.
 */

const isDraft = `not exists (select from auctions a where a.listing_id = l.listing_id)
  and not exists (select from valuations v where v.listing_id = l.listing_id
    and (v.status = 'under_review' or v.report_ends_at > now()))`
const unchangedFor = (days: number) => `updated_at < now() - interval '${days} days'`
const atOnce = 100

const firstMs = 5 * 60_000
const everyMs = 3_600_000

export function startDeletingDrafts(parts: { readonly pool: DatabasePool; readonly log: Logger }): {
  readonly stop: () => void
} {
  const { pool, log } = parts
  return runEvery(
    { firstMs, everyMs },
    () => announceDeletions(pool).then(() => deleteDrafts(pool)),
    (err) => log.warn({ err }, 'drafts stay'),
  )
}

/** Writes to the owners of drafts that will go in two weeks. */
export async function announceDeletions(pool: DatabasePool): Promise<void> {
  const days = abandonedDraftDays - draftAnnouncedDays
  for (let found = atOnce; found === atOnce; ) {
    found = await transaction(pool, async (client) => {
      const { rows } = await client.query<{ listingId: number; customerId: number; at: string }>(
        `update listings l set deletion_announced_at = now()
         where listing_id in (select listing_id from listings l
           where customer_id is not null and ${unchangedFor(days)} and ${isDraft}
             and coalesce(deletion_announced_at < updated_at, true)
           order by listing_id limit ${atOnce} for update skip locked)
         returning listing_id as "listingId", customer_id as "customerId", updated_at::text as at`,
      )
      for (const { listingId, customerId, at } of rows) {
        await notifyCustomer(client, {
          notification: 'draft_deleted_soon',
          customerId,
          entityId: listingId,
          values: {},
          cause: `draft_deleted_soon:${listingId}:${at}`,
        })
      }
      return rows.length
    })
  }
}

/** Deletes what has come to its end; the files go by a job of the same transaction. Answers how many. */
export async function deleteDrafts(pool: DatabasePool): Promise<number> {
  let deleted = 0
  for (let found = atOnce; found === atOnce; deleted += found) {
    found = await transaction(pool, async (client) => {
      const { rows } = await client.query<{ id: number; pictures: string[] }>(
        `select listing_id as id, array(select distinct found[1]
             from ${pictureKeysIn('gallery', 'more_images', 'review_pictures', 'damages')} as found) as pictures
         from listings l where ${unchangedFor(abandonedDraftDays)} and ${isDraft}
           and (customer_id is null or (deletion_announced_at > updated_at
             and deletion_announced_at < now() - interval '${draftAnnouncedDays} days'))
         order by listing_id limit ${atOnce} for update skip locked`,
      )
      if (rows.length === 0) return 0
      const ids = rows.map(({ id }) => id)
      const files = await client.query<{ key: string }>(
        `select storage_key as key from listing_documents where listing_id = any($1)
         union all select storage_key from covered_pages where listing_id = any($1)`,
        [ids],
      )
      await client.query('delete from watched_listings where listing_id = any($1)', [ids])
      await client.query('delete from listings where listing_id = any($1)', [ids])
      await addJob(client, 'delete-files', {
        storageKeys: files.rows.map(({ key }) => key),
        pictureKeys: rows.flatMap(({ pictures }) => pictures),
      })
      return rows.length
    })
  }
  return deleted
}
