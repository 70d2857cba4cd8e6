import type { DraftStorage, KeptDraft } from './draft-storage.ts'
import { type AdEditorState, keptOf, storageName } from './editor-state.ts'

/** The state of an ad while it is written, for whoever shows it; it is kept on this device. */
export class EditorStore {
  private state: AdEditorState
  private readonly storage: DraftStorage
  private isRead = false
  private readonly listeners = new Set<() => void>()

  constructor(state: AdEditorState, storage: DraftStorage) {
    this.state = state
    this.storage = storage
  }

  /** Bound, because the page hands these two on by themselves. */
  readonly getState = (): AdEditorState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  set(next: Partial<AdEditorState>): void {
    this.state = { ...this.state, ...next }
    for (const listener of this.listeners) listener()
  }

  /**
   * Under the name that the ad has now; a new one is kept under another than a saved one. What lies
   * there is read first, so that it is not replaced unseen.
   */
  keep(): void {
    if (!this.isRead) return
    const kept = keptOf(this.state)
    if (kept) this.storage.save(storageName(this.state), kept)
    else this.forget()
  }

  /** What this device had kept, once; from then on changes are kept. */
  async readKept(): Promise<KeptDraft | undefined> {
    const kept = await this.storage.load(storageName(this.state))
    this.isRead = true
    return kept
  }

  forget(): void {
    this.storage.clear(storageName(this.state))
  }
}
