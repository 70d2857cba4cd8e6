import { isImage } from '#domain/listing/file-rules.ts'
import type { OfficialDocumentType } from '#domain/listing/listing.ts'
import type { Api } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { uploadFile } from '#web/api/uploads/upload-file.ts'
import { UploadQueue } from '#web/api/uploads/upload-queue.ts'
import { type UnfitReason, unfitDocument } from '#web/storefront/forms/use-uploads.ts'
import type { AdEditor } from '../editor/ad-editor.ts'
import { keeperOf } from '../editor/keeper-of-ad.ts'
import { keptPerAd } from '../editor/kept-per-ad.ts'

type DocumentQueue = UploadQueue<OfficialDocumentType, UnfitReason>

const documentQueue = keptPerAd<DocumentQueue>()
const pageQueue = keptPerAd<DocumentQueue>()

/** Papers go one by one; each is checked here first, because the whole of it would travel in vain. */
export function documentQueueOf(api: Api, editor: AdEditor): DocumentQueue {
  return documentQueue(editor, () =>
    createQueue(api, editor, { place: 'documents', path: 'document', unfit: unfitDocument }),
  )
}

/** Covered pages lie on the device until the server has them, as papers and pictures do. */
export function pageQueueOf(api: Api, editor: AdEditor): DocumentQueue {
  return pageQueue(editor, () =>
    createQueue(api, editor, { place: 'copies', path: 'covered-page', unfit: unfitPage }),
  )
}

function createQueue(
  { client, queryClient }: Api,
  editor: AdEditor,
  of: {
    readonly place: 'documents' | 'copies'
    readonly path: 'document' | 'covered-page'
    readonly unfit: (file: File) => UnfitReason | undefined
  },
): DocumentQueue {
  return new UploadQueue({
    keeper: keeperOf(editor, () => of.place),
    atOnce: 1,
    unfit: of.unfit,
    unfitToSend: () => undefined,
    send: async ({ body, fileName, target }, { signal, onProgress }) => {
      const { entityId } = await editor.start()
      await uploadFile(client, {
        path: `/api/public/product/${of.path}/${entityId}/${target}`,
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
  })
}

function unfitPage(file: File): UnfitReason | undefined {
  const { name: fileName, type: mimeType } = file
  return isImage({ fileName, mimeType }) ? unfitDocument(file) : 'no_picture'
}
