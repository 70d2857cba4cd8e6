import type { RouteObject } from 'react-router'

const showcase = import.meta.glob<{ readonly Showcase: () => React.ReactNode }>(
  '../../ui/showcase/showcase.tsx',
)

/** The gallery of building blocks, in a demo and in development only. */
export const demoRoutes: readonly RouteObject[] = Object.values(showcase).map((load) => ({
  id: 'showcase',
  path: 'dev/ui',
  lazy: async () => ({ Component: (await load()).Showcase }),
}))
