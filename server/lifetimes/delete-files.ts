import type { ImageStore } from '../integrations/image-store/port.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import { transaction } from '../platform/database/transaction.ts'
import { listUsedPictures } from './used-pictures.ts'

type FileServices = { readonly pool: DatabasePool; readonly images: ImageStore }

type DeleteFiles = {
  readonly storageKeys: readonly string[]
  readonly pictureKeys: readonly string[]
}

/** The task `delete-files`: private files, and those of the pictures that nothing else names. */
export function createDeleteFiles(services: FileServices) {
  return async ({ storageKeys, pictureKeys }: DeleteFiles): Promise<void> => {
    for (const key of storageKeys) await services.images.delete(key)
    await deletePictures(services, pictureKeys)
  }
}

/** Deletes those of these pictures that nothing names, and answers how many. */
export async function deletePictures(
  { pool, images }: FileServices,
  pictureKeys: readonly string[],
): Promise<number> {
  if (pictureKeys.length === 0) return 0
  const { rows } = await pool.query<{ now: Date }>('select now()')
  const used = await listUsedPictures(pool)
  let deleted = 0
  for (const key of pictureKeys) {
    if (used.has(key)) continue
    deleted += await transaction(pool, async (client) => {
      // Sent again since, it is on its way into an ad. Whoever sends it now waits for this row, and stores it anew.
      const { rowCount } = await client.query(
        'delete from pictures where picture_key = $1 and created_at < $2',
        [key, rows[0]?.now],
      )
      if (rowCount !== 1) return 0
      await client.query('delete from private_pictures where picture_key = $1', [key])
      await images.deletePicture(key)
      return 1
    })
  }
  return deleted
}
