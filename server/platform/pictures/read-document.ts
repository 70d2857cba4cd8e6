import type { FastifyRequest } from 'fastify'
import { largestUploadBytes } from '#domain/listing/file-rules.ts'
import { RefusedCall, refuseCall } from '../http/refused-call.ts'
import { checkDocument, unreadableDocument } from './check-document.ts'
import { readLimited } from './read-limited.ts'

const maxFileNameLength = 80

export type UploadedDocument = {
  readonly bytes: Buffer
  readonly contentType: string
  /** The end of it, which holds the extension. */
  readonly fileName: string
}

/** The one file of an upload call as a paper that a reader can open, or a refusal that says why not. */
export async function readDocument(request: FastifyRequest): Promise<UploadedDocument> {
  const file = await request.file()
  if (!file) throw refuseCall('MALFORMED_REQUEST')
  const bytes = await readLimited(file.file, largestUploadBytes)
  if (!bytes) throw new RefusedCall(unreadableDocument('tooLarge').refusal)
  const outcome = await checkDocument(bytes)
  if (!outcome.isAllowed) throw new RefusedCall(outcome.refusal)
  const { contentType } = outcome.document
  return { bytes, contentType, fileName: file.filename.slice(-maxFileNameLength) }
}
