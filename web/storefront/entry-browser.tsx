import '#web/ui/base.css'
import { hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { formatFor } from '#locales/format.ts'
import { createHosts } from '#locales/hosts.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { createApi } from '#web/api/api.tsx'
import { createBrowserTransport } from '#web/api/browser-transport.ts'
import { createPageBuild } from '#web/api/build-of-page/page-build.ts'
import { readMarketTime } from '#web/api/market-time.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { mayReload, reloadOnce, reloadOnLostChunk } from '#web/api/reload-page.ts'
import { createServerClock } from '#web/api/server-clock.tsx'
import { askWhoIsLoggedIn } from '#web/api/session-end.ts'
import { createTexts } from '#web/language/texts.ts'
import { watchPopoverWindows } from '#web/ui/window/popover-windows.ts'
import { App } from './app/app.tsx'
import { type PageState, readNow, readState, stateElementId } from './app/page-state.ts'
import { firstAnswers, readOwnPart, showOwnAnswers } from './app/read-own-part.ts'
import { buildRouteTable } from './app/route-table.tsx'
import { keepEarlyKeys } from './forms/early-keys.ts'
import { loadMessages } from './page/catalogues.ts'
import { fetchDrawnParts } from './page/drawn-part.tsx'
import { type PageContext, pageContextKey } from './page/page-context.ts'
import { addPaths, loadAllPaths } from './page/path-loader.ts'
import { ServerPageContext } from './page/server-page.tsx'
import { createPageRouter } from './page-router/page-router.ts'

const arrivedAt = performance.now()

reloadOnLostChunk()
keepEarlyKeys()
watchPopoverWindows()
void start()

async function start(): Promise<void> {
  const stateText = document.getElementById(stateElementId)?.textContent ?? ''
  const state = readState(stateText)
  const locale = isLocale(state.locale) ? state.locale : defaultLocale
  addPaths(locale, state.moved)
  // The route table is written in the language's own paths, which come with its texts.
  const messages = await loadMessages(locale, state.zone)
  const routes = buildRouteTable(locale, {
    extra: state.isDemo ? await loadDemoRoutes(locale) : [],
  })
  await loadShownScreen(routes)
  await fetchDrawnParts()

  const queryClient = createQueryClient('browser')
  const reading = readMarketTime()
  const own = state.isOfClass ? await readOwnPart() : undefined
  // A page that was cut off before its reader's own part stays as it is; nothing of it may be pressed.
  if (state.isOfClass && own === undefined) return reloadOnce()
  const answers = own ? firstAnswers(state.queries, own) : state.queries
  // Out of the browser's own memory it may be as old as it was left.
  hydrate(queryClient, reading ? readNow(answers, Date.now()) : answers)
  const build = createPageBuild(state.version, mayReload)
  const page: PageContext = {
    locale,
    api: createApi(
      createBrowserTransport({ onLoginEnded: () => askWhoIsLoggedIn(queryClient), build }),
      queryClient,
      build,
    ),
    texts: createTexts(locale, messages),
    format: formatFor(locale),
    hosts: createHosts(state.hosts),
    origin: location.origin,
    isDemo: state.isDemo,
    rendered: state.rendered,
  }
  const router = createPageRouter(routes, {
    history: createBrowserHistory(),
    hydrationData: hydrationData(state),
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(pageContextKey, page)
      return context
    },
  })
  const clock = createServerClock(state.now, reading ?? { market: state.now, steady: arrivedAt })
  if (!reading) {
    void page.api.client.site
      .readTime()
      .then(({ time }) => clock.moveTo(Date.parse(time)))
      .catch(() => undefined)
  }
  const { isOfClass } = state
  const silent = { announce: () => undefined, stylesOf: () => [] }
  const serverPage = { stateText, nonce: pageNonce(), isOfClass, ...silent }
  const showOwn = () => own && showOwnAnswers(queryClient, own)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ServerPageContext value={serverPage}>
          <App page={page} messages={messages} clock={clock} onAlive={showOwn}>
            <RouterProvider router={router} />
          </App>
        </ServerPageContext>
      </StrictMode>,
    )
  })
  // Those of the first screen came with it; the language menu of the next one needs them all.
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') void loadAllPaths().catch(() => undefined)
  })
}

async function loadDemoRoutes(locale: Locale) {
  return (await import('./app/demo-routes.tsx')).demoRoutes(locale)
}

/** Browsers hide it from selectors, not from scripts. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
}

/** The screen on display must be there before hydration, or React would find an empty place. */
async function loadShownScreen(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}

/** Errors arrive as plain objects; the router recognises them by their shape. */
function hydrationData(state: PageState) {
  return state.router
}
