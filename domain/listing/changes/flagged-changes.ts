import { type Confirmation, confirmationsNeeded } from '../../vehicle/confirmations.ts'
import type { VehicleValues } from '../../vehicle/values.ts'
import { type FieldChange, isSameAnswer } from './ad-changes.ts'

/** Of the answers that this change gives those that are confirmed once more. */
export function flaggedIn(
  { before, after }: Pick<FieldChange, 'before' | 'after'>,
  values: VehicleValues,
): readonly Confirmation[] {
  return confirmationsNeeded(values).filter(
    ({ attributeCode: code }) =>
      code in after &&
      !isSameAnswer({ [code]: before[code] ?? null }, { [code]: after[code] ?? null }),
  )
}
