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

type Walk = {
  readonly action: Action
  readonly location: Location
  readonly options: GoOptions
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

export function createPageRouter(routes: readonly RouteObject[], options: Options): DataRouter {
  // The rest of the type serves forms, fetchers and blockers.
  return new PageRouter(routes, options).initialize() as unknown as DataRouter
}

class PageRouter {
  readonly basename = '/'
  readonly future = {}
  readonly window = globalThis.window
  readonly routes: DataRouter['routes']
  readonly manifest: DataRouter['manifest']
  readonly createHref: History['createHref']
  readonly createURL: History['createURL']
  readonly encodeLocation: History['encodeLocation']
  state: State
  readonly #history: History
  readonly #getContext: Options['getContext']
  readonly #subscribers = new Set<Parameters<DataRouter['subscribe']>[0]>()
  #positions: Record<string, number> | undefined
  #positionNow: (() => number) | undefined
  #running: AbortController | undefined

  constructor(given: readonly RouteObject[], { history, hydrationData, getContext }: Options) {
    const { routes, byId } = prepareRoutes(given)
    this.routes = routes
    this.manifest = byId
    this.createHref = history.createHref
    this.createURL = history.createURL
    this.encodeLocation = history.encodeLocation
    this.#history = history
    this.#getContext = getContext
    this.state = {
      historyAction: history.action,
      location: history.location,
      matches: this.match(history.location) ?? [],
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
  }

  initialize(): this {
    this.#history.listen(({ action, location }) => void this.#go(action, location))
    return this
  }

  match(at: Partial<Location> | string): State['matches'] | null {
    return matchRoutes(this.routes, at) as State['matches'] | null // Of our own routes, which have ids.
  }

  subscribe(notify: Parameters<DataRouter['subscribe']>[0]): () => void {
    this.#subscribers.add(notify)
    return () => void this.#subscribers.delete(notify)
  }

  enableScrollRestoration(saved: Record<string, number>, positionNow: () => number): () => void {
    this.#positions = saved
    this.#positionNow = positionNow
    return () => {
      this.#positions = undefined
      this.#positionNow = undefined
    }
  }

  async navigate(to: number | To | null, options: GoOptions = {}): Promise<void> {
    if (typeof to === 'number') return this.#history.go(to)
    const { location } = this.state
    const target = locationOf({
      ...resolvePath(to ?? location, location.pathname),
      state: options.state,
    })
    const encoded = { ...target, ...this.encodeLocation(target) }
    return this.#go(options.replace ? replace : push, encoded, options)
  }

  async #go(action: Action, location: Location, options: GoOptions = {}): Promise<void> {
    this.#running?.abort()
    this.#running = undefined
    this.#keepPosition()
    const matches = this.match(location) ?? []
    const walk = { action, location, options }
    if (isHashChange(this.state.location, location)) return this.#arrive(walk, { matches })
    const url = this.createURL({ ...location, hash: '' })
    const controller = new AbortController()
    const run = runLoaders({
      from: { ...this.state, url: this.createURL(this.state.location) },
      matches,
      request: new Request(url, { signal: controller.signal }),
      context: this.#getContext,
    })
    if (!run) {
      return this.#arrive(walk, { matches, errors: null, loaderData: this.#dataOf(matches) })
    }
    this.#running = controller
    this.#update({ navigation: loading(location, matches, action) }, options.flushSync)
    const { redirect, ...outcome } = await run
    if (controller.signal.aborted) return
    this.#running = undefined
    if (redirect === undefined) return this.#arrive(walk, { matches, ...outcome })
    const target = new URL(redirect, url)
    return target.origin === url.origin ? this.#follow(target, options) : leave(target, options)
  }

  #arrive({ action, location, options }: Walk, change: Partial<State>): void {
    if (action === push) this.#history.push(location, location.state)
    if (action === replace) this.#history.replace(location, location.state)
    const arrived: Partial<State> = {
      historyAction: action,
      location,
      navigation: idle,
      restoreScrollPosition: this.#positions?.[location.key] ?? null,
      preventScrollReset: options.preventScrollReset ?? false,
    }
    this.#update({ ...arrived, ...change }, options.flushSync)
  }

  #follow(url: URL, { replace: isReplaced, preventScrollReset }: GoOptions): Promise<void> {
    const target = locationOf({ ...partsOf(url), state: { _isRedirect: true } })
    return this.#go(isReplaced ? replace : push, target, {
      replace: isReplaced,
      preventScrollReset,
    })
  }

  #update(change: Partial<State>, flushSync = false): void {
    this.state = { ...this.state, ...change }
    const beside = { deletedFetchers: [], newErrors: null, flushSync }
    for (const notify of [...this.#subscribers]) notify(this.state, beside)
  }

  /** What still belongs to a shown route. */
  #dataOf(matches: State['matches']): State['loaderData'] {
    const ids = new Set(matches.map(({ route }) => route.id))
    const all = Object.entries(this.state.loaderData)
    return Object.fromEntries(all.filter(([id]) => ids.has(id)))
  }

  #keepPosition(): void {
    if (this.#positions && this.#positionNow) {
      this.#positions[this.state.location.key] = this.#positionNow()
    }
  }
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
