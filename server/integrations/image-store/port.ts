import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * Where files live: public pictures under `pictures/<picture key>/<file>`, private documents under
 * `documents/<key>`. Whoever has the key of a picture may see it unless it is for a review; a document's key is never part
 * of an address, it is handed out only after the caller has been checked.
 */
export type ImageStore = {
  /** Overwrites. Readers see the old file or the whole new one, never a part. */
  put: (key: string, content: Uint8Array | Readable) => Promise<void>
  head: (key: string) => Promise<StoredFile | undefined>
  openStream: (key: string) => Promise<OpenedFile | undefined>
  /** Deleting what is not there is no error: a repeated job must come to the same end. */
  delete: (key: string) => Promise<void>
  /** All files of a picture become visible at once; nobody ever sees half a set of sizes. */
  publishPicture: (pictureKey: string, files: readonly PublishedFile[]) => Promise<void>
  /** File names of one picture, `640.webp` and its like; empty when there is none. */
  listPictureFiles: (pictureKey: string) => Promise<string[]>
  deletePicture: (pictureKey: string) => Promise<void>
}

/** Who may see a picture. `caller`: this one, and the next one at the same machine is asked again. */
export type PictureAudience = 'everybody' | 'caller' | 'nobody'

export type StoredFile = { readonly sizeBytes: number }

export type OpenedFile = StoredFile & { readonly stream: Readable }

export type PublishedFile = { readonly name: string; readonly bytes: Uint8Array }

/** Random and not by content: whoever knows a document must not be able to find its key. */
export function createDocumentKey(): string {
  return `documents/${randomBytes(16).toString('hex')}`
}

export function pictureFileName(file: { readonly width: number; readonly format: string }): string {
  return `${file.width}.${file.format}`
}
