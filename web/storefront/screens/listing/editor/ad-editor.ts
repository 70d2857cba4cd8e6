import { type FieldProblem, isCallRefused, type Problem } from '#contract/problem.ts'
import type { Product } from '#contract/product.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { validateValues } from '#domain/vehicle/validate.ts'
import type { AttributeValue, VehicleValues } from '#domain/vehicle/values.ts'
import {
  type AdDraft,
  changedCodes,
  changesSince,
  type DraftChange,
  draftOf,
  isEmptyChange,
  isSame,
  knownAfterSave,
  type ProductInput,
  productInputOf,
  rebasedDraft,
  sendableChange,
  withDraftChange,
} from './ad-draft.ts'
import type { DraftStorage } from './draft-storage.ts'
import { createSaveQueue } from './save-queue.ts'

/**
 * One ad while it is written. It lives outside of the screens, so that a save that runs while the
 * seller goes on to the next step ends in the same place. Typing never waits for a save.
 */

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
  readonly now: () => number
  readonly onSaved: (product: Product) => void
}

export type AdEditor = ReturnType<typeof createAdEditor>

const saveAfterMs = 800

export function createAdEditor(options: AdEditorOptions) {
  let state = initialState(options)
  let isRestored = false
  let starting: Promise<Product> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const queue = createSaveQueue(saveOnce)

  function set(next: Partial<AdEditorState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function change(change: DraftChange): void {
    const draft = withDraftChange(state.draft, change)
    const touched = changedCodes(state.draft.values, draft.values)
    const serverFaults = state.serverFaults.filter(
      ({ field }) => !touched.includes(field) && !(change.damages && field.startsWith('damage')),
    )
    const save = state.save.kind === 'conflict' ? state.save : ({ kind: 'unsaved' } as const)
    set({ draft, serverFaults, save })
    keep()
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), saveAfterMs)
  }

  /** Saves now; the answer says whether everything that may be saved is saved. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (state.save.kind === 'conflict') return false
    try {
      await queue.request()
      return true
    } catch (error) {
      set({ save: failureOf(error) })
      return false
    }
  }

  async function saveOnce(): Promise<void> {
    const { base, draft, entityId, product: known } = state
    const sent = sendableChange(changesSince(base, draft), {
      values: draft.values,
      blocked: blockedCodes(state, options.now()),
    })
    if (isEmptyChange(sent)) {
      if (state.save.kind === 'unsaved') set({ save: stateWithoutSave(state, options.now()) })
      return
    }
    set({ save: { kind: 'saving' } })
    try {
      const input = productInputOf(sent)
      const product =
        entityId === null
          ? await options.calls.create(state.kind, input)
          : await options.calls.update(entityId, {
              ...input,
              ...(known && { version: known.version }),
            })
      adopt(product, { from: base, sent })
    } catch (error) {
      if (!noteFieldFaults(error)) throw error
      await saveOnce()
    }
  }

  function adopt(product: Product, save: { from: AdDraft; sent: DraftChange }): void {
    const saved = draftOf(product)
    const draft = rebasedDraft(state.draft, { from: save.from, onto: saved })
    const base = knownAfterSave(saved, save.sent)
    if (state.entityId === null) options.storage.clear(storageName(state))
    set({
      entityId: product.entityId,
      product,
      base,
      draft,
      save: { kind: 'saved', at: options.now() },
    })
    keep()
    options.onSaved(product)
  }

  /** A refused answer stays in its field with its sentence; the others are sent without it. */
  function noteFieldFaults(error: unknown): boolean {
    const fields = isCallRefused(error) ? (error.problem.fields ?? []) : []
    const fresh = fields.filter(
      ({ field }) => !state.serverFaults.some((known) => known.field === field),
    )
    if (fresh.length === 0) return false
    set({ serverFaults: [...state.serverFaults, ...fresh] })
    return true
  }

  function keep(): void {
    const change = changesSince(state.base, state.draft)
    const { confirmed, settledDoubts } = state
    const isNothing = isEmptyChange(change) && isSame(confirmed, {}) && settledDoubts.length === 0
    if (isNothing) options.storage.clear(storageName(state))
    else options.storage.save(storageName(state), { change, confirmed, settledDoubts })
  }

  /** For what hangs on an ad that has no answer yet, such as its first picture. */
  function start(): Promise<Product> {
    starting ??= startNow().finally(() => {
      starting = undefined
    })
    return starting
  }

  async function startNow(): Promise<Product> {
    await flush()
    if (state.product) return state.product
    const product = await options.calls.create(state.kind, {})
    adopt(product, { from: state.base, sent: {} })
    return product
  }

  /** What this tab kept from before a reload; sent as soon as the page has settled. */
  function restore(): void {
    if (isRestored) return
    isRestored = true
    const kept = options.storage.load(storageName(state))
    if (!kept) return
    set({ confirmed: kept.confirmed, settledDoubts: kept.settledDoubts })
    if (!isEmptyChange(kept.change)) change(kept.change)
  }

  /** The server's newer copy came by itself: without own changes it simply holds. */
  function meet(product: Product): void {
    const known = state.product
    if (queue.isRunning() || product === known) return
    if (known && product.version < known.version) return
    if (product.version === known?.version) set({ product })
    else if (!isEmptyChange(changesSince(state.base, state.draft))) set({ save: conflict })
    else set({ ...copyOf(product), save: { kind: 'saved', at: null } })
  }

  async function settleConflict(keepMine: boolean): Promise<void> {
    if (state.entityId === null) return
    const product = await options.calls.load(state.entityId)
    const { base, draft } = copyOf(product)
    const mine = keepMine ? rebasedDraft(state.draft, { from: state.base, onto: base }) : draft
    set({ product, base, draft: mine, save: { kind: 'unsaved' } })
    keep()
    options.onSaved(product)
    await flush()
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    flush,
    start,
    restore,
    meet,
    settleConflict,
    confirm(code: string, value: AttributeValue) {
      set({ confirmed: { ...state.confirmed, [code]: value } })
      keep()
    },
    settleDoubt(key: string) {
      set({ settledDoubts: [...state.settledDoubts, key] })
      keep()
    },
  }
}

const conflict: SaveState = { kind: 'conflict' }

function initialState({ kind, product }: AdEditorOptions): AdEditorState {
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

function copyOf(product: Product) {
  const draft = draftOf(product)
  return { product, base: draft, draft }
}

function storageName({ entityId, kind }: AdEditorState): string {
  return entityId === null ? `new-${kind}` : String(entityId)
}

function blockedCodes(state: AdEditorState, now: number): ReadonlySet<string> {
  const faults = validateValues(listingAttributes, state.draft.values, { now })
  return new Set([...faults, ...state.serverFaults].map(({ field }) => field))
}

/** Everything that may be saved is; what is left over stands in its field with its sentence. */
function stateWithoutSave(state: AdEditorState, now: number): SaveState {
  return state.entityId === null ? { kind: 'new' } : { kind: 'saved', at: now }
}

function failureOf(error: unknown): SaveState {
  if (!isCallRefused(error)) return { kind: 'failed', problem: undefined }
  return error.problem.code === 'AD_CHANGED_ELSEWHERE'
    ? conflict
    : { kind: 'failed', problem: error.problem }
}
