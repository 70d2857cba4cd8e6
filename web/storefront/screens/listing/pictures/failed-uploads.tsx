import { FileRows } from '#web/ui/fields/file-drop.tsx'
import type { PictureTarget } from './picture-uploads.ts'
import type { Pictures } from './use-pictures.ts'

/** Why a picture did not go, in a sentence, with what can be done. */
export function FailedUploads(props: { pictures: Pictures; list: PictureTarget['list'] }) {
  const { pictures, list } = props
  const failed = pictures
    .underwayOf(list)
    .flatMap(({ item }) => (item.state === 'failed' ? [item] : []))
  const { retry, remove } = pictures.uploads
  return <FileRows items={failed} onRetry={retry} onRemove={remove} />
}
