import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Format, formatFor } from '#locales/format.ts'
import type { Hosts } from '#locales/hosts.ts'
import type { Locale } from '#locales/locales.ts'
import { textsOf } from '#locales/texts.ts'
import type { CatalogIndex } from '../../areas/catalog/api.ts'
import { type CatalogAd, listCatalogAds } from '../../areas/listing/api.ts'
import { choosePictureFile } from '../../integrations/image-store/choose-picture-file.ts'
import type { ImageStore } from '../../integrations/image-store/port.ts'
import { pictureFileKey } from '../../integrations/image-store/storage-keys.ts'
import type { DatabasePool } from '../../platform/database/pool.ts'
import { QueueFull } from '../../platform/pictures/task-queue.ts'
import { drawPreview } from './draw-preview.ts'
import { createKeptPreviews } from './kept-previews.ts'

/**
 * `GET /previews/<ad>.jpeg`: what other sites show of a link to an ad (Open Graph). Drawn for the host's language, of what a visitor may
 * read; of ads that they may not see there is none (rules 1). `GET /previews/site.jpeg` is what they show of every other page.
 */

type Services = {
  readonly pool: DatabasePool
  readonly hosts: Hosts
  readonly catalog: Pick<CatalogIndex, 'has'>
  readonly images: ImageStore
}

const rateLimit = { max: 60, timeWindow: '1 minute' }
const sceneFile = join(
  import.meta.dirname,
  '../../../web/storefront/drawings/scenes/home.generated.svg',
)

export function registerPreviewRoutes(app: FastifyInstance, services: Services): void {
  const { pool, hosts, catalog, images } = services
  const previewOf = createKeptPreviews()

  const draw = async (ad: CatalogAd, facts: readonly string[]) => {
    const picture = await readPicture(images, ad.facts.pictureKey)
    if (!picture) return undefined
    const title = `${ad.facts.makeName} ${ad.facts.model}`.trim()
    return drawPreview({ picture, title, facts })
  }

  const send = async (reply: FastifyReply, { shown, draw }: Preview) => {
    const tag = tagOf(shown)
    try {
      const preview = await previewOf(tag, draw)
      if (!preview) return reply.callNotFound()
      return reply
        .header('cache-control', 'public, max-age=3600')
        .header('etag', `"${tag}"`)
        .type('image/jpeg')
        .send(preview)
    } catch (error) {
      if (error instanceof QueueFull) return reply.code(503).header('retry-after', '5').send()
      throw error
    }
  }

  app.get('/previews/site.jpeg', { config: { rateLimit } }, async (request, reply) => {
    const host = hosts.resolve(request.headers.host)
    if (host.kind !== 'storefront') return reply.callNotFound()
    const words = siteWords(host.locale)
    return send(reply, { shown: [words.title, ...words.facts], draw: () => drawSite(words) })
  })

  app.get<{ Params: { id: string } }>(
    '/previews/:id(^[1-9]\\d{0,9}$).jpeg',
    { config: { rateLimit } },
    async (request, reply) => {
      const host = hosts.resolve(request.headers.host)
      const entityId = Number(request.params.id)
      if (host.kind !== 'storefront' || !catalog.has(entityId)) return reply.callNotFound()
      const [ad] = await listCatalogAds(pool, [entityId])
      if (!ad) return reply.callNotFound()
      const facts = factsOf(ad, formatFor(host.locale))
      const { pictureKey, makeName, model } = ad.facts
      return send(reply, {
        shown: [pictureKey, makeName, model, ...facts],
        draw: () => draw(ad, facts),
      })
    },
  )
}

type Preview = {
  /** All that the drawing depends on. */
  readonly shown: readonly unknown[]
  readonly draw: () => Promise<Buffer | undefined>
}

type Words = { readonly title: string; readonly facts: readonly string[] }

function siteWords(locale: Locale): Words {
  const texts = textsOf(locale, 'shell')
  return { title: texts('titles.home'), facts: [texts('footer.tagline')] }
}

async function drawSite(words: Words): Promise<Buffer> {
  return drawPreview({ ...words, picture: await readFile(sceneFile) })
}

/** The figures that need no word. */
function factsOf({ facts }: CatalogAd, format: Format): string[] {
  const { firstRegistrationYear: year, firstRegistrationMonth: month } = facts
  const registration = year !== null && month !== null ? format.month(year, month) : year
  const figures = [
    registration?.toString(),
    facts.mileageKm && format.kilometres(facts.mileageKm),
    facts.lengthMm && format.metres(facts.lengthMm),
    facts.licensedWeightKg && format.kilograms(facts.licensedWeightKg),
  ]
  return figures.flatMap((each) => (each ? [each] : []))
}

function tagOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

async function readPicture(images: ImageStore, key: string | null): Promise<Buffer | undefined> {
  if (key === null) return undefined
  const chosen = choosePictureFile('1600.jpeg', await images.listPictureFiles(key))
  const opened = chosen && (await images.openStream(pictureFileKey(key, chosen)))
  return opened ? Buffer.concat(await Array.fromAsync(opened.stream)) : undefined
}
