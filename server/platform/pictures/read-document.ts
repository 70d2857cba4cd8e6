import { randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { largestUploadBytes, sanitisedFileName } from '#domain/listing/file-rules.ts'
import { RefusedCall, refuseCall } from '../http/refused-call.ts'
import { checkDocument, unreadableDocument } from './check-document.ts'
import { readLimited } from './read-limited.ts'

export type UploadedDocument = {
  readonly bytes: Buffer
  readonly contentType: string
  /** As it is kept and handed out (spec 5.2). */
  readonly fileName: string
}

/** The one file of an upload call as a document that a reader can open, or a refusal that says why not. */
export async function readDocument(request: FastifyRequest): Promise<UploadedDocument> {
  const file = await request.file()
  if (!file) throw refuseCall('MALFORMED_REQUEST')
  const bytes = await readLimited(file.file, largestUploadBytes)
  if (!bytes) throw new RefusedCall(unreadableDocument('tooLarge').refusal)
  const outcome = await checkDocument(bytes)
  if (!outcome.isAllowed) throw new RefusedCall(outcome.refusal)
  const { contentType, extension } = outcome.document
  const fileName = sanitisedFileName(namedBy(file.filename, extension), randomName())
  return { bytes, contentType, fileName }
}

/** The ending says what the file is, whatever the sender called it. */
function namedBy(fileName: string, extension: string): string {
  return `${fileName.replace(/\.[^.]*$/, '')}.${extension}`
}

function randomName(): string {
  return Array.from({ length: 4 }, () => String.fromCharCode(97 + randomInt(26))).join('')
}
