import type { Product } from '#contract/product.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { type DraftChange, type ProductInput, productInputOf } from './ad-draft.ts'
import type { DraftStorage } from './draft-storage.ts'
import type { AdEditorState } from './editor-state.ts'

/** What an ad needs around it while it is written. */

export type AdCalls = {
  /** The same key makes one ad, however often it is sent. */
  readonly create: (
    kind: VehicleKind,
    input: ProductInput & { readonly startKey: string },
  ) => Promise<Product>
  readonly update: (entityId: number, input: ProductInput) => Promise<Product>
  readonly load: (entityId: number) => Promise<Product>
}

export type AdEditorOptions = {
  readonly kind: VehicleKind
  readonly product: Product | null
  /** Drawn for this ad, for its start. */
  readonly startKey: string
  readonly calls: AdCalls
  readonly storage: DraftStorage
  /** Who is logged in now; null for a visitor. */
  readonly customerId: () => number | null
  readonly now: () => number
  readonly onSaved: (product: Product) => void
}

type SentState = Pick<AdEditorState, 'entityId' | 'kind' | 'product' | 'startKey'>

/** The first change makes the ad; each later one names the version that its writer saw. */
export function sendChange(
  calls: AdCalls,
  { entityId, kind, product, startKey }: SentState,
  change: DraftChange,
): Promise<Product> {
  const input = productInputOf(change)
  if (entityId === null) return calls.create(kind, { ...input, startKey })
  return calls.update(entityId, { ...input, ...(product && { version: product.version }) })
}
