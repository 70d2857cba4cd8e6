import type { GalleryEntry } from '#contract/product.ts'
import { largestUploadBytes } from '#domain/listing/file-rules.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { uploadFile } from '#web/api/uploads/upload-file.ts'
import { type UploadMethod, UploadQueue } from '#web/api/uploads/upload-queue.ts'
import type { UnfitReason } from '#web/storefront/forms/use-uploads.ts'
import type { AdEditor } from '../editor/ad-editor.ts'
import { keptPerAd } from '../editor/kept-per-ad.ts'
import { isPictureAvailable } from './await-picture.ts'
import { refusedBeforeSending } from './compression.ts'
import { pictureUrl } from './picture-url.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type PictureQueue = UploadQueue<null, UnfitReason>

const atOnce = 2

/** Uploads of one ad; the caller keeps what has arrived. */
export function createPictureQueue(
  client: ApiClient,
  editor: AdEditor,
  onArrived: (entry: GalleryEntry) => void,
): PictureQueue {
  return new UploadQueue({
    atOnce,
    unfit: ({ name, type, size }) =>
      refusedBeforeSending({ fileName: name, mimeType: type, sizeBytes: size }),
    prepare: shrinkPicture,
    unfitToSend: ({ size }) => (size > largestUploadBytes ? 'too_large' : undefined),
    send: async ({ body, fileName }, method) => {
      const entityId = await entityIdOf(editor)
      onArrived(await sendPicture(client, { entityId, body, fileName }, method))
    },
  })
}

const galleryQueue = keptPerAd<PictureQueue>()

export function galleryQueueOf(client: ApiClient, editor: AdEditor): PictureQueue {
  return galleryQueue(editor, () =>
    createPictureQueue(client, editor, ({ value }) => {
      const { gallery } = editor.getState().draft
      editor.change({ gallery: [...gallery, { value, position: gallery.length }] })
    }),
  )
}

/** A picture may be the first answer of all; then the ad comes into being for it. */
async function entityIdOf(editor: AdEditor): Promise<number> {
  const { entityId } = editor.getState()
  if (entityId !== null) return entityId
  return (await editor.start()).entityId
}

async function sendPicture(
  client: ApiClient,
  picture: { readonly entityId: number; readonly body: Blob; readonly fileName: string },
  { signal, onProgress }: UploadMethod,
): Promise<GalleryEntry> {
  const { entityId, body, fileName } = picture
  onProgress(body.size, 0)
  const entry = await uploadFile<GalleryEntry>(client, {
    path: `/api/public/product/picture/${entityId}`,
    file: body,
    fileName,
    signal,
    onProgress: (percent) => onProgress(body.size, percent),
  })
  const url = pictureUrl(entry.value, 320)
  const probe = async () =>
    (await fetch(url, { method: 'HEAD' }).catch(() => undefined))?.ok === true
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  if (!(await isPictureAvailable(probe, wait))) {
    throw new Error('Image not available after upload')
  }
  return entry
}
