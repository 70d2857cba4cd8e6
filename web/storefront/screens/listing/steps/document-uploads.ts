import type { OfficialDocumentType } from '#domain/listing/listing.ts'
import type { Api } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { uploadFile } from '#web/api/uploads/upload-file.ts'
import { UploadQueue } from '#web/api/uploads/upload-queue.ts'
import { type UnfitReason, unfitDocument } from '#web/storefront/forms/use-uploads.ts'
import type { AdEditor } from '../editor/ad-editor.ts'
import { keptPerAd } from '../editor/kept-per-ad.ts'

type DocumentQueue = UploadQueue<OfficialDocumentType, UnfitReason>

const queueOf = keptPerAd<DocumentQueue>()

/** Papers go one by one; each is checked here first, because the whole of it would travel in vain. */
export function documentQueueOf({ client, queryClient }: Api, editor: AdEditor): DocumentQueue {
  return queueOf(
    editor,
    () =>
      new UploadQueue({
        atOnce: 1,
        unfit: unfitDocument,
        unfitToSend: () => undefined,
        send: async ({ body, fileName, target }, { signal, onProgress }) => {
          const { entityId } = await editor.start()
          await uploadFile(client, {
            path: `/api/public/product/document/${entityId}/${target}`,
            file: body,
            fileName,
            signal,
            onProgress: (percent) => onProgress(body.size, percent),
          })
          await Promise.all([
            queryClient.invalidateQueries({ queryKey: [...keysOf('listing', 'getOwn')] }),
            queryClient.invalidateQueries({ queryKey: [...keysOf('listing', 'getAsVisitor')] }),
          ])
        },
      }),
  )
}
