import type { FieldFault } from '../refusal/field-fault.ts'

/**
 * At least 8 characters with an upper-case letter, a lower-case letter and a digit (rules 11), and none
 * that is tried first.
 */
export const passwordLength = { min: 8, max: 200 } as const

/**
 * The one rule of forms and server. `isEasyToGuess` is `security/common-password.ts` with a list of common
 * passwords: the server always hands it in, a page once it has fetched both.
 */
export function passwordFaults(
  password: string,
  isEasyToGuess: (password: string) => boolean = () => false,
): readonly FieldFault[] {
  const field = 'password'
  const length = [...password].length
  if (length < passwordLength.min) {
    return [{ field, rule: 'min_length', params: { min: passwordLength.min } }]
  }
  // A bound, so that nobody makes the hash work on megabytes.
  if (length > passwordLength.max) {
    return [{ field, rule: 'max_length', params: { max: passwordLength.max } }]
  }
  const hasClasses = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password)
  if (!hasClasses) return [{ field, rule: 'password' }]
  return isEasyToGuess(password) ? [{ field, rule: 'password_common' }] : []
}
