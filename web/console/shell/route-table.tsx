import { Outlet, type RouteObject, redirect } from 'react-router'
import { consoleAreas, consoleScreens } from '../routes.ts'
import type { ConsoleScreenModule } from '../screen.ts'
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
            { index: true, loader: () => redirect(consoleAreas[0].path), Component: Outlet },
            ...screens,
            { path: '*', Component: ConsoleNotFound },
          ],
        },
      ],
    },
  ]
}
