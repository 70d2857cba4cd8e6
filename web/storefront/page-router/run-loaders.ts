import {
  type DataRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type RouterContextProvider,
} from 'react-router'
import { type DataRoute, drawn } from './routes-by-id.ts'

type State = DataRouter['state']
type Match = State['matches'][number]

export type Outcome = Pick<State, 'loaderData' | 'errors'> & {
  /** Where a loader leads instead. */
  readonly redirect?: string | undefined
}

type Walk = {
  /** What is shown. */
  readonly from: Pick<State, 'matches' | 'loaderData'> & { readonly url: URL }
  readonly matches: readonly Match[]
  readonly request: Request
  readonly context: () => RouterContextProvider
}

type Result = { readonly match: Match } & ({ readonly data: unknown } | { readonly error: unknown })

/** Runs what the next page has to load; undefined where it has nothing to. */
export function runLoaders(walk: Walk): Promise<Outcome> | undefined {
  const due = walk.matches.filter((match, index) => isDue(match, index, walk))
  if (due.length === 0) return undefined
  return finish(due, walk)
}

async function finish(due: readonly Match[], walk: Walk): Promise<Outcome> {
  const context = walk.context()
  const results = await Promise.all(due.map((match) => load(match, { ...walk, context })))
  const thrown = results.flatMap((result) => ('error' in result ? [result.error] : [result.data]))
  const redirect = thrown.findLast((each) => redirectOf(each) !== undefined)
  if (redirect !== undefined)
    return { loaderData: {}, errors: null, redirect: redirectOf(redirect) }
  return outcomeOf(results, walk)
}

/** A route that is new, or shown with another path or query, loads; one may say otherwise. */
function isDue(match: Match, index: number, { from, request }: Walk): boolean {
  const { route } = match
  if (route.lazy) return true
  if (!route.loader) return false
  const before = from.matches[index]
  if (before?.route.id !== route.id || !Object.hasOwn(from.loaderData, route.id)) return true
  const nextUrl = new URL(request.url)
  const defaultShouldRevalidate =
    from.url.search !== nextUrl.search ||
    from.url.pathname === nextUrl.pathname ||
    before.pathname !== match.pathname ||
    (route.path?.endsWith('*') === true && before.params['*'] !== match.params['*'])
  if (!route.shouldRevalidate) return defaultShouldRevalidate
  return (
    route.shouldRevalidate({
      currentUrl: from.url,
      currentParams: before.params,
      nextUrl,
      nextParams: match.params,
      defaultShouldRevalidate,
    }) ?? defaultShouldRevalidate
  )
}

async function load(
  match: Match,
  { request, context }: Pick<Walk, 'request'> & { readonly context: RouterContextProvider },
): Promise<Result> {
  const { route, params } = match
  try {
    await loadRoute(route)
    if (typeof route.loader !== 'function') return { match, data: undefined }
    const asked = { request, url: new URL(request.url), params, context, pattern: route.path ?? '' }
    return { match, data: await route.loader(asked) }
  } catch (error) {
    if (!(error instanceof Response) || redirectOf(error) !== undefined) return { match, error }
    const { status, statusText } = error
    return { match, error: new ErrorResponse(status, statusText, await error.text()) }
  }
}

/** Once; one that did not come is fetched anew by the next who wants it. */
async function loadRoute(route: DataRoute): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const loaded = await route.lazy()
  Object.assign(route, drawn(loaded), { lazy: undefined })
}

function redirectOf(value: unknown): string | undefined {
  if (!(value instanceof Response) || value.status < 300 || value.status > 399) return undefined
  return value.headers.get('Location') ?? undefined
}

/** What failed is shown by the nearest route above that can. */
function outcomeOf(results: readonly Result[], { from, matches }: Walk): Outcome {
  const loaded = new Map(results.map((result) => [result.match.route.id, result]))
  const loaderData: Record<string, unknown> = {}
  let errors: Record<string, unknown> | null = null
  matches.forEach((match, index) => {
    const { id, loader } = match.route
    const result = loaded.get(id)
    if (result && 'error' in result) {
      const above = matches.slice(0, index + 1)
      const boundary = above.findLast(({ route }) => route.errorElement != null) ?? match
      errors = { [boundary.route.id]: result.error, ...errors }
    } else if (result) loaderData[id] = result.data
    else if (loader && Object.hasOwn(from.loaderData, id)) loaderData[id] = from.loaderData[id]
  })
  return { loaderData, errors }
}
