import type { VehicleValues } from '#domain/vehicle/values.ts'
import type { KeptDrafts } from '#web/api/device/kept-drafts.ts'
import type { DraftChange } from './ad-draft.ts'
import type { Differing } from './differences.ts'

/**
 * What is not saved yet outlives a reload, a closed page, a lost connection and an ended session: it
 * lies on this device until the server has it.
 */

export type KeptDraft = {
  readonly change: DraftChange
  /** Answers the seller has confirmed once more. */
  readonly confirmed: VehicleValues
  /** Doubts that were answered with "it is right". */
  readonly settledDoubts: readonly string[]
  /** What the server had in the places of the change. */
  readonly against: DraftChange
  readonly sent: DraftChange | undefined
  /** Of an ad that has no number yet. */
  readonly startKey?: string
  /** Where somebody else had answered differently, and the seller had not chosen yet. */
  readonly differing: Differing
}

export type DraftStorage = KeptDrafts<KeptDraft>
