import type { Api } from '#web/api/api.tsx'
import type { FilesLeft } from '#web/api/uploads/upload.ts'
import { documentQueueOf, pageQueueOf } from '../documents/document-uploads.ts'
import type { AdEditor } from '../editor/ad-editor.ts'
import { damageQueueOf } from '../pictures/damage-uploads.ts'
import { galleryQueueOf } from '../pictures/picture-uploads.ts'

/**
 * Sends what failed once more, and says once no file of this ad travels any more what still lies on this device alone.
 * The ad takes no file while it is reviewed, so it is not sent before them.
 */
export async function filesLeft(api: Api, editor: AdEditor): Promise<FilesLeft> {
  const { damages } = editor.getState().draft
  const queues = [
    documentQueueOf(api, editor),
    pageQueueOf(api, editor),
    galleryQueueOf(api.client, editor),
    ...damages.map((_damage, index) => damageQueueOf(api.client, editor, index)),
  ]
  const left = await Promise.all(
    queues.map((queue) => {
      queue.retryAll()
      return queue.settled()
    }),
  )
  return {
    cutOff: left.reduce((sum, { cutOff }) => sum + cutOff, 0),
    notTaken: left.reduce((sum, { notTaken }) => sum + notTaken, 0),
  }
}
