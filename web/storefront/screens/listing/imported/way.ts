import type { ImportSource } from '#domain/listing/importing/imported-answers.ts'
import type { Portal } from '#domain/listing/importing/portal-link.ts'

/** How an owner asks: by a plate, for an ad of another portal, from their own stock. Texts are told apart by it. */
export type ImportWay = 'rdw' | 'portal' | 'stock'

export function wayOf(source: ImportSource): ImportWay {
  if (source === 'rdw') return 'rdw'
  return source === 'syscara' ? 'stock' : 'portal'
}

/** Names of portals are the same in every language. */
export const portalNames: Readonly<Record<Portal, string>> = {
  mobilede: 'mobile.de',
  caraworld: 'caraworld',
}
