import sharp from 'sharp'
import { largestUploadBytes } from '#domain/listing/file-rules.ts'
import { type Refused, refused } from '#domain/refusal/refusal.ts'
import { decodeHeic } from './decode-heic.ts'
import { detectPictureKind } from './picture-kind.ts'
import { megabyte, pictureLimits } from './picture-limits.ts'

/**
 * Official papers (registration certificate, inspection report) as PDF or picture. They are kept
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
  const kind = isPdf(bytes) ? 'pdf' : detectPictureKind(bytes)
  if (kind === undefined) return unreadableDocument('format')
  if (kind === 'pdf') {
    const reason = findPdfFault(bytes)
    if (reason !== undefined) return unreadableDocument(reason)
  } else if (!(await isDecodable(bytes, kind))) {
    return unreadableDocument('broken')
  }
  const extension = kind === 'jpeg' ? 'jpg' : kind
  return { isAllowed: true, document: { kind, contentType: contentTypes[kind], extension } }
}

/** Readers accept the header anywhere in the first 1024 bytes, and scanners make use of it. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
}

function findPdfFault(bytes: Uint8Array): 'broken' | 'encrypted' | undefined {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // A broken upload ends anywhere; the mark stands at the end, trailing bytes tolerated.
  if (!pdf.subarray(-2048).includes('%%EOF') || !pdf.includes('startxref')) return 'broken'
  // The key stands uncompressed in the trailer or in the dictionary of the reference stream.
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(pdf.toString('latin1')) ? 'encrypted' : undefined
}

async function isDecodable(bytes: Uint8Array, kind: 'jpeg' | 'png' | 'heic'): Promise<boolean> {
  if (kind === 'heic') {
    return (await decodeHeic({ bytes, ...pictureLimits })).kind === 'decoded'
  }
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: pictureLimits.maxPixels })
    await image.timeout({ seconds: pictureLimits.timeoutSeconds }).resize(64).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

export function unreadableDocument(
  reason: 'format' | 'broken' | 'encrypted' | 'tooLarge',
): Refused {
  const maxMegabytes = largestUploadBytes / megabyte
  return refused('DOCUMENT_UNREADABLE', { reason, maxMegabytes })
}
