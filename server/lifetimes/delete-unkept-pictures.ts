import type { Logger } from 'pino'
import { abandonedDraftDays } from '#domain/account/lifetimes.ts'
import type { ImageStore } from '../integrations/image-store/port.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import { deletePictures } from './delete-files.ts'
import { runEvery } from './run-every.ts'
import { listUsedPictures } from './used-pictures.ts'

/**
 * Pictures that were sent and that no ad holds. An ad that is being written may wait on a device for as long as a draft
 * lives, so they are as old as that before they go.
 */
const unkeptPictureDays = abandonedDraftDays

const firstMs = 10 * 60_000
const everyMs = 24 * 3_600_000

export function startDeletingUnkeptPictures(parts: {
  readonly pool: DatabasePool
  readonly images: ImageStore
  readonly log: Logger
}): { readonly stop: () => void } {
  const { log } = parts
  return runEvery(
    { firstMs, everyMs },
    () => deleteUnkeptPictures(parts),
    (err) => log.warn({ err }, 'pictures stay'),
  )
}

/** For the console: whoever runs the market sees what is stored for nothing. */
export async function countPictures(pool: DatabasePool) {
  const { rows } = await pool.query<{ key: string }>('select picture_key as key from pictures')
  const used = await listUsedPictures(pool)
  const unkept = rows.filter(({ key }) => !used.has(key)).length
  return { stored: rows.length, unkept, deletedAfterDays: unkeptPictureDays }
}

/** Answers how many went. */
export async function deleteUnkeptPictures(parts: {
  readonly pool: DatabasePool
  readonly images: ImageStore
}): Promise<number> {
  const { rows } = await parts.pool.query<{ key: string }>(
    `select picture_key as key from pictures where created_at < now() - $1 * interval '1 day'`,
    [unkeptPictureDays],
  )
  return deletePictures(
    parts,
    rows.map(({ key }) => key),
  )
}
