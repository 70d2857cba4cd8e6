import {
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router'
import { prepareRoutes } from './routes-by-id.ts'
import { runLoaders } from './run-loaders.ts'

/**
 * What drives the library's links, hooks and `RouterProvider` here, in place of its own `createBrowserRouter`: that one
 * also sends forms, runs fetchers, middleware and blockers, which no page has, and is a tenth of what a page loads. It goes
 * from one address to the next: which loaders run, what a redirect or a failure leads to, what a newer one ends. A test
 * holds it to the library's.
 */

type History = ReturnType<typeof UNSAFE_createBrowserHistory>
type State = DataRouter['state']
type Location = State['location']
type Action = State['historyAction']

const push = 'PUSH' as Action // An enum whose values the library does not export.
const replace = 'REPLACE' as Action // As above.

type Options = {
  readonly history: History
  readonly hydrationData: HydrationState
  readonly getContext: () => RouterContextProvider
}

type GoOptions = {
  readonly replace?: boolean | undefined
  readonly state?: unknown
  readonly preventScrollReset?: boolean | undefined
  readonly flushSync?: boolean | undefined
}

const idle: State['navigation'] = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
}

export function createPageRouter(
  given: readonly RouteObject[],
  { history, hydrationData, getContext }: Options,
): DataRouter {
  const { routes, byId } = prepareRoutes(given)
  const match = (at: Partial<Location> | string) =>
    matchRoutes(routes, at) as State['matches'] | null // Of our own routes, which have ids.
  const subscribers = new Set<Parameters<DataRouter['subscribe']>[0]>()
  let positions: Record<string, number> | undefined
  let positionNow: (() => number) | undefined
  let running: AbortController | undefined
  let state: State = {
    historyAction: history.action,
    location: history.location,
    matches: match(history.location) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: idle,
    // The document's own script has done it.
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: hydrationData.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  }

  function update(change: Partial<State>, flushSync = false): void {
    state = { ...state, ...change }
    const told = { deletedFetchers: [], newErrors: null, flushSync }
    for (const tell of [...subscribers]) tell(state, told)
  }

  async function go(action: Action, location: Location, options: GoOptions = {}): Promise<void> {
    running?.abort()
    running = undefined
    if (positions && positionNow) positions[state.location.key] = positionNow()
    const { flushSync, preventScrollReset = false } = options
    const arrive = (change: Partial<State>) => {
      if (action === push) history.push(location, location.state)
      if (action === replace) history.replace(location, location.state)
      const arrived = { historyAction: action, location, navigation: idle, preventScrollReset }
      const restoreScrollPosition = positions?.[location.key] ?? null
      update({ ...arrived, restoreScrollPosition, ...change }, flushSync)
    }

    const matches = match(location) ?? []
    if (isHashChange(state.location, location)) return arrive({ matches })
    const request = history.createURL({ ...location, hash: '' })
    const controller = new AbortController()
    running = controller
    const run = runLoaders({
      from: { ...state, url: history.createURL(state.location) },
      matches,
      request: new Request(request, { signal: controller.signal }),
      context: getContext,
    })
    if (run) {
      update({ navigation: loading(location, matches, action) }, flushSync)
      const { redirect, ...outcome } = await run
      if (controller.signal.aborted) return
      if (redirect !== undefined) {
        const target = new URL(redirect, request)
        return target.origin === request.origin ? follow(target, options) : leave(target, options)
      }
      running = undefined
      return arrive({ matches, ...outcome })
    }
    running = undefined
    arrive({ matches, errors: null, loaderData: dataOf(matches) })
  }

  /** What still belongs to a shown route. */
  function dataOf(matches: State['matches']): State['loaderData'] {
    const ids = new Set(matches.map(({ route }) => route.id))
    return Object.fromEntries(Object.entries(state.loaderData).filter(([id]) => ids.has(id)))
  }

  function follow(url: URL, { replace: isReplaced, preventScrollReset }: GoOptions): Promise<void> {
    const target = locationOf({ ...partsOf(url), state: { _isRedirect: true } })
    return go(isReplaced ? replace : push, target, { replace: isReplaced, preventScrollReset })
  }

  async function navigate(to: number | To | null, options: GoOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const path = resolvePath(to ?? state.location, state.location.pathname)
    const target = locationOf({ ...path, state: options.state })
    const location = { ...target, ...history.encodeLocation(target) }
    return go(options.replace ? replace : push, location, options)
  }

  const router = {
    basename: '/',
    future: {},
    window: globalThis.window,
    routes,
    manifest: byId,
    match,
    get state() {
      return state
    },
    initialize() {
      history.listen(({ action, location }) => void go(action, location))
      return router
    },
    subscribe(tell: Parameters<DataRouter['subscribe']>[0]) {
      subscribers.add(tell)
      return () => void subscribers.delete(tell)
    },
    navigate,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    enableScrollRestoration(saved: Record<string, number>, getPosition: () => number) {
      positions = saved
      positionNow = getPosition
      return () => {
        positions = undefined
        positionNow = undefined
      }
    },
  } as unknown as DataRouter // The rest of it serves forms, fetchers and blockers.
  return router.initialize()
}

function loading(
  location: Location,
  matches: State['matches'],
  historyAction: Action,
): State['navigation'] {
  return { ...idle, state: 'loading', location, matches, historyAction } as State['navigation'] // As the library's own.
}

function locationOf({ pathname, search, hash, state }: Omit<Location, 'key' | 'mask'>): Location {
  const key = Math.random().toString(36).slice(2, 10)
  return { pathname, search, hash, state: state ?? null, key }
}

function partsOf({ pathname, search, hash }: URL) {
  return { pathname, search, hash }
}

/** Within the same page; without any fragment it is a page loaded anew. */
function isHashChange(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname || from.search !== to.search) return false
  return to.hash !== '' || (from.hash !== '' && from.hash === to.hash)
}

/** To another site, or another storefront. */
function leave(url: URL, { replace: isReplaced }: GoOptions): void {
  if (!/^https?:$/.test(url.protocol)) throw new Error(`Nothing leads to ${url.protocol}`)
  if (isReplaced) window.location.replace(url)
  else window.location.assign(url)
}
