import type { Product } from '#contract/product.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { type DraftChange, type ProductInput, productInputOf } from './ad-draft.ts'
import type { DraftStorage } from './draft-storage.ts'
import type { AdEditorState } from './editor-state.ts'

/** What an ad needs around it while it is written. */

export type AdCalls = {
  readonly create: (kind: VehicleKind, input: ProductInput) => Promise<Product>
  readonly update: (entityId: number, input: ProductInput) => Promise<Product>
  readonly load: (entityId: number) => Promise<Product>
}

export type AdEditorOptions = {
  readonly kind: VehicleKind
  readonly product: Product | null
  readonly calls: AdCalls
  readonly storage: DraftStorage
  /** Who is logged in now; null for a visitor. */
  readonly customerId: () => number | null
  readonly now: () => number
  readonly onSaved: (product: Product) => void
}

/** The first change makes the ad; each later one names the version that its writer saw. */
export function sendChange(
  calls: AdCalls,
  { entityId, kind, product }: Pick<AdEditorState, 'entityId' | 'kind' | 'product'>,
  change: DraftChange,
): Promise<Product> {
  const input = productInputOf(change)
  if (entityId === null) return calls.create(kind, input)
  return calls.update(entityId, { ...input, ...(product && { version: product.version }) })
}
