import type { FastifyRequest } from 'fastify'
import type { GalleryEntry } from '#contract/product.ts'
import { maxPictures } from '#domain/listing/gallery.ts'
import { pictureFileName } from '../../../integrations/image-store/port.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import {
  type ProcessedPicture,
  processPicture,
} from '../../../platform/pictures/process-picture.ts'
import { QueueFull, type TaskQueue } from '../../../platform/pictures/task-queue.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { savePicture } from '../records/picture-store.ts'
import { loadFillable } from './edit-guard.ts'

/**
 * One picture in: made into its sizes, published, remembered. The gallery is changed by the form's
 * own save, so that an upload that nobody kept leaves no trace in the ad.
 */
export async function uploadPicture(
  services: ListingServices & { readonly pictureQueue: TaskQueue },
  context: CallContext,
  upload: { readonly entityId: number; readonly request: FastifyRequest },
): Promise<GalleryEntry> {
  const listing = await loadFillable(services, context, upload.entityId)
  if (listing.gallery.length + listing.moreImages.length >= maxPictures) {
    throw refuseCall('PICTURE_LIMIT_REACHED', { maximum: maxPictures })
  }
  const { picture } = await receivePicture(services, upload.request)
  await publishPicture(services, picture)
  return {
    value: picture.key,
    position: listing.gallery.length,
    width: picture.width,
    height: picture.height,
    thumbhash: picture.thumbhash,
  }
}

/** The one file of an upload call as a picture in its sizes, or a refusal that says why it is none. */
export async function receivePicture(
  { pictureQueue }: { readonly pictureQueue: TaskQueue },
  request: FastifyRequest,
): Promise<{ readonly picture: ProcessedPicture; readonly fileName: string }> {
  const file = await request.file()
  if (!file) throw refuseCall('PICTURE_UNREADABLE', { reason: 'format' })
  const outcome = await pictureQueue
    .run(() => processPicture(file.file))
    .catch((error: unknown) => {
      throw error instanceof QueueFull ? refuseCall('SERVICE_UNAVAILABLE') : error
    })
  if (!outcome.isAllowed) throw new RefusedCall(outcome.refusal)
  return { picture: outcome.picture, fileName: file.filename }
}

/** Files first, then the row: a known picture can always be shown. `keep` writes what belongs to it, with it or not at all. */
export async function publishPicture(
  services: Pick<ListingServices, 'images' | 'pool'>,
  picture: ProcessedPicture,
  keep: (client: DatabaseClient) => Promise<void> = async () => undefined,
): Promise<void> {
  const publish = () =>
    services.images.publishPicture(
      picture.key,
      picture.sizes.map((size) => ({ name: pictureFileName(size), bytes: size.bytes })),
    )
  await publish()
  await transaction(services.pool, async (client) => {
    await savePicture(client, {
      pictureKey: picture.key,
      width: picture.width,
      height: picture.height,
      thumbhash: picture.thumbhash,
      sizes: picture.sizes.map(({ width, height, format }) => ({ width, height, format })),
    })
    await keep(client)
  })
  // The same picture, kept by nobody, may have been deleted between file and row.
  if ((await services.images.listPictureFiles(picture.key)).length === 0) await publish()
}
