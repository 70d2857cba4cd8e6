import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { Hosts } from '#locales/hosts.ts'
import { type Locale, localeFacts } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { textsOf } from '#locales/texts.ts'

/**
 * What makes a storefront installable: its manifest in its language, icons, and the service worker that shows pushes.
 * The same for everybody.
 */

const oneDay = 'public, max-age=86400'
const projectFolder = join(import.meta.dirname, '..', '..')
/** Android masks icons to a circle of four fifths of their width. */
const maskedShare = 0.8
const brandColour = '#0096c7'
const pageColour = '#f6f9fa'

const icons = {
  '/app-icon-192.png': { size: 192, share: 1 },
  '/app-icon-512.png': { size: 512, share: 1 },
  '/app-icon-masked-512.png': { size: 512, share: maskedShare },
  /** Safari rounds its corners itself and paints transparent ones black. */
  '/apple-touch-icon.png': { size: 180, share: 1 },
} as const

type Answer = (call: { readonly reply: FastifyReply; readonly locale: Locale }) => unknown

export function registerInstalledApp(app: FastifyInstance, hosts: Hosts): void {
  const route = (url: string, answer: Answer) =>
    app.get(url, async (request: FastifyRequest, reply) => {
      const host = hosts.resolve(request.headers.host)
      return host.kind === 'storefront'
        ? answer({ reply, locale: host.locale })
        : reply.callNotFound()
    })

  route('/site.webmanifest', ({ reply, locale }) =>
    reply
      .header('cache-control', oneDay)
      .type('application/manifest+json; charset=utf-8')
      .send(manifestOf(locale)),
  )
  route('/service-worker.js', async ({ reply }) =>
    reply
      // A browser asks for it again by itself; a kept one would keep old behaviour.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(await readFile(join(import.meta.dirname, 'service-worker.js'), 'utf8')),
  )
  for (const [url, icon] of Object.entries(icons)) {
    let drawn: Promise<Buffer> | undefined
    route(url, async ({ reply }) => {
      drawn ??= drawIcon(icon)
      return reply
        .header('cache-control', oneDay)
        .type('image/png')
        .send(await drawn)
    })
  }
}

function manifestOf(locale: Locale): string {
  const texts = textsOf(locale, 'notifications')
  const start = pathTo('home', locale)
  return JSON.stringify({
    id: '/',
    name: texts('app.name'),
    short_name: 'CM24',
    description: texts('app.description'),
    lang: localeFacts[locale].tag,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: pageColour,
    theme_color: brandColour,
    icons: [
      { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        ...{ src: '/app-icon-masked-512.png', sizes: '512x512', type: 'image/png' },
        purpose: 'maskable',
      },
    ],
    shortcuts: [{ name: textsOf(locale, 'messages')('title'), url: pathTo('messages', locale) }],
  })
}

async function drawIcon(icon: { readonly size: number; readonly share: number }): Promise<Buffer> {
  const svg = await readFile(join(projectFolder, 'web/storefront/app/favicon.svg'))
  const inner = Math.round(icon.size * icon.share)
  const drawing = await sharp(svg, { density: 72 * (inner / 40) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const edge = Math.floor((icon.size - inner) / 2)
  return sharp({
    create: { width: icon.size, height: icon.size, channels: 4, background: brandColour },
  })
    .composite([{ input: drawing, left: edge, top: edge }])
    .png()
    .toBuffer()
}
