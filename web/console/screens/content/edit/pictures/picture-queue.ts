import type { UploadedPicture } from '#contract/endpoints/publishing/content-pictures.ts'
import { isImage, largestUploadBytes } from '#domain/listing/file-rules.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { uploadFile } from '#web/api/uploads/upload-file.ts'
import { UploadQueue } from '#web/api/uploads/upload-queue.ts'

export type UnfitPicture = 'no_picture' | 'too_large'

/** Each file goes under an id of its own, by which the editor knows what becomes of it. */
export type PictureQueue = UploadQueue<string, UnfitPicture>

/** The server makes two at once; more would only wait there. */
const atOnce = 2

export function createPictureQueue(
  client: ApiClient,
  onArrived: (id: string, picture: UploadedPicture) => void,
): PictureQueue {
  return new UploadQueue<string, UnfitPicture>({
    atOnce,
    unfit: ({ name, type, size }) => {
      if (!isImage({ fileName: name, mimeType: type })) return 'no_picture'
      return size > largestUploadBytes ? 'too_large' : undefined
    },
    unfitToSend: () => undefined,
    send: async ({ body, file, fileName, target }, { signal, onProgress }) => {
      onProgress(file.size, 0)
      const picture = await uploadFile<UploadedPicture>(client, {
        path: '/api/operator/content-pictures',
        file: body,
        fileName,
        signal,
        onProgress: (percent) => onProgress(file.size, percent),
      })
      onArrived(target, picture)
    },
  })
}
