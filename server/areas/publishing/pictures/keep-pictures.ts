import type { FastifyRequest } from 'fastify'
import type {
  LibraryPicture,
  UploadedPicture,
} from '#contract/endpoints/publishing/content-pictures.ts'
import { keepsPictures, nameToKeep } from '#domain/publishing/content-pictures.ts'
import type { ImageStore } from '#server/integrations/image-store/port.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { TaskQueue } from '#server/platform/pictures/task-queue.ts'
import type { Services } from '#server/platform/services.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { publishPicture, receivePicture } from '../../listing/api.ts'
import {
  addContentPicture,
  deleteContentPicture,
  findContentPictures,
  listContentPictures,
  listVersionsWith,
  lockPicture,
  type StoredContentPicture,
  type VersionWithPicture,
} from './content-picture-store.ts'

export type PictureServices = Services & {
  readonly images: ImageStore
  readonly pictureQueue: TaskQueue
}

export async function listLibrary(
  { pool }: Pick<Services, 'pool'>,
  count: number,
): Promise<{ pictures: LibraryPicture[]; total: number }> {
  const { pictures, total } = await listContentPictures(pool, count)
  const keys = pictures.map(({ key }) => key)
  const kept = (await listVersionsWith(pool, keys)).filter(keepsPictures)
  return {
    total,
    pictures: pictures.map((picture) => ({
      ...uploadedOf(picture),
      sizeBytes: picture.sizeBytes,
      uploadedAt: picture.uploadedAt.toISOString(),
      uploadedBy: picture.uploadedBy,
      usedIn: usesOf(kept.filter(({ pictureKey }) => pictureKey === picture.key)),
    })),
  }
}

/** As an ad's picture is taken in: decoded within limits, written anew without what a camera adds. */
export async function uploadContentPicture(
  services: PictureServices,
  context: CallContext,
  request: FastifyRequest,
): Promise<UploadedPicture> {
  const { picture, fileName: named } = await receivePicture(services, request)
  const fileName = nameToKeep(named)
  const { key, sizes } = picture
  // Files and row of the picture, its place in the library and the note of who put it there: all of it before the answer.
  await publishPicture(services, picture, async (client) => {
    await addContentPicture(client, {
      key,
      fileName,
      sizeBytes: sizes.find(({ format }) => format === 'jpeg')?.bytes.byteLength ?? 0,
      uploadedBy: customerIdOf(context),
      uploadedAt: services.now(),
    })
    await record(client, context, { action: 'upload_content_picture', key, fileName })
  })
  const [stored] = await findContentPictures(services.pool, [key])
  // Another operator has removed it in the same moment.
  if (!stored) throw refuseCall('NOT_FOUND')
  return uploadedOf(stored)
}

/** Whoever publishes a text with it waits, and finds that it is gone; whoever published it first keeps it. */
export async function removeContentPicture(
  { pool }: Pick<Services, 'pool'>,
  context: CallContext,
  key: string,
): Promise<void> {
  await transaction(pool, async (client) => {
    const found = await lockPicture(client, key)
    if (!found) throw refuseCall('NOT_FOUND')
    const kept = (await listVersionsWith(client, [key])).filter(keepsPictures)
    if (kept.length > 0) throw refuseCall('CONTENT_PICTURE_USED', { places: placesOf(kept) })
    await deleteContentPicture(client, key)
    // An ad that shows the same picture keeps its files.
    await addJob(client, 'delete-files', { storageKeys: [], pictureKeys: [key] })
    const { fileName } = found
    await record(client, context, { action: 'remove_content_picture', key, fileName })
  })
}

function uploadedOf(picture: StoredContentPicture): UploadedPicture {
  const { key, fileName, width, height, widths } = picture
  return { key, fileName, width, height, widths }
}

function usesOf(kept: readonly VersionWithPicture[]): LibraryPicture['usedIn'] {
  const entries = Map.groupBy(kept, ({ kind, key }) => `${kind} ${key}`)
  return [...entries.values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            kind: first.kind,
            key: first.key,
            locales: [...new Set([first, ...others].map(({ locale }) => locale))],
          },
        ]
      : [],
  )
}

/** `winter-storage (DE, PL)`: keys are the same in all languages. */
function placesOf(kept: readonly VersionWithPicture[]): string {
  return usesOf(kept)
    .map(({ key, locales }) => `${key} (${locales.join(', ').toUpperCase()})`)
    .join('; ')
}

function record(
  client: Parameters<typeof recordOperatorAction>[0],
  context: CallContext,
  done: { readonly action: string; readonly key: string; readonly fileName: string },
): Promise<void> {
  const { action, key, fileName } = done
  return recordOperatorAction(client, context, {
    action,
    subject: { kind: 'content_picture', id: key },
    facts: { fileName },
  })
}
