import { Outlet, type RouteObject } from 'react-router'
import { consoleScreens } from '../routes.ts'
import type { ConsoleScreenModule } from '../screen.ts'
import { FirstArea } from './allowed-areas.tsx'
import { ConsoleError, ConsoleNotFound } from './console-error.tsx'
import { ConsoleFrame } from './console-frame.tsx'

const modules = import.meta.glob<ConsoleScreenModule>('../screens/*/*/screen.tsx')

/** The console's addresses; the bare host leads to the first area. */
export function buildConsoleRoutes(): RouteObject[] {
  const screens = Object.entries(consoleScreens).flatMap(([path, { folder }]): RouteObject[] => {
    const load = modules[`../screens/${folder}/screen.tsx`]
    return load ? [{ path, lazy: async () => ({ Component: (await load()).Screen }) }] : []
  })
  return [
    {
      Component: ConsoleFrame,
      HydrateFallback: Outlet,
      children: [
        {
          ErrorBoundary: ConsoleError,
          children: [
            { index: true, Component: FirstArea },
            ...screens,
            { path: '*', Component: ConsoleNotFound },
          ],
        },
      ],
    },
  ]
}
