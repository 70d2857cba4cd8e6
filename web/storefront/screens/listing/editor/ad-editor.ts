import type { Product } from '#contract/product.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import {
  type AdDraft,
  changedCodes,
  changesSince,
  type DraftChange,
  draftOf,
  isEmptyChange,
  knownAfterSave,
  type ProductInput,
  productInputOf,
  rebasedDraft,
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
  keptOf,
  newFaultsIn,
  stateWithoutSave,
  storageName,
} from './editor-state.ts'
import { joinedWith, settledWith } from './newer-copy.ts'
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
  private state: AdEditorState
  private readonly options: AdEditorOptions
  private isRestored = false
  private starting: Promise<Product> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private readonly queue = createSaveQueue(() => this.saveOnce())

  constructor(options: AdEditorOptions) {
    this.options = options
    this.state = initialState(options)
  }

  /** Bound, because the page hands these two on by themselves. */
  readonly getState = (): AdEditorState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** The seller has confirmed this answer once more. */
  confirm(code: string, value: AttributeValue): void {
    this.set({ confirmed: { ...this.state.confirmed, [code]: value } })
    this.keep()
  }

  settleDoubt(key: string): void {
    this.set({ settledDoubts: [...this.state.settledDoubts, key] })
    this.keep()
  }

  private set(next: Partial<AdEditorState>): void {
    this.state = { ...this.state, ...next }
    for (const listener of this.listeners) listener()
  }

  change(change: DraftChange): void {
    const draft = withDraftChange(this.state.draft, change)
    const touched = changedCodes(this.state.draft.values, draft.values)
    const serverFaults = this.state.serverFaults.filter(
      ({ field }) => !touched.includes(field) && !(change.damages && field.startsWith('damage')),
    )
    const save =
      this.state.save.kind === 'conflict' ? this.state.save : ({ kind: 'unsaved' } as const)
    this.set({ draft, serverFaults, save })
    this.keep()
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
      this.set({ save: failureOf(error) })
      this.keep()
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
      if (isPending) this.set({ save: stateWithoutSave(this.state, this.options.now()) })
      return
    }
    this.set({ save: { kind: 'saving' } })
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
    const saved = draftOf(product)
    const draft = rebasedDraft(this.state.draft, { from: save.from, onto: saved })
    const base = knownAfterSave(saved, save.sent)
    if (this.state.entityId === null) this.options.storage.clear(storageName(this.state))
    this.set({
      entityId: product.entityId,
      product,
      base,
      draft,
      save: { kind: 'saved', at: this.options.now() },
    })
    this.keep()
    this.options.onSaved(product)
  }

  /** A refused answer stays in its field with its sentence; the others are sent without it. */
  private noteFieldFaults(error: unknown): boolean {
    const fresh = newFaultsIn(error, this.state)
    if (fresh.length === 0) return false
    this.set({ serverFaults: [...this.state.serverFaults, ...fresh] })
    return true
  }

  private keep(): void {
    const kept = keptOf(this.state)
    if (kept) this.options.storage.save(storageName(this.state), kept)
    else this.options.storage.clear(storageName(this.state))
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
   * What this tab kept from before a reload; sent as soon as the page has settled. Whoever comes
   * back to the page from the login finds the save that failed before tried again.
   */
  restore(): void {
    if (this.state.save.kind === 'failed') void this.flush()
    if (this.isRestored) return
    this.isRestored = true
    const kept = this.options.storage.load(storageName(this.state))
    if (!kept) return
    this.set({ confirmed: kept.confirmed, settledDoubts: kept.settledDoubts })
    // A question that is open is asked again: to reload the page is no answer to it.
    if (kept.isInConflict) this.set({ save: conflict })
    if (!isEmptyChange(kept.change)) this.change(kept.change)
  }

  /**
   * An older version was refused. Most often the newer one is the seller's own: a save that ended
   * while the page was loaded anew, or his other tab with another question.
   */
  private async joinNewerCopy(error: unknown): Promise<boolean> {
    const { entityId, product } = this.state
    if (failureOf(error) !== conflict || entityId === null) return false
    const newer = await this.options.calls.load(entityId)
    return newer.version !== product?.version && this.join(newer)
  }

  private join(newer: Product): boolean {
    const joined = joinedWith(this.state, newer)
    if (joined) this.set(joined)
    return joined !== null
  }

  /** The server's newer copy came by itself: without own changes it simply holds. */
  meet(product: Product): void {
    const known = this.state.product
    if (this.queue.isRunning() || product === known) return
    if (known && product.version < known.version) return
    if (product.version === known?.version) this.set({ product })
    else if (!this.join(product)) this.meetContradiction(product)
    else if (isEmptyChange(changesSince(this.state.base, this.state.draft))) {
      this.set({ save: { kind: 'saved', at: null } })
    }
  }

  private meetContradiction(product: Product): void {
    this.set({ product, save: conflict })
    this.keep()
  }

  async settleConflict(keepsMine: boolean): Promise<void> {
    if (this.state.entityId === null) return
    const newer = await this.options.calls.load(this.state.entityId)
    this.set(settledWith(this.state, { newer, keepsMine }))
    this.keep()
    this.options.onSaved(newer)
    await this.flush()
  }
}
