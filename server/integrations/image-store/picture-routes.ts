import type { FastifyInstance } from 'fastify'
import { choosePictureFile, contentTypeOf } from './choose-picture-file.ts'
import type { ImageStore } from './port.ts'
import { isPictureFileName, isPictureKey, pictureFileKey } from './storage-keys.ts'

type PictureParams = { key: string; fileName: string }

const oneYearSeconds = 31_536_000

/**
 * `GET|HEAD /pictures/<key>/<width>.<format>`. The key stands for the content, so an exact file may
 * be kept for ever; a stand-in only for a minute, because the wanted size may come into being.
 * Private documents have another prefix and no route here (see send-private-file.ts).
 */
export function registerPictureRoutes(app: FastifyInstance, store: ImageStore): void {
  app.get<{ Params: PictureParams }>(
    '/pictures/:key/:fileName',
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { key, fileName } = request.params
      if (!isPictureKey(key) || !isPictureFileName(fileName)) return reply.callNotFound()
      const chosen = choosePictureFile(fileName, await store.listPictureFiles(key))
      if (chosen === undefined) return reply.callNotFound()

      const isExact = chosen === fileName
      const entityTag = `"${key}-${chosen}"`
      reply.headers({
        'cache-control': isExact
          ? `public, max-age=${oneYearSeconds}, immutable`
          : 'public, max-age=60',
        etag: entityTag,
        'x-content-type-options': 'nosniff',
        // A picture opened on its own is a document of our origin: it may do nothing at all.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      if (request.headers['if-none-match'] === entityTag) return reply.code(304).send()

      const opened = await store.openStream(pictureFileKey(key, chosen))
      if (opened === undefined) return reply.callNotFound()
      return reply
        .type(contentTypeOf(chosen))
        .header('content-length', opened.sizeBytes)
        .send(opened.stream)
    },
  )
}
