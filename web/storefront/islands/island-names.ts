/** Every island of the public pages; `island-registry.ts` says where each comes from. */
export type IslandName = 'newsletter' | 'calculator' | 'gallery' | 'laterOnReport' | 'contact'
