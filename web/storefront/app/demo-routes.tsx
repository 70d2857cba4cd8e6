import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { zoneOf } from '#contract/page-zones.ts'
import type { Locale } from '#locales/locales.ts'
import { useServerClock } from '#web/api/server-clock.tsx'
import { Frame } from '../frame/frame.tsx'
import { loadZoneMessages } from '../page/catalogues.ts'
import { type PageContext, pageContextOf } from '../page/page-context.ts'
import type { DemoHandle } from './route-handle.ts'

/** Pages that exist in a demo and in development only (rules 14); no path table knows them. */

type Showcase = ComponentType<{ readonly nowMs?: number }>

const showcases = import.meta.glob<{ readonly Showcase: Showcase }>(
  '../../ui/showcase/showcase.tsx',
)

type DemoScreen = {
  readonly Screen: ComponentType
  readonly load: (context: PageContext, search: URLSearchParams) => Promise<unknown>
}

type DemoPage = DemoHandle & {
  readonly path: string
  readonly open: () => Promise<DemoScreen>
}

const demoPages: readonly DemoPage[] = [
  {
    path: 'dev/demo',
    folder: 'demo/market',
    plainTitle: (texts) => texts('demo.market.title'),
    open: () => import('../screens/demo/market/screen.tsx'),
  },
  {
    path: 'dev/mailbox',
    folder: 'demo/mailbox',
    plainTitle: (texts) => texts('demo.mailbox.title'),
    open: () => import('../screens/demo/mailbox/screen.tsx'),
  },
]

export function demoRoutes(locale: Locale): readonly RouteObject[] {
  const children = demoPages.map((page) => routeOf(page, locale))
  return [
    { id: 'demo-frame', Component: Frame, children },
    ...Object.values(showcases).map(showcaseRoute),
  ]
}

function routeOf({ path, open, ...handle }: DemoPage, locale: Locale): RouteObject {
  return {
    id: path,
    path,
    lazy: async () => {
      const zone = zoneOf(handle.folder)
      const [{ Screen, load }] = await Promise.all([open(), loadZoneMessages(locale, zone)])
      return {
        Component: Screen,
        handle: handle satisfies DemoHandle,
        loader: async ({ request, context }: LoaderFunctionArgs) => {
          await load(pageContextOf(context), new URL(request.url).searchParams)
          return null
        },
      }
    },
  }
}

/** The gallery of building blocks brings bars of its own. */
function showcaseRoute(load: () => Promise<{ readonly Showcase: Showcase }>): RouteObject {
  return {
    id: 'showcase',
    path: 'dev/ui',
    lazy: async () => {
      const { Showcase } = await load()
      return { Component: () => <Gallery of={Showcase} /> }
    },
  }
}

function Gallery({ of: Showcase }: { of: Showcase }) {
  return <Showcase nowMs={useServerClock().renderedAt} />
}
