import type { Logger } from 'pino'
import type { ImageStore } from '../integrations/image-store/port.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import { startDeletingDrafts } from './abandoned-drafts.ts'
import { startDeletingOldRows } from './delete-old-rows.ts'
import { startDeletingUnkeptPictures } from './delete-unkept-pictures.ts'

/** All that goes by its age: rows, drafts, pictures. */
export function startDeleting(parts: {
  readonly pool: DatabasePool
  readonly images: ImageStore
  readonly log: Logger
}): { readonly stop: () => void } {
  const all = [
    startDeletingOldRows(parts),
    startDeletingDrafts(parts),
    startDeletingUnkeptPictures(parts),
  ]
  return {
    stop: () => {
      for (const each of all) each.stop()
    },
  }
}
