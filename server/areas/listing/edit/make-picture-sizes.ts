import type { ImageStore } from '../../../integrations/image-store/port.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'

/**
 * Drawn pictures of the demo are stored as drawings first, so that a first start takes no minutes;
 * their sizes follow one by one, behind everything somebody waits for.
 */

export type MakePictureSizes = { readonly key: string }

/** Answers false when there was nothing to do; handed in, because drawings belong to the seeds. */
export type MakeSizes = (store: ImageStore, key: string) => Promise<boolean>

export function createMakePictureSizes(images: ImageStore, makeSizes: MakeSizes) {
  return async ({ key }: MakePictureSizes): Promise<void> => {
    await makeSizes(images, key)
  }
}

export async function queuePictureSizes(db: Queryable, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await addJob(db, 'make-picture-sizes', { key }, { key: `picture-sizes:${key}` })
  }
}
