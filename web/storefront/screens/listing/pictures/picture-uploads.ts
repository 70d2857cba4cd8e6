import type { GalleryEntry } from '#contract/product.ts'
import { largestUploadBytes } from '#domain/listing/file-rules.ts'
import { typePlate, withPictureAdded, withPictureReplaced } from '#domain/listing/gallery.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import type { UploadMethod } from '#web/api/uploads/upload.ts'
import { uploadFile } from '#web/api/uploads/upload-file.ts'
import { UnfitFile, UploadQueue } from '#web/api/uploads/upload-queue.ts'
import type { UnfitReason } from '#web/storefront/forms/use-uploads.ts'
import type { AdEditor } from '../editor/ad-editor.ts'
import { keeperOf } from '../editor/keeper-of-ad.ts'
import { keptPerAd } from '../editor/kept-per-ad.ts'
import { isPictureAvailable } from './await-picture.ts'
import { pictureUrl } from './picture-url.ts'
import { refusedBeforeSending } from './ready/compression.ts'
import type { PictureFault } from './ready/picture-quality.ts'
import { readyPictureOf } from './ready/shrink-picture.ts'

/** Where a picture goes when it has arrived; plain data, so that it can be kept beside its file. */
export type PictureTarget = {
  readonly list: 'gallery' | 'moreImages'
  /** An option of `image_kind`, or the type plate. */
  readonly kind?: string
  /** The picture whose place it takes. */
  readonly replaces?: string
}

export type PictureQueue = UploadQueue<PictureTarget | null, UnfitReason>

const atOnce = 3

/** Uploads of one ad; the caller keeps what has arrived. `place` is where in the ad they belong. */
export function createPictureQueue(
  client: ApiClient,
  editor: AdEditor,
  {
    place,
    onArrived,
  }: {
    place: () => string
    onArrived: (entry: GalleryEntry, target: PictureTarget | null) => void
  },
): PictureQueue {
  const faultsOfFile = new WeakMap<File, readonly PictureFault[]>()
  return new UploadQueue({
    keeper: keeperOf<PictureTarget | null>(editor, place),
    atOnce,
    unfit: ({ name, type, size }) =>
      refusedBeforeSending({ fileName: name, mimeType: type, sizeBytes: size }),
    prepare: async (file) => {
      const { body, faults, isBroken } = await readyPictureOf(file)
      if (isBroken) throw new UnfitFile<UnfitReason>('broken')
      faultsOfFile.set(file, faults)
      return body
    },
    unfitToSend: ({ size }) => (size > largestUploadBytes ? 'too_large' : undefined),
    send: async ({ body, file, target }, method) => {
      const entityId = await entityIdOf(editor)
      const entry = await sendPicture(client, { entityId, body, fileName: file.name }, method)
      noteFaults(editor, entry.value, faultsOfFile.get(file) ?? [])
      onArrived(entry, target)
    },
  })
}

const galleryQueue = keptPerAd<PictureQueue>()

/** Gallery, more images and the type plate: all are made ready and sent together. */
export function galleryQueueOf(client: ApiClient, editor: AdEditor): PictureQueue {
  return galleryQueue(editor, () =>
    createPictureQueue(client, editor, {
      place: () => 'gallery',
      onArrived: ({ value }, target) => putInPlace(editor, value, target),
    }),
  )
}

function putInPlace(editor: AdEditor, value: string, target: PictureTarget | null): void {
  const { list, kind, replaces } = target ?? { list: 'gallery' as const }
  const added = { value, ...(kind !== undefined && { kind }) }
  const name = kind === typePlate ? ('reviewPictures' as const) : list
  const before = editor.getState().draft[name]
  const isThere = before.some((each) => each.value === replaces)
  const after =
    replaces !== undefined && isThere
      ? withPictureReplaced(before, { before: replaces, after: value })
      : withPictureAdded(before, added)
  editor.change({ [name]: after })
}

/** What was seen on the device of pictures that have arrived; gone with the page. */
type KnownFaults = ReadonlyMap<string, readonly PictureFault[]>

type FaultStore = {
  known: KnownFaults
  readonly listeners: Set<() => void>
}

const faultStore = keptPerAd<FaultStore>()
const storeOf = (editor: AdEditor) =>
  faultStore(editor, () => ({ known: new Map(), listeners: new Set() }))

export function knownFaults(editor: AdEditor): KnownFaults {
  return storeOf(editor).known
}

export function subscribeToFaults(editor: AdEditor, listener: () => void): () => void {
  const { listeners } = storeOf(editor)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Nothing wrong with it, or its owner wants to keep it as it is. */
export function noteFaults(editor: AdEditor, value: string, faults: readonly PictureFault[]): void {
  const store = storeOf(editor)
  const known = new Map(store.known)
  if (faults.length > 0) known.set(value, faults)
  else known.delete(value)
  store.known = known
  for (const listener of store.listeners) listener()
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
