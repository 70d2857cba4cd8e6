import type { FieldFault } from '../refusal/field-fault.ts'

/** At least 8 characters with an upper-case letter, a lower-case letter and a digit (rules 11). */
export const passwordLength = { min: 8, max: 200 } as const

export function passwordFaults(password: string, field = 'password'): readonly FieldFault[] {
  const length = [...password].length
  if (length < passwordLength.min) {
    return [{ field, rule: 'min_length', params: { min: passwordLength.min } }]
  }
  // A bound, so that nobody makes the hash work on megabytes.
  if (length > passwordLength.max) {
    return [{ field, rule: 'max_length', params: { max: passwordLength.max } }]
  }
  const hasClasses = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password)
  return hasClasses ? [] : [{ field, rule: 'password' }]
}
