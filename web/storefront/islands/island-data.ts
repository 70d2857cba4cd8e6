import type { Catalogue } from '#web/language/texts.ts'

/**
 * When an island is hydrated: at the first press, focus or key on it; once it is seen; once the page has
 * nothing else to do; or at once.
 */
export type HydrateWhen = 'touch' | 'seen' | 'idle' | 'load'

/** What stands beside an island in the page, as JSON. */
export type IslandData = {
  readonly props: object
  readonly texts: Catalogue
  /** Begins the ids of its elements, on both sides. */
  readonly prefix: string
}

export const islandSelector = '[data-island]'

type IslandParts = { readonly root: Element; readonly script: Element; readonly data: IslandData }

/** The element that React hydrates, and the data beside it. */
export function partsOf(island: Element): IslandParts {
  const [root, script] = island.children
  if (!root || !script) throw new Error(`The island ${island.outerHTML.slice(0, 80)} is incomplete`)
  return { root, script, data: JSON.parse(script.textContent) as IslandData } // Written by the same build.
}
