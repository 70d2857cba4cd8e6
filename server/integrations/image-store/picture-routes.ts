import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { choosePictureFile, contentTypeOf } from './choose-picture-file.ts'
import type { ImageStore, PictureAudience } from './port.ts'
import { isPictureFileName, isPictureKey, pictureFileKey } from './storage-keys.ts'

type PictureParams = { key: string; fileName: string }

const oneYearSeconds = 31_536_000

export type AudienceOf = (
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<PictureAudience>

/**
 * `GET|HEAD /pictures/<key>/<width>.<format>`. The key stands for the content, so an exact file may
 * be kept for ever; a stand-in only for a minute, because the wanted size may come into being. A picture
 * for the review is sent only to whom `audienceOf` says, and kept by nobody.
 * Private documents have another prefix and no route here (see send-private-file.ts).
 */
export function registerPictureRoutes(
  app: FastifyInstance,
  store: ImageStore,
  audienceOf: AudienceOf,
): void {
  app.get<{ Params: PictureParams }>(
    '/pictures/:key/:fileName',
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { key, fileName } = request.params
      if (!isPictureKey(key) || !isPictureFileName(fileName)) return reply.callNotFound()
      const chosen = choosePictureFile(fileName, await store.listPictureFiles(key))
      if (chosen === undefined) return reply.callNotFound()

      const audience = await audienceOf(key, request, reply)
      if (audience === 'nobody') return reply.callNotFound()

      const isExact = chosen === fileName
      const entityTag = `"${key}-${chosen}"`
      reply.headers({
        'cache-control': cacheControl(audience, isExact),
        ...(audience === 'everybody' && { etag: entityTag }),
        'x-content-type-options': 'nosniff',
        // A picture opened on its own is a document of our origin: it may do nothing at all.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      if (audience === 'everybody' && request.headers['if-none-match'] === entityTag) {
        return reply.code(304).send()
      }

      const opened = await store.openStream(pictureFileKey(key, chosen))
      if (opened === undefined) return reply.callNotFound()
      return reply
        .type(contentTypeOf(chosen))
        .header('content-length', opened.sizeBytes)
        .send(opened.stream)
    },
  )
}

function cacheControl(audience: PictureAudience, isExact: boolean): string {
  if (audience !== 'everybody') return 'private, no-store'
  return isExact ? `public, max-age=${oneYearSeconds}, immutable` : 'public, max-age=60'
}
