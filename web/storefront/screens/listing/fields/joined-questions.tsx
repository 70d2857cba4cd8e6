import { textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { laterPart } from '../later/later-part.tsx'
import type { FieldExtra } from './block-fields.tsx'

/** Which questions of the screens have inputs of their own. */

const LaterJoinedInput = laterPart(
  'joined input',
  async () => (await import('./joined-inputs.tsx')).JoinedInput,
)

const codes = ['roadworthy', 'hu_expired', 'trailer_hu_expired', 'tyres_year']

/** By attribute code. */
export const joinedExtras: Readonly<Record<string, FieldExtra>> = Object.fromEntries(
  codes.map((code) => [code, { ownInput: LaterJoinedInput }]),
)

/** Whether it is answered within the question before it, so that it is not asked below. */
export function isAnsweredWithin(code: string, values: VehicleValues): boolean {
  if (code === 'hu_valid_until') return true
  if (code !== 'warning_lights') return false
  const drives = textOf(values, 'roadworthy')
  return drives === undefined || (drives === 'yes' && values.warning_lights === 'none')
}
