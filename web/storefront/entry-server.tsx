import '#web/ui/base.css'
import { dehydrate } from '@tanstack/react-query'
import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, type StaticHandlerContext } from 'react-router'
import type { LoadedPage, PageVisit, RenderedPage, SharedPage } from '#contract/page.ts'
import { zoneOf } from '#contract/page-zones.ts'
import {
  firstLandingPaths,
  type LandingPaths,
  landingPaths,
  moveLandingPage,
} from '#locales/addresses/landing-page.ts'
import { isLocale, type Locale } from '#locales/locales.ts'
import { createApi } from '#web/api/api.tsx'
import { answersAsTheyCame } from '#web/api/auctions/answers-as-they-came.ts'
import type { AuctionCache } from '#web/api/auctions/auction-cache.ts'
import type { Catalogue } from '#web/language/texts.ts'
import { contextOf } from './app/context-of-visit.ts'
import { drawIslands, drawIslandsAgain } from './app/kept/draw-islands.tsx'
import { hearCalls } from './app/kept/heard-calls.ts'
import { sharedPartsOf } from './app/own-part.ts'
import type { PageState } from './app/page-state.ts'
import { stylesOfPart } from './app/part-styles/styles-of-part.ts'
import { documentRouteId } from './app/route-table.tsx'
import { folderOf, scriptFor, statusOf } from './app/script-for.ts'
import { serializableErrors } from './app/serializable-errors.ts'
import { handlerOf } from './app/static-handlers.ts'
import { wholePage } from './app/whole-page.tsx'
import { announceApplication } from './page/announce-files.ts'
import { loadMessages } from './page/catalogues.ts'
import { inlineJson } from './page/inline-json.ts'
import { type PageContext, pageContextKey } from './page/page-context.ts'
import { renderedPathsOf } from './page/rendered-paths.ts'
import type { ServerPage } from './page/server-page.tsx'

/** Renders one visit: data first, then the page in one stream. Exports `loadPage` and `renderPage` (contract). */

export async function renderPage(visit: PageVisit): Promise<RenderedPage> {
  const drawn = await drawForVisitors(visit)
  if (drawn) return drawn
  const loaded = await loadPage(visit)
  return loaded.kind === 'redirect' ? loaded : loaded.draw()
}

export async function loadPage(visit: PageVisit): Promise<LoadedPage> {
  const loaded = await load(visit)
  if ('kind' in loaded) return loaded
  return { kind: 'loaded', draw: () => draw(loaded), shared: sharedPageOf(loaded) }
}

/** A page of islands that all visitors are sent; nothing for anybody else, and for whole applications. */
async function drawForVisitors(visit: PageVisit): Promise<RenderedPage | undefined> {
  const { islandsScript: script } = visit.assets
  if (visit.viewer !== 'visitor' || script === undefined) return undefined
  const heard = hearCalls(visit.transport)
  const locale = localeOf(visit)
  takeLandingPaths(visit)
  const again = await drawIslandsAgain(visit, {
    ...{ locale, heard },
    messages: await loadMessages(locale),
  })
  if (again) return again
  const loaded = await load({ ...visit, transport: heard.transport }, answersAsTheyCame)
  if ('kind' in loaded) return loaded
  if (scriptFor(loaded.page, loaded.result) !== 'islands') return undefined
  try {
    return drawIslands({ ...loaded, script, heard })
  } catch (error) {
    visit.onError(error)
    return undefined
  }
}

function localeOf({ locale }: PageVisit): Locale {
  if (!isLocale(locale)) throw new Error(`No storefront speaks ${locale}`)
  return locale
}

/** The bundle has a table of paths of its own. */
function takeLandingPaths({ landingPaths }: PageVisit): void {
  if (landingPaths) moveLandingPage(landingPaths as LandingPaths, {}) // Of every language, as the server has them.
}

type Redirect = Extract<RenderedPage, { kind: 'redirect' }>

async function load(visit: PageVisit, auctions?: AuctionCache): Promise<Rendering | Redirect> {
  const locale = localeOf(visit)
  takeLandingPaths(visit)
  const messages = await loadMessages(locale)
  const page = contextOf(visit, { locale, messages, auctions })
  const requestContext = new RouterContextProvider()
  requestContext.set(pageContextKey, page)
  const handler = handlerOf(locale, visit.isDemo, new URL(visit.url).pathname)
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
  return { visit, messages, result, isOfClass: false, page: { ...page, rendered } }
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
    return await drawOnce(rendering)
  } catch (error) {
    visit.onError(error)
    return drawOnce({ ...rendering, result: failed(result, error) })
  }
}

/** On the server no boundary catches what a screen throws, so the error page is a second attempt. */
function failed(result: StaticHandlerContext, error: unknown): StaticHandlerContext {
  return { ...result, statusCode: 500, errors: { [documentRouteId]: error } }
}

type Rendering = {
  readonly visit: PageVisit
  readonly page: PageContext
  readonly messages: Catalogue
  readonly result: StaticHandlerContext
  /** For several people: what is one's own is left open. */
  readonly isOfClass: boolean
}

async function drawOnce(rendering: Rendering): Promise<RenderedPage> {
  const { visit, page, result } = rendering
  const script = visit.assets.islandsScript
  return script !== undefined && scriptFor(page, result) === 'islands'
    ? drawIslands({ ...rendering, script })
    : stream(rendering)
}

function stream(rendering: Rendering): Promise<RenderedPage> {
  const { visit, page, result, isOfClass } = rendering
  const serverPage: ServerPage = {
    stateText: inlineJson(stateOf(rendering)),
    nonce: visit.nonce,
    isOfClass,
    announce: () => announceApplication(visit.assets, page.locale, folderOf(result)),
    stylesOf: (part) => stylesOfPart(visit.assets, part),
  }
  let isShellReady = false
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(wholePage(serverPage, rendering), {
      ...(visit.nonce !== undefined && { nonce: visit.nonce }),
      bootstrapModules: [visit.assets.entryScript],
      onShellReady: () => {
        isShellReady = true
        resolve({
          kind: 'page',
          status: result.statusCode,
          script: 'application',
          pipe: (destination) => void pipe(destination as never), // A Node stream, which the web's types do not know.
          abort,
        })
      },
      onShellError: reject,
      // A failed shell rejects and is logged there.
      onError: (error) => {
        if (isShellReady) visit.onError(error)
      },
    })
  })
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
    moved: movedPathsOf(page.locale),
    isOfClass,
    queries: dehydrate(page.api.queryClient),
    router: { loaderData: result.loaderData, errors: serializableErrors(result.errors) },
  }
}

function movedPathsOf(locale: Locale): PageState['moved'] {
  const merchantLanding = landingPaths()[locale]
  return merchantLanding === firstLandingPaths[locale] ? {} : { table: { merchantLanding } }
}

function logFaults(result: StaticHandlerContext, visit: PageVisit): void {
  for (const error of Object.values(result.errors ?? {})) {
    if (statusOf(error) >= 500) visit.onError(error)
  }
}
