import { type FieldProblem, isCallRefused, type Problem } from '#contract/problem.ts'
import type { Product } from '#contract/product.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { validateValues } from '#domain/vehicle/validate.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import {
  type AdDraft,
  changesSince,
  draftOf,
  isEmptyChange,
  isSame,
  withDraftChange,
} from './ad-draft.ts'
import type { KeptDraft } from './draft-storage.ts'

/** What the editor of an ad knows at one moment, and what follows from that alone. */

export type SaveState =
  | { readonly kind: 'new' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** Without an instant it was saved before this page was opened. */
  | { readonly kind: 'saved'; readonly at: number | null }
  /** Without a problem no answer came at all. */
  | { readonly kind: 'failed'; readonly problem: Problem | undefined }
  /** Somebody else has saved; the seller decides which version holds. */
  | { readonly kind: 'conflict' }

export type AdEditorState = {
  readonly entityId: number | null
  readonly kind: VehicleKind
  /** The server's last answer; null until the first answer of the seller is saved. */
  readonly product: Product | null
  readonly base: AdDraft
  readonly draft: AdDraft
  readonly save: SaveState
  readonly serverFaults: readonly FieldProblem[]
  readonly confirmed: VehicleValues
  readonly settledDoubts: readonly string[]
}

export const conflict: SaveState = { kind: 'conflict' }

export function initialState({
  kind,
  product,
}: Pick<AdEditorState, 'kind' | 'product'>): AdEditorState {
  const empty: AdDraft = { values: { product_type: kind }, damages: [], gallery: [] }
  return {
    entityId: product?.entityId ?? null,
    kind,
    ...(product ? copyOf(product) : { product, base: empty, draft: empty }),
    save: product ? { kind: 'saved', at: null } : { kind: 'new' },
    serverFaults: [],
    confirmed: {},
    settledDoubts: [],
  }
}

export function copyOf(product: Product) {
  const draft = draftOf(product)
  return { product, base: draft, draft }
}

export function storageName({ entityId, kind }: AdEditorState): string {
  return entityId === null ? `new-${kind}` : String(entityId)
}

/** What this device keeps until the server has it; null when there is nothing to lose. */
export function keptOf({
  base,
  draft,
  confirmed,
  settledDoubts,
  save,
}: AdEditorState): KeptDraft | null {
  const change = changesSince(base, draft)
  const isNothing = isEmptyChange(change) && isSame(confirmed, {}) && settledDoubts.length === 0
  return isNothing
    ? null
    : { change, confirmed, settledDoubts, isInConflict: save.kind === 'conflict' }
}

export function blockedCodes(state: AdEditorState, now: number): ReadonlySet<string> {
  const faults = validateValues(listingAttributes, state.draft.values, { now })
  return new Set([...faults, ...state.serverFaults].map(({ field }) => field))
}

/** Everything that may be saved is; what is left over stands in its field with its sentence. */
export function stateWithoutSave(state: AdEditorState, now: number): SaveState {
  return state.entityId === null ? { kind: 'new' } : { kind: 'saved', at: now }
}

/** What the server has against single answers and this page did not know yet. */
export function newFaultsIn(error: unknown, { serverFaults }: AdEditorState): FieldProblem[] {
  const faults = isCallRefused(error) ? (error.problem.fields ?? []) : []
  return faults.filter(({ field }) => !serverFaults.some((known) => known.field === field))
}

export function failureOf(error: unknown): SaveState {
  if (!isCallRefused(error)) return { kind: 'failed', problem: undefined }
  return error.problem.code === 'AD_CHANGED_ELSEWHERE'
    ? conflict
    : { kind: 'failed', problem: error.problem }
}

/** After a reload: what this device had kept, on top of what the server has. */
export function withKept(
  { draft, save }: AdEditorState,
  { change, confirmed, settledDoubts, isInConflict }: KeptDraft,
): Partial<AdEditorState> {
  return {
    draft: withDraftChange(draft, change),
    ...{ confirmed, settledDoubts },
    // A question that is open is asked again: to reload the page is no answer to it.
    save: isInConflict ? conflict : save,
  }
}
