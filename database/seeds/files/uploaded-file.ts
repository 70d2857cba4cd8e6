import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'

/** A file as an upload brings it; the use cases read nothing else of the request. */
export function uploadOf(file: { readonly name: string; readonly bytes: Buffer }): FastifyRequest {
  const request = {
    file: async () => ({ file: Readable.from([file.bytes]), filename: file.name }),
  }
  return request as unknown as FastifyRequest // Only `file` is asked of it.
}
