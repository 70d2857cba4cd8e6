import { withDamage } from '#domain/listing/damages.ts'
import { arrangedGallery } from '#domain/listing/gallery.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import type { AdEditor } from '../editor/ad-editor.ts'
import { keptPerAd } from '../editor/kept-per-ad.ts'
import { createPictureQueue, type PictureQueue } from './picture-uploads.ts'

/** In the order of the damages, whose numbers move up when one of them is removed. */
const queuesOf = keptPerAd<PictureQueue[]>()

export function damageQueueOf(client: ApiClient, editor: AdEditor, index: number): PictureQueue {
  const queues = queuesOf(editor, () => [])
  const known = queues[index]
  if (known) return known
  const made = createPictureQueue(client, editor, {
    place: () => `damage/${queues.indexOf(made)}`,
    onArrived: ({ value }) => {
      const { damages } = editor.getState().draft
      const now = queues.indexOf(made)
      const before = damages[now]?.pictures ?? []
      const pictures = arrangedGallery([...before, { value, position: before.length }])
      editor.change({ damages: withDamage(damages, { index: now, change: { pictures } }) })
    },
  })
  queues[index] = made
  return made
}

/** Uploads of a removed damage are dropped. */
export function dropDamageQueue(editor: AdEditor, index: number): void {
  const queues = queuesOf(editor, () => [])
  const [dropped] = queues.splice(index, 1)
  for (const { id } of dropped?.getUploads() ?? []) dropped?.remove(id)
  for (const moved of queues.slice(index)) moved?.keepAgain()
}
