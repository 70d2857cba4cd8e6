import type { Product } from '#contract/product.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import {
  type AdDraft,
  changedCodes,
  changesSince,
  type DraftChange,
  isEmptyChange,
  type ProductInput,
  productInputOf,
  sendableChange,
  withDraftChange,
} from './ad-draft.ts'
import type { DraftStorage } from './draft-storage.ts'
import {
  type AdEditorState,
  blockedCodes,
  conflict,
  failureOf,
  initialState,
  newFaultsIn,
  stateWithoutSave,
  withKept,
} from './editor-state.ts'
import { EditorStore } from './editor-store.ts'
import { joinedWith, savedWith, settledWith } from './newer-copy.ts'
import { createSaveQueue } from './save-queue.ts'

/**
 * One ad while it is written. It lives outside of the screens, so that a save that runs while the
 * seller goes on to the next step ends in the same place. Typing never waits for a save.
 */

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

const saveAfterMs = 800

export class AdEditor {
  private readonly options: AdEditorOptions
  private readonly store: EditorStore
  private isRestored = false
  private starting: Promise<Product> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly queue = createSaveQueue(() => this.saveOnce())

  constructor(options: AdEditorOptions) {
    this.options = options
    this.store = new EditorStore(initialState(options), options.storage)
  }

  get getState(): EditorStore['getState'] {
    return this.store.getState
  }

  get subscribe(): EditorStore['subscribe'] {
    return this.store.subscribe
  }

  private get state(): AdEditorState {
    return this.store.getState()
  }

  /** The seller has confirmed this answer once more. */
  confirm(code: string, value: AttributeValue): void {
    this.store.set({ confirmed: { ...this.state.confirmed, [code]: value } })
    this.store.keep()
  }

  settleDoubt(key: string): void {
    this.store.set({ settledDoubts: [...this.state.settledDoubts, key] })
    this.store.keep()
  }

  change(change: DraftChange): void {
    // What was typed before the page came alive arrives before `restore`, and must not replace it.
    this.takeKept()
    const draft = withDraftChange(this.state.draft, change)
    const touched = changedCodes(this.state.draft.values, draft.values)
    const serverFaults = this.state.serverFaults.filter(
      ({ field }) => !touched.includes(field) && !(change.damages && field.startsWith('damage')),
    )
    const save =
      this.state.save.kind === 'conflict' ? this.state.save : ({ kind: 'unsaved' } as const)
    this.store.set({ draft, serverFaults, save })
    this.store.keep()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), saveAfterMs)
  }

  /** Saves now; the answer says whether everything that may be saved is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    if (this.state.save.kind === 'conflict') return false
    try {
      await this.queue.request()
      return true
    } catch (error) {
      this.store.set({ save: failureOf(error) })
      this.store.keep()
      return false
    }
  }

  private async saveOnce(): Promise<void> {
    const { base, draft, entityId, product: known } = this.state
    const sent = sendableChange(changesSince(base, draft), {
      values: draft.values,
      blocked: blockedCodes(this.state, this.options.now()),
    })
    if (isEmptyChange(sent)) {
      const isPending = ['unsaved', 'saving'].includes(this.state.save.kind)
      if (isPending) this.store.set({ save: stateWithoutSave(this.state, this.options.now()) })
      return
    }
    this.store.set({ save: { kind: 'saving' } })
    try {
      const input = productInputOf(sent)
      const product =
        entityId === null
          ? await this.options.calls.create(this.state.kind, input)
          : await this.options.calls.update(entityId, {
              ...input,
              ...(known && { version: known.version }),
            })
      this.adopt(product, { from: base, sent })
    } catch (error) {
      const mayTryAgain = this.noteFieldFaults(error) || (await this.joinNewerCopy(error))
      if (!mayTryAgain) throw error
      await this.saveOnce()
    }
  }

  private adopt(product: Product, save: { from: AdDraft; sent: DraftChange }): void {
    const saved = savedWith(this.state, { product, ...save })
    if (this.state.entityId === null) this.store.forget()
    this.store.set({ ...saved, save: { kind: 'saved', at: this.options.now() } })
    this.store.keep()
    this.options.onSaved(product)
  }

  /** A refused answer stays in its field with its sentence; the others are sent without it. */
  private noteFieldFaults(error: unknown): boolean {
    const fresh = newFaultsIn(error, this.state)
    if (fresh.length === 0) return false
    this.store.set({ serverFaults: [...this.state.serverFaults, ...fresh] })
    return true
  }

  /** For what hangs on an ad that has no answer yet, such as its first picture. */
  start(): Promise<Product> {
    this.starting ??= this.startNow().finally(() => {
      this.starting = undefined
    })
    return this.starting
  }

  private async startNow(): Promise<Product> {
    await this.flush()
    if (this.state.product) return this.state.product
    const product = await this.options.calls.create(this.state.kind, {})
    this.adopt(product, { from: this.state.base, sent: {} })
    return product
  }

  /**
   * What this device kept from before a reload; sent as soon as the page has settled. Whoever comes
   * back to the page from the login finds the save that failed before tried again.
   */
  restore(): void {
    if (this.state.save.kind === 'failed') void this.flush()
    const kept = this.takeKept()
    if (kept && !isEmptyChange(kept)) this.change({})
  }

  /** Once per page: the draft goes on where this device's storage left off. */
  private takeKept(): DraftChange | undefined {
    if (this.isRestored) return undefined
    this.isRestored = true
    const kept = this.store.load()
    if (!kept) return undefined
    this.store.set(withKept(this.state, kept))
    return kept.change
  }

  /**
   * An older version was refused. Most often the newer one is the seller's own: a save that ended
   * while the page was loaded anew, or another tab with another question.
   */
  private async joinNewerCopy(error: unknown): Promise<boolean> {
    const { entityId, product } = this.state
    if (failureOf(error) !== conflict || entityId === null) return false
    const newer = await this.options.calls.load(entityId)
    return newer.version !== product?.version && this.join(newer)
  }

  private join(newer: Product): boolean {
    const joined = joinedWith(this.state, newer)
    if (joined) this.store.set(joined)
    return joined !== null
  }

  /** The server's newer copy came by itself: without own changes it simply holds. */
  meet(product: Product): void {
    const known = this.state.product
    if (this.queue.isRunning() || product === known) return
    if (known && product.version < known.version) return
    if (product.version === known?.version) this.store.set({ product })
    else if (!this.join(product)) this.meetContradiction(product)
    else if (isEmptyChange(changesSince(this.state.base, this.state.draft))) {
      this.store.set({ save: { kind: 'saved', at: null } })
    }
  }

  private meetContradiction(product: Product): void {
    this.store.set({ product, save: conflict })
    this.store.keep()
  }

  async settleConflict(keepsMine: boolean): Promise<void> {
    if (this.state.entityId === null) return
    const newer = await this.options.calls.load(this.state.entityId)
    this.store.set(settledWith(this.state, { newer, keepsMine }))
    this.store.keep()
    this.options.onSaved(newer)
    await this.flush()
  }
}
