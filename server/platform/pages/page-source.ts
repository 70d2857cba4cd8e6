import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadPage, PageAssets, RenderPage } from '#contract/page.ts'
import { type Manifest, readEntryScript, readPageAssets } from './page-assets.ts'

/** Where pages come from: the built files, or the development server that transforms sources. */
export type PageSource = {
  readonly isDevelopment: boolean
  /** Names the build; an open page that meets another one loads itself anew. */
  readonly version: string
  /** Loaded anew for each visit in development, kept in production. */
  readonly storefront: () => Promise<{
    readonly render: RenderPage
    /** Absent where no page is sent to several, as while developing. */
    readonly load?: LoadPage
    readonly assets: PageAssets
  }>
  readonly console: () => Promise<PageAssets>
  /** Folder of the files that browsers fetch, absent in development. */
  readonly clientFolder: string | undefined
}

const storefrontEntry = 'web/storefront/entry-browser.tsx'
const islandsEntry = 'web/storefront/entry-islands.ts'
const consoleEntry = 'web/console/entry-browser.tsx'

/** Reads what `npm run build` wrote below the folder `.build`. */
export async function builtPages(buildFolder: string): Promise<PageSource> {
  const read = (file: string) => JSON.parse(readFileSync(join(buildFolder, file), 'utf8'))
  const entry = pathToFileURL(join(buildFolder, 'server/entry-server.js')).href
  // All that the entry exports.
  const { renderPage, loadPage } = (await import(entry)) as {
    renderPage: RenderPage
    loadPage: LoadPage
  }
  const storefront = {
    render: renderPage,
    load: loadPage,
    assets: {
      ...readPageAssets(read('client/storefront-manifest.json') as Manifest, storefrontEntry),
      islandsScript: readEntryScript(
        read('client/islands-manifest.json') as Manifest,
        islandsEntry,
      ),
    },
  }
  const console = readPageAssets(read('client/console-manifest.json') as Manifest, consoleEntry)
  return {
    isDevelopment: false,
    version: (read('version.json') as { tag: string }).tag,
    storefront: async () => storefront,
    console: async () => console,
    clientFolder: join(buildFolder, 'client'),
  }
}
