import type { Product } from '#contract/product.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import {
  type AdDraft,
  changedCodes,
  changesSince,
  type DraftChange,
  isEmptyChange,
  sendableChange,
  withDraftChange,
  withFollowing,
} from './ad-draft.ts'
import { changeToTheirs, stillDiffering } from './differences.ts'
import { type AdEditorOptions, sendChange } from './editor-options.ts'
import {
  type AdEditorState,
  blockedCodes,
  failureOf,
  initialState,
  isChangedElsewhere,
  leftOf,
  newFaultsIn,
  stateWithoutSave,
  storageName,
  withKept,
} from './editor-state.ts'
import { EditorStore } from './editor-store.ts'
import { joinedWith, savedWith } from './newer-copy.ts'
import { createSaveQueue } from './save-queue.ts'

/**
 * One ad while it is written. It lives outside of the screens, so that a save that runs while the
 * seller goes on to the next step ends in the same place. Typing never waits for a save.
 */

const saveAfterMs = 800

export class AdEditor {
  private readonly options: AdEditorOptions
  private readonly store: EditorStore
  private reading: Promise<void> | undefined
  private metWhileSaving: Product | undefined
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
    void this.takeKept()
    const draft = withDraftChange(this.state.draft, withFollowing(change, this.state.draft))
    const touched = changedCodes(this.state.draft.values, draft.values)
    const differing = stillDiffering(this.state.differing, { base: this.state.base, draft })
    const left = leftOf(this.state, { touched, isOfDamages: change.damages !== undefined })
    this.store.set({ ...left, draft, differing, save: { kind: 'unsaved' } })
    this.store.keep()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), saveAfterMs)
  }

  /** Saves now; the answer says whether everything that may be saved is saved. */
  async flush(): Promise<boolean> {
    try {
      await this.saveAll()
      return this.state.differing.length === 0
    } catch {
      return false
    }
  }

  private async saveAll(): Promise<void> {
    clearTimeout(this.timer)
    await this.takeKept()
    try {
      await this.queue.request()
      this.meetLater()
    } catch (error) {
      this.store.set({ save: failureOf(error) })
      this.store.keep()
      throw error
    }
  }

  private async saveOnce(): Promise<void> {
    const { base, draft, entityId } = this.state
    const sent = sendableChange(changesSince(base, draft), {
      values: draft.values,
      blocked: blockedCodes(this.state, this.options.now()),
    })
    // Whoever waits for the start of an ad needs it without an answer, too.
    if (isEmptyChange(sent) && (entityId !== null || !this.starting)) {
      const isPending = ['unsaved', 'saving'].includes(this.state.save.kind)
      if (isPending) this.store.set({ save: stateWithoutSave(this.state, this.options.now()) })
      return
    }
    this.store.set({ save: { kind: 'saving' }, sent })
    this.store.keep()
    try {
      this.adopt(await sendChange(this.options.calls, this.state, sent), { from: base, sent })
    } catch (error) {
      if (!this.noteFieldFaults(error) && !(await this.joinNewerCopy(error))) throw error
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

  /** Made by the one save that runs: a call of its own beside it would make a second ad. */
  private async startNow(): Promise<Product> {
    try {
      await this.saveAll()
    } catch (error) {
      if (!this.state.product) throw error
    }
    return this.state.product as Product // Made by the save, where there was none.
  }

  /**
   * What this device kept from before a reload; sent as soon as the page has settled. Whoever comes
   * back to the page from the login finds the save that failed before tried again.
   */
  async restore(): Promise<void> {
    if (this.state.save.kind === 'failed') void this.flush()
    await this.takeKept()
  }

  /** Once per page: the draft goes on where this device's storage left off. */
  private takeKept(): Promise<void> {
    this.reading ??= this.readKept()
    return this.reading
  }

  private async readKept(): Promise<void> {
    const kept = await this.store.readKept()
    if (kept) this.store.set(withKept(this.state, kept))
    this.store.keep()
    if (kept && !isEmptyChange(kept.change)) this.change({})
  }

  get customerId(): number | null {
    return this.options.customerId()
  }

  /** Under which this device keeps what belongs to the ad. */
  get name(): string {
    return storageName(this.state)
  }

  /**
   * An older version was refused. Most often the newer one is the seller's own: a save that ended
   * while the page was loaded anew, or another tab with another question.
   */
  private async joinNewerCopy(error: unknown): Promise<boolean> {
    const { entityId, product } = this.state
    if (!isChangedElsewhere(error) || entityId === null) return false
    const newer = await this.options.calls.load(entityId)
    if (newer.version === product?.version) return false
    this.join(newer)
    return true
  }

  protected join(newer: Product): void {
    this.store.set({ ...joinedWith(this.state, newer), sent: undefined })
    this.store.keep()
  }

  /** The server's newer copy came by itself: without own changes it simply holds. */
  meet(product: Product): void {
    const known = this.state.product
    if (product === known || (known && product.version < known.version)) return
    if (this.queue.isRunning()) {
      this.metWhileSaving = product
      return
    }
    if (product.version === known?.version) {
      this.store.set({ product })
      return
    }
    this.join(product)
    if (isEmptyChange(changesSince(this.state.base, this.state.draft))) {
      this.store.set({ save: { kind: 'saved', at: null } })
    }
  }

  private meetLater(): void {
    const met = this.metWhileSaving
    this.metWhileSaving = undefined
    if (met) this.meet(met)
  }

  /** Takes back what somebody else has changed last, or leaves it. */
  settleOthersChange(values: DraftChange['values'] = {}): void {
    this.store.set({ othersChange: null })
    this.change({ values })
  }

  /** Of a question that somebody else has answered differently. */
  choose(field: string, whose: 'mine' | 'theirs'): void {
    const { differing, base } = this.state
    this.store.set({ differing: differing.filter((each) => each !== field) })
    this.change(whose === 'mine' ? {} : changeToTheirs(field, base))
  }
}
