import '#web/ui/base.css'
import { dehydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { LoadedPage, PageVisit, RenderedPage, SharedPage } from '#contract/page.ts'
import { zoneOf } from '#contract/page-zones.ts'
import { formatFor } from '#locales/format.ts'
import { createHosts, type HostSettings, type Hosts } from '#locales/hosts.ts'
import { isLocale, type Locale } from '#locales/locales.ts'
import { createApi } from '#web/api/api.tsx'
import { createPageBuild } from '#web/api/build-of-page/page-build.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { createStandingClock } from '#web/api/server-clock.tsx'
import type { Catalogue } from '#web/language/texts.ts'
import { createTexts } from '#web/language/texts.ts'
import { App } from './app/app.tsx'
import { partsOfPage } from './app/draw-part.tsx'
import { sharedPartsOf } from './app/own-part.ts'
import type { PageState } from './app/page-state.ts'
import { documentRouteId } from './app/route-table.tsx'
import { handleOf, scriptFor, statusOf } from './app/script-for.ts'
import { dataOfPage } from './app/search-engines/data-of-page.ts'
import { serializableErrors } from './app/serializable-errors.ts'
import { handlerOf } from './app/static-handlers.ts'
import { announceApplication, announceStyles } from './page/announce-files.ts'
import { loadMessages } from './page/catalogues.ts'
import { inlineJson } from './page/inline-json.ts'
import { type PageContext, pageContextKey } from './page/page-context.ts'
import { renderedPathsOf } from './page/rendered-paths.ts'
import { screenFolderOf } from './page/screen-files.ts'
import { type IslandRendering, type ServerPage, ServerPageContext } from './page/server-page.tsx'

/** Renders one visit: data first, then the page in one stream. Exports `loadPage` and `renderPage` (contract). */

export async function renderPage(visit: PageVisit): Promise<RenderedPage> {
  const loaded = await loadPage(visit)
  return loaded.kind === 'redirect' ? loaded : loaded.draw()
}

export async function loadPage(visit: PageVisit): Promise<LoadedPage> {
  if (!isLocale(visit.locale)) throw new Error(`No storefront speaks ${visit.locale}`)
  const { locale } = visit
  const messages = await loadMessages(locale)
  const page = contextOf(visit, locale, messages)
  const requestContext = new RouterContextProvider()
  requestContext.set(pageContextKey, page)
  const handler = handlerOf(locale, visit.isDemo)
  const abort = new AbortController()
  visit.signal.addEventListener('abort', () => abort.abort(), { once: true })
  const request = new Request(visit.url, { signal: abort.signal })
  const result = await handler.query(request, { requestContext })
  if (result instanceof Response) {
    const location = result.headers.get('location') ?? '/'
    return { kind: 'redirect', status: result.status, location }
  }
  logFaults(result, visit)
  const rendered = renderedPathsOf(page, result.location.pathname)
  const rendering = {
    ...{ visit, messages, handler, result, isOfClass: false },
    page: { ...page, rendered },
  }
  return { kind: 'loaded', draw: () => draw(rendering), shared: sharedPageOf(rendering) }
}

/** What several may be sent is drawn from what they are all told and from nothing else. */
function sharedPageOf(rendering: Rendering): SharedPage | undefined {
  const { visit, page, result } = rendering
  if (result.statusCode !== 200 || result.errors) return undefined
  const parts = sharedPartsOf(page.api)
  return (
    parts && {
      ...parts,
      draw: (onError) => {
        const api = createApi(noCalls, parts.openQueries(), page.api.build)
        const { nonce: _, ...open } = visit
        return draw({
          ...rendering,
          visit: { ...open, onError },
          page: { ...page, api },
          isOfClass: true,
        })
      },
    }
  )
}

const noCalls: PageVisit['transport'] = () => {
  throw new Error('A page for several asks for nothing')
}

async function draw(rendering: Rendering): Promise<RenderedPage> {
  const { visit, result } = rendering
  try {
    return await stream(rendering)
  } catch (error) {
    visit.onError(error)
    return stream({ ...rendering, result: failed(result, error) })
  }
}

/** On the server no boundary catches what a screen throws, so the error page is a second attempt. */
function failed(result: StaticHandlerContext, error: unknown): StaticHandlerContext {
  return { ...result, statusCode: 500, errors: { [documentRouteId]: error } }
}

function contextOf(visit: PageVisit, locale: Locale, messages: Catalogue): PageContext {
  const build = createPageBuild(visit.version, () => false)
  return {
    locale,
    api: createApi(visit.transport, createQueryClient('server'), build),
    texts: createTexts(locale, messages),
    format: formatFor(locale),
    hosts: hostsOf(visit.hosts),
    origin: new URL(visit.url).origin,
    isDemo: visit.isDemo,
    rendered: null,
  }
}

const knownHosts = new Map<string, Hosts>()

/** One installation has one pattern; it is taken apart once. */
function hostsOf(settings: HostSettings): Hosts {
  const known = knownHosts.get(settings.storefrontPattern)
  if (known) return known
  const made = createHosts(settings)
  knownHosts.set(settings.storefrontPattern, made)
  return made
}

type Rendering = {
  readonly visit: PageVisit
  readonly page: PageContext
  readonly messages: Catalogue
  readonly handler: StaticHandler
  readonly result: StaticHandlerContext
  /** For several people: what is one's own is left open. */
  readonly isOfClass: boolean
}

function stream(rendering: Rendering): Promise<RenderedPage> {
  const { visit, page, messages, handler, result, isOfClass } = rendering
  const router = createStaticRouter(handler.dataRoutes, result)
  const script = scriptFor(visit.assets, page, result)
  const serverPage: ServerPage =
    script === 'islands'
      ? islandsPage(rendering)
      : {
          stateText: inlineJson(stateOf(rendering)),
          nonce: visit.nonce,
          isOfClass,
          announce: () => announceApplication(visit.assets, page.locale, folderOf(result)),
        }
  let isShellReady = false
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <StrictMode>
        <ServerPageContext value={serverPage}>
          <App page={page} messages={messages} clock={createStandingClock(visit.now)}>
            <StaticRouterProvider router={router} context={result} hydrate={false} />
          </App>
        </ServerPageContext>
      </StrictMode>,
      {
        ...(script !== 'islands' && visit.nonce !== undefined && { nonce: visit.nonce }),
        bootstrapModules: [
          (script === 'islands' && visit.assets.islandsScript) || visit.assets.entryScript,
        ],
        onShellReady: () => {
          isShellReady = true
          resolve({
            kind: 'page',
            status: result.statusCode,
            script,
            pipe: (destination) => void pipe(destination as never), // A Node stream, which the web's types do not know.
            abort,
          })
        },
        onShellError: reject,
        // A failed shell rejects and is logged there.
        onError: (error) => {
          if (isShellReady) visit.onError(error)
        },
      },
    )
  })
}

function islandsPage({ visit, page, messages, result }: Rendering): ServerPage {
  const islands: IslandRendering = {
    build: visit.version,
    texts: messages,
    structuredData:
      result.statusCode === 200 ? dataOfPage(page, result.location.pathname).map(inlineJson) : [],
    renderToText: (island, identifierPrefix) => renderToString(island, { identifierPrefix }),
  }
  return {
    stateText: '',
    nonce: undefined,
    isOfClass: false,
    announce: () => announceStyles(visit.assets, folderOf(result)),
    islands: { ...islands, markupOf: partsOfPage({ visit, page, messages, islands }) },
  }
}

function stateOf({ visit, page, result, isOfClass }: Rendering): PageState {
  const folder = folderOf(result)
  return {
    locale: page.locale,
    hosts: visit.hosts,
    now: visit.now,
    version: visit.version,
    isDemo: visit.isDemo,
    ...(folder !== undefined && { zone: zoneOf(folder) }),
    rendered: page.rendered,
    isOfClass,
    queries: dehydrate(page.api.queryClient),
    router: { loaderData: result.loaderData, errors: serializableErrors(result.errors) },
  }
}

function logFaults(result: StaticHandlerContext, visit: PageVisit): void {
  for (const error of Object.values(result.errors ?? {})) {
    if (statusOf(error) >= 500) visit.onError(error)
  }
}

function folderOf(result: StaticHandlerContext): string | undefined {
  const handle = handleOf(result)
  return handle?.folder ?? (handle?.name && screenFolderOf(handle.name))
}
