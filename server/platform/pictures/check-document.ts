import sharp from 'sharp'
import { largestUploadBytes } from '#domain/listing/file-rules.ts'
import { type Refused, refused } from '#domain/refusal/refusal.ts'
import { decodeHeic } from './decode-heic.ts'
import { findPdfFault, isPdf, isSomethingElseToo } from './pdf-structure.ts'
import { detectPictureKind } from './picture-kind.ts'
import { isTooManyPixels, megabyte, pictureLimits, tooLarge } from './picture-limits.ts'

/**
 * Official documents (registration certificate, inspection report) as PDF or picture. They are kept
 * as sent, on a private prefix, and only ever handed out as attachment: nothing here runs them.
 * What we check is that a reader will be able to open them.
 */

export type DocumentKind = 'pdf' | 'jpeg' | 'png' | 'heic'

export type CheckedDocument = {
  readonly kind: DocumentKind
  readonly contentType: string
  readonly extension: string
}

export type DocumentOutcome =
  | { readonly isAllowed: true; readonly document: CheckedDocument }
  | Refused

const contentTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
}

export async function checkDocument(bytes: Uint8Array): Promise<DocumentOutcome> {
  if (bytes.byteLength > largestUploadBytes) return unreadableDocument('tooLarge')
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = isPdf(file) ? 'pdf' : detectPictureKind(bytes)
  if (kind === undefined || isSomethingElseToo(file)) return unreadableDocument('format')
  if (kind === 'pdf') {
    const reason = findPdfFault(file)
    if (reason !== undefined) return unreadableDocument(reason)
  } else {
    const reason = await findPictureFault(bytes, kind)
    if (reason === 'tooManyPixels') return tooLarge('pixels', pictureLimits)
    if (reason !== undefined) return unreadableDocument(reason)
  }
  const extension = kind === 'jpeg' ? 'jpg' : kind
  return { isAllowed: true, document: { kind, contentType: contentTypes[kind], extension } }
}

async function findPictureFault(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png' | 'heic',
): Promise<'broken' | 'tooManyPixels' | undefined> {
  if (kind === 'heic') {
    const { kind: answer } = await decodeHeic({ bytes, ...pictureLimits })
    if (answer === 'decoded') return undefined
    return answer === 'tooManyPixels' ? answer : 'broken'
  }
  try {
    const options = { failOn: 'error' as const, limitInputPixels: false as const }
    if (isTooManyPixels(await sharp(bytes, options).metadata(), pictureLimits)) {
      return 'tooManyPixels'
    }
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: pictureLimits.maxPixels })
    await image.timeout({ seconds: pictureLimits.timeoutSeconds }).resize(64).raw().toBuffer()
    return undefined
  } catch {
    return 'broken'
  }
}

export function unreadableDocument(
  reason: 'format' | 'broken' | 'encrypted' | 'tooLarge',
): Refused {
  const maxMegabytes = largestUploadBytes / megabyte
  return refused('DOCUMENT_UNREADABLE', { reason, maxMegabytes })
}
