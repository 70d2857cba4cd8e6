import {
  UNSAFE_createRouter as createLibraryRouter,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type DataRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouteObject,
  RouterContextProvider,
  redirect,
} from 'react-router'
import { expect, test } from 'vitest'
import { createPageRouter } from './page-router.ts'

const Shown = () => null
const hydrationData = { loaderData: { document: 'frame', a: 'a' } }

/** What a page meets, with a note of each loader that runs. */
function routesWith(notes: string[]): RouteObject[] {
  const loads = (name: string, answer: () => unknown = () => name) => ({
    id: name,
    Component: Shown,
    loader: ({ request, params }: { request: Request; params: object }) => {
      notes.push(`${name} ${new URL(request.url).search} ${JSON.stringify(params)}`)
      return answer()
    },
  })
  const refuse = (status: number) => () => {
    throw new Response('why', { status })
  }
  const screens: RouteObject[] = [
    { path: 'a', ...loads('a') },
    { path: 'b/:id', ...loads('b') },
    { path: 'plain', Component: Shown },
    { path: 'slow', ...loads('slow', () => new Promise((resolve) => setTimeout(resolve, 20))) },
    { path: 'old', ...loads('old', () => redirect('/b/7?from=old')) },
    {
      path: 'shut',
      ...loads('shut', () => {
        throw redirect('/a?login=1')
      }),
    },
    { path: 'gone', ...loads('gone', refuse(404)) },
    {
      path: 'failing',
      ...loads('failing', () => {
        throw new Error('failed')
      }),
    },
    { path: 'late', lazy: async () => ({ Component: Shown, ...withoutId(loads('late')) }) },
    { path: 'lost', lazy: () => Promise.reject(new Error('no net')) },
    { path: '*', ...loads('nothing', refuse(404)) },
  ]
  return [
    {
      ...loads('document'),
      shouldRevalidate: () => false,
      ErrorBoundary: Shown,
      children: [{ id: 'screens', Component: Shown, ErrorBoundary: Shown, children: screens }],
    },
  ]
}

function withoutId({ id: _id, ...rest }: { id: string }) {
  return rest
}

const walk: readonly (string | number | readonly [string, object])[] = [
  ...['/a?x=1', '/a?x=1#below', '/a?x=1', '/b/1', '/b/2', '/plain', '/old', '/shut', '/gone'],
  ...['/b/3', '/failing', '/late', '/late', '/lost', '/nowhere', '/a', -1, -2, 1],
  ...([
    ['/b/4', { replace: true, state: { from: 'a' } }],
    ['?y=2', { preventScrollReset: true }],
    ['#end', { replace: true }],
  ] as const),
]

async function walked(make: (routes: RouteObject[], history: never) => DataRouter) {
  const notes: string[] = []
  const history = createMemoryHistory({ initialEntries: ['/a'] })
  const router = make(routesWith(notes), history as never)
  router.subscribe((state) => notes.push(JSON.stringify(seen(state))))
  for (const step of walk) {
    const [to, options] = typeof step === 'object' ? step : [step, {}]
    if (typeof to === 'number') await router.navigate(to)
    else await router.navigate(to, options)
    await until(() => router.state.navigation.state === 'idle')
    notes.push(`${history.action} ${history.index} ${history.createHref(history.location)}`)
  }
  void router.navigate('/slow')
  await until(() => notes.some((note) => note.startsWith('slow')))
  await router.navigate('/a?last=1')
  return notes
}

function seen({ location, matches, navigation, errors, ...state }: DataRouter['state']) {
  const { pathname, search, hash, state: carried } = location
  return {
    at: pathname + search + hash,
    carried,
    to: navigation.location?.pathname,
    navigation: navigation.state,
    matches: matches.map(({ route, params }) => [route.id, params]),
    errors: Object.entries(errors ?? {}).map(([id, error]) => [id, error.status ?? error.message]),
    ...{
      action: state.historyAction,
      data: Object.entries(state.loaderData).sort(),
      kept: state.preventScrollReset,
    },
  }
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve))
}

const getContext = () => new RouterContextProvider()

test('from page to page it goes as the library does, step by step', async () => {
  const library = await walked((routes, history) =>
    createLibraryRouter({
      ...{ routes, history, hydrationData, getContext, mapRouteProperties },
    }).initialize(),
  )
  const own = await walked((routes, history) =>
    createPageRouter(routes, { history, hydrationData, getContext }),
  )
  expect(own).toEqual(library)
  expect(own.length).toBeGreaterThan(walk.length * 2)
})

test('a page that is come back to is scrolled to where it was left', async () => {
  const history = createMemoryHistory({ initialEntries: ['/a'] })
  const router = createPageRouter(routesWith([]), {
    history: history as never,
    ...{ hydrationData, getContext },
  })
  let now = 300
  router.enableScrollRestoration({}, () => now)
  await router.navigate('/b/1')
  expect(router.state.restoreScrollPosition).toBeNull()
  now = 50
  await router.navigate(-1)
  await until(() => router.state.location.pathname === '/a')
  expect(router.state.restoreScrollPosition).toBe(300)
})
