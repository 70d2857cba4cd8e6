import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PageAssets, RenderPage } from '#contract/page.ts'
import type { PageSource } from './page-source.ts'

/**
 * Pages straight from the sources (CM24_DEV=1): Vite transforms what a browser or the renderer asks
 * for, and changes appear at once. Styles arrive with their scripts here, so the first moment of a
 * page is unstyled; the build links them.
 */

/** Sources and Vite's own files; everything else is the server's. */
const sourcePattern =
  /^\/(@|web\/|locales\/|domain\/|drawings\/|contract\/|node_modules\/|\.build\/vite-cache\/)/

export async function developmentPages(app: FastifyInstance, root: string): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  // Before the server waits for its connections: an open page's line for changes is one that never ends.
  app.addHook('preClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (!sourcePattern.test(request.url)) return done()
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  })
  return {
    isDevelopment: true,
    version: 'development',
    storefront: async () => {
      const module = await vite.ssrLoadModule('/web/storefront/entry-server.tsx')
      const render = module.renderPage as RenderPage // The entry's only export.
      return { render, assets: assetsOf('web/storefront/entry-development.tsx') }
    },
    console: async () => assetsOf('web/console/entry-development.tsx'),
    clientFolder: undefined,
  }
}

function assetsOf(entry: string): PageAssets {
  return {
    entryScript: `/${entry}`,
    entryStyles: [],
    entryPreloads: [],
    screens: {},
    parts: {},
    messages: {},
    fonts: [],
  }
}
