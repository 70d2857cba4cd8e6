import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { useServerClock } from '#web/api/server-clock.tsx'

type Showcase = ComponentType<{ readonly nowMs?: number }>

const modules = import.meta.glob<{ readonly Showcase: Showcase }>('../../ui/showcase/showcase.tsx')

/** The gallery of building blocks, in a demo and in development only. */
export const demoRoutes: readonly RouteObject[] = Object.values(modules).map((load) => ({
  id: 'showcase',
  path: 'dev/ui',
  lazy: async () => {
    const { Showcase } = await load()
    return { Component: () => <Gallery of={Showcase} /> }
  },
}))

function Gallery({ of: Showcase }: { of: Showcase }) {
  return <Showcase nowMs={useServerClock().renderedAt} />
}
