import type { ComponentType } from 'react'
import { reloadOnce } from '#web/api/reload-page.ts'
import { islandRegistry } from './island-registry.ts'
import type { IslandName } from './islands/island-names.ts'
import type { IslandLoader } from './islands/watch-islands.ts'

type Hydration = typeof import('./islands/hydrate-island.tsx')

let hydration: Hydration | undefined

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && name in islandRegistry
}

/** React and the island itself, fetched side by side. */
export const loadIsland: IslandLoader = async (name) => {
  if (!isIslandName(name)) throw new Error(`There is no island ${name}`)
  try {
    const [loaded, Component] = await Promise.all([
      import('./islands/hydrate-island.tsx'),
      islandRegistry[name](),
    ])
    hydration = loaded
    // Its props were checked where it was placed.
    return (island) => loaded.hydrateIsland(island, Component as ComponentType)
  } catch (error) {
    // After a deployment its files are gone; loading the page anew cures that.
    void reloadOnce()
    throw error
  }
}

export function renewIsland(island: Element): void {
  void hydration?.renewIsland(island)
}

/** After a change of the page. */
export function dropIslands(): void {
  hydration?.dropIslands()
}
