import type { VehicleValues } from '#domain/vehicle/values.ts'
import type { DraftChange } from './ad-draft.ts'

/**
 * What is not saved yet outlives a reload, a closed page, a lost connection and an ended session: it
 * lies on this device until the server has it. Storage that is full or forbidden costs nothing but that.
 */

export type KeptDraft = {
  readonly change: DraftChange
  /** Answers the seller has confirmed once more. */
  readonly confirmed: VehicleValues
  /** Doubts that were answered with "it is right". */
  readonly settledDoubts: readonly string[]
  /** Somebody else had saved, and the seller had not said yet whose answers hold. */
  readonly isInConflict: boolean
}

type TextStorage = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}

export type DraftStorage = {
  readonly load: (name: string) => KeptDraft | undefined
  readonly save: (name: string, kept: KeptDraft) => void
  readonly clear: (name: string) => void
}

const prefix = 'cm24-ad-draft:'
const shape = 1

export function createDraftStorage(open: () => TextStorage): DraftStorage {
  const attempt = <Answer>(use: (storage: TextStorage) => Answer): Answer | undefined => {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }
  return {
    load: (name) => attempt((storage) => readKept(storage.getItem(prefix + name))),
    save: (name, kept) =>
      attempt((storage) => storage.setItem(prefix + name, JSON.stringify({ shape, ...kept }))),
    clear: (name) => attempt((storage) => storage.removeItem(prefix + name)),
  }
}

function readKept(text: string | null): KeptDraft | undefined {
  if (text === null) return undefined
  const read = JSON.parse(text) as Partial<KeptDraft> & { readonly shape?: number } // Checked below.
  if (read.shape !== shape || typeof read.change !== 'object') return undefined
  return {
    change: read.change,
    confirmed: read.confirmed ?? {},
    settledDoubts: read.settledDoubts ?? [],
    isInConflict: read.isInConflict === true,
  }
}
