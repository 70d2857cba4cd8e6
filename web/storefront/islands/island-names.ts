/** Every island of the public pages; `island-registry.ts` says where each comes from. */
export const islandNames = [
  'newsletter',
  'calculator',
  'gallery',
  'laterOnReport',
  'contact',
] as const

export type IslandName = (typeof islandNames)[number]

export function isIslandName(name: string | undefined): name is IslandName {
  return islandNames.some((known) => known === name)
}
