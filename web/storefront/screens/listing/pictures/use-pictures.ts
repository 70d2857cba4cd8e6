import { useEffect, useSyncExternalStore } from 'react'
import { type PictureSlot, slotsOf, typePlate } from '#domain/listing/gallery.ts'
import type { Picture } from '#domain/listing/listing.ts'
import { useApi } from '#web/api/api.tsx'
import type { Upload } from '#web/api/uploads/upload.ts'
import { type UnfitReason, useUploads } from '#web/storefront/forms/use-uploads.ts'
import type { FileDropItem } from '#web/ui/fields/file-drop.tsx'
import { useAd } from '../editor/ad-context.tsx'
import {
  galleryQueueOf,
  knownFaults,
  noteFaults,
  type PictureTarget,
  subscribeToFaults,
} from './picture-uploads.ts'
import { noteTravelling } from './pictures-on-device.ts'
import type { PictureFault } from './ready/picture-quality.ts'

export type PictureUpload = Upload<PictureTarget | null, UnfitReason> & {
  readonly item: FileDropItem
}

/** The pictures of the ad, those on their way, and what the device found wrong with them. */
export function usePictures() {
  const { editor, state } = useAd()
  const { gallery, moreImages, reviewPictures } = state.draft
  const queue = galleryQueueOf(useApi(), editor)
  const uploads = useUploads(queue)
  const faults = useSyncExternalStore(
    (listener) => subscribeToFaults(editor, listener),
    () => knownFaults(editor),
    () => noFaults,
  )
  const underway: readonly PictureUpload[] = queue.getUploads().flatMap((upload) => {
    const item = uploads.items.find(({ id }) => id === upload.id)
    return item ? [{ ...upload, item }] : []
  })
  const isTravelling = underway.some(
    (upload) => isOnItsWay(upload) && upload.target?.kind !== typePlate,
  )
  useEffect(() => noteTravelling(editor, isTravelling), [editor, isTravelling])
  const slots = slotsOf(state.kind)
  const shown = [...gallery, ...reviewPictures]
  const filled = new Set([
    ...shown.map(({ kind }) => kind),
    ...underway.map(({ target }) => target?.kind),
  ])
  const open = slots.filter(({ kind }) => !filled.has(kind))
  return {
    editor,
    gallery,
    moreImages,
    reviewPictures,
    uploads,
    slots,
    open,
    /** Of a list; those for the review are sent with the gallery. */
    underwayOf: (list: PictureTarget['list']) =>
      underway.filter(({ target }) => (target?.list ?? 'gallery') === list),
    faultsOf: (picture: Picture): readonly PictureFault[] => faults.get(picture.value) ?? [],
    keepAsItIs: (picture: Picture) => noteFaults(editor, picture.value, []),
    /** Whether the device has all that waits, so that the page may be closed. */
    isKept: underway.every(({ isKept }) => isKept),
    /** Counts what is on the device; what will never go is none. */
    count: shown.length + underway.filter(isOnItsWay).length,
    addFor: (slot: PictureSlot, files: readonly File[], replaces?: string) =>
      uploads.add(files, {
        list: 'gallery',
        kind: slot.kind,
        ...(replaces !== undefined && { replaces }),
      }),
  }
}

function isOnItsWay({ phase, target }: PictureUpload): boolean {
  const isRefused = phase.kind === 'failed' && phase.fault.kind !== 'connection'
  return !isRefused && (target?.list ?? 'gallery') === 'gallery'
}

export type Pictures = ReturnType<typeof usePictures>

const noFaults: ReadonlyMap<string, readonly PictureFault[]> = new Map()

export function isForReview({ kind }: Pick<Picture, 'kind'>): boolean {
  return kind === typePlate
}
