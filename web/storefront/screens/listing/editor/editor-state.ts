import { type FieldProblem, isCallRefused, type Problem } from '#contract/problem.ts'
import type { Product } from '#contract/product.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { validateValues } from '#domain/vehicle/validate.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import {
  type AdDraft,
  changesSince,
  type DraftChange,
  draftOf,
  isEmptyChange,
  isSame,
  rebasedDraft,
  type ValueChanges,
  withDraftChange,
} from './ad-draft.ts'
import { type Differing, differingFields, stillDiffering } from './differences.ts'
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

/** Codes of attributes, `damages` or `gallery`; of the attributes also what was answered before. */
export type OthersChange = { readonly codes: readonly string[]; readonly before: ValueChanges }

export type AdEditorState = {
  readonly entityId: number | null
  readonly kind: VehicleKind
  /** Under which it is started: sent again, it makes no second ad. */
  readonly startKey: string
  /** The server's last answer; null until the first answer of the seller is saved. */
  readonly product: Product | null
  readonly base: AdDraft
  readonly draft: AdDraft
  readonly save: SaveState
  readonly serverFaults: readonly FieldProblem[]
  readonly confirmed: VehicleValues
  readonly settledDoubts: readonly string[]
  /** What somebody else has answered differently; the seller chooses, nothing of it is sent before. */
  readonly differing: Differing
  /** On its way to the server, or gone there without an answer. */
  readonly sent: DraftChange | undefined
  /** What a helper, or who is helped, has changed last; until it is closed or undone. */
  readonly othersChange: OthersChange | null
}

export function initialState({
  kind,
  product,
  startKey,
}: Pick<AdEditorState, 'kind' | 'product' | 'startKey'>): AdEditorState {
  const empty: AdDraft = {
    values: { product_type: kind },
    damages: [],
    gallery: [],
    moreImages: [],
    reviewPictures: [],
  }
  return {
    entityId: product?.entityId ?? null,
    kind,
    startKey,
    ...(product ? copyOf(product) : { product, base: empty, draft: empty }),
    save: product ? { kind: 'saved', at: null } : { kind: 'new' },
    serverFaults: [],
    confirmed: {},
    settledDoubts: [],
    differing: [],
    sent: undefined,
    othersChange: null,
  }
}

function copyOf(product: Product) {
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
  differing,
  sent,
  entityId,
  startKey,
}: AdEditorState): KeptDraft | null {
  const change = changesSince(base, draft)
  const isNew = entityId === null
  const isNothing = isEmptyChange(change) && isSame(confirmed, {}) && settledDoubts.length === 0
  // A start without an answer may have made an ad that its files then wait for.
  if (isNothing && !(isNew && sent)) return null
  const against = changesSince(draft, base)
  const kept = { change, against, sent, confirmed, settledDoubts, differing }
  return isNew ? { ...kept, startKey } : kept
}

/** What still holds beside an answer that changed: its confirmation ends, and so does what the server had against it. */
export function leftOf(
  { confirmed, serverFaults }: AdEditorState,
  { touched, isOfDamages }: { readonly touched: readonly string[]; readonly isOfDamages: boolean },
): Pick<AdEditorState, 'confirmed' | 'serverFaults'> {
  const kept = Object.entries(confirmed).filter(([code]) => !touched.includes(code))
  return {
    confirmed: Object.fromEntries(kept),
    serverFaults: serverFaults.filter(
      ({ field }) => !touched.includes(field) && !(isOfDamages && field.startsWith('damage')),
    ),
  }
}

export function blockedCodes(state: AdEditorState, now: number): ReadonlySet<string> {
  const faults = validateValues(listingAttributes, state.draft.values, { now })
  const refused = [...faults, ...state.serverFaults].map(({ field }) => field)
  return new Set([...refused, ...state.differing])
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
  return { kind: 'failed', problem: isCallRefused(error) ? error.problem : undefined }
}

export function isChangedElsewhere(error: unknown): boolean {
  return isCallRefused(error) && error.problem.code === 'AD_CHANGED_ELSEWHERE'
}

/**
 * After a reload: what this device had kept, on top of what the server has, and below what was typed
 * since the page is open. What somebody else has answered meanwhile is not replaced unasked.
 */
export function withKept(state: AdEditorState, kept: KeptDraft): Partial<AdEditorState> {
  const { base, draft } = state
  // As the server had it when the changes were made.
  const from = withDraftChange(base, kept.against)
  const mine = withDraftChange(from, kept.change)
  const joined = rebasedDraft(mine, { from, onto: base })
  const fresh = differingFields({ from, mine, before: from, theirs: base, sent: kept.sent })
  const whole = withDraftChange(joined, changesSince(base, draft))
  const { startKey = state.startKey } = kept
  return {
    ...(state.entityId === null && { startKey, sent: kept.sent }),
    draft: whole,
    confirmed: { ...kept.confirmed, ...state.confirmed },
    settledDoubts: [...new Set([...kept.settledDoubts, ...state.settledDoubts])],
    // A question that is open is asked again: to reload the page is no answer to it.
    differing: stillDiffering([...new Set([...kept.differing, ...fresh])], { base, draft: whole }),
  }
}
