import type { Api } from '#web/api/api.tsx'
import { documentQueueOf, pageQueueOf } from '../documents/document-uploads.ts'
import type { AdEditor } from '../editor/ad-editor.ts'
import { damageQueueOf } from '../pictures/damage-uploads.ts'
import { galleryQueueOf } from '../pictures/picture-uploads.ts'

/**
 * Once no file of this ad travels any more: how many still lie on this device because the line is cut off. The ad
 * takes no file while it is reviewed, so it is not sent before them.
 */
export async function filesLeft(api: Api, editor: AdEditor): Promise<number> {
  const { damages } = editor.getState().draft
  const counts = await Promise.all([
    documentQueueOf(api, editor).settled(),
    pageQueueOf(api, editor).settled(),
    galleryQueueOf(api.client, editor).settled(),
    ...damages.map((_damage, index) => damageQueueOf(api.client, editor, index).settled()),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}
