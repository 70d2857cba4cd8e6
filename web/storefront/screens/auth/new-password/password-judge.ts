import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { isEasyToGuess } from '#domain/account/security/common-password.ts'

/**
 * How hard a password is to guess, by zxcvbn-ts, and the list of common ones. Fetched once somebody begins to choose
 * a password: the list alone weighs more than a page. Nothing typed leaves the browser.
 */

/** From 0, guessed at once, to 4. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

const common = new Set(dictionary['passwords-common'])

/** The server's own rule and list. */
export function isCommon(password: string, email: string | undefined): boolean {
  return isEasyToGuess(password, { common, email })
}

/** `words` are what others know of the person, such as the address. */
export function strengthOf(password: string, words: readonly string[]): PasswordStrength {
  return estimator.check(password, [...words]).score
}
