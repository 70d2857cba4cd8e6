import type { ImportFailure, ImportWarning } from '#domain/listing/importing/imported-answers.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'

/** What is asked of a register or a portal, and what comes of one attempt. */

export type ImportQuestion = {
  readonly asked: string
  /** Of the ad that is to be filled. */
  readonly kind: VehicleKind
  /** Absent for the ad of a visitor. */
  readonly ownerCustomerId?: number | undefined
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void
}

export type ImportOutcome =
  | {
      readonly kind: 'found'
      readonly found: VehicleValues
      readonly vehicle: string
      readonly warning: ImportWarning | null
      /** Keys in the image store. */
      readonly pictures: readonly string[]
    }
  | { readonly kind: ImportFailure; readonly cause?: string }
