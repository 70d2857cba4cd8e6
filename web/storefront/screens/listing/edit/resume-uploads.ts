import type { Api } from '#web/api/api.tsx'
import { device } from '#web/api/device/device-database.ts'
import { keptPlaces } from '#web/api/device/kept-files.ts'
import { documentQueueOf, pageQueueOf } from '../documents/document-uploads.ts'
import type { AdEditor } from '../editor/ad-editor.ts'
import { damageQueueOf } from '../pictures/damage-uploads.ts'
import { galleryQueueOf } from '../pictures/picture-uploads.ts'

/**
 * Files of this ad that a closed page had not sent go on by themselves, on whichever screen the ad is
 * opened.
 */
export async function resumeUploads(api: Api, editor: AdEditor): Promise<void> {
  for (const place of await keptPlaces(device, editor.name)) {
    await queueOfPlace(place, api, editor)?.resume()
  }
}

function queueOfPlace(place: string, api: Api, editor: AdEditor) {
  if (place === 'documents') return documentQueueOf(api, editor)
  if (place === 'copies') return pageQueueOf(api, editor)
  if (place === 'gallery') return galleryQueueOf(api.client, editor)
  const index = Number(/^damage\/(\d+)$/.exec(place)?.[1] ?? Number.NaN)
  // A damage that was taken out elsewhere needs no pictures.
  if (!editor.getState().draft.damages[index]) return undefined
  return damageQueueOf(api.client, editor, index)
}
