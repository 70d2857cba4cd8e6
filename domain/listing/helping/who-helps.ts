import { dayMs, type Instant } from '../../calendar/instant.ts'
import { adScreens, type ScreenContent } from '../screens/screen-table.ts'
import { screenOfQuestion } from '../screens/screens-of.ts'

/**
 * Somebody helps to write an ad on a device of their own. They fill in what is asked of the vehicle; price, contact
 * and sending stay with its owner (rules 1).
 */

export const helperMs = 7 * dayMs
/** At once, invitations that nobody has followed yet among them. */
export const maxHelpers = 5

export type Helper = {
  readonly helperId: string
  /** As the owner calls them. */
  readonly name: string
  readonly expiresAt: Instant
  /** Absent until the link has been used. */
  readonly begunAt?: Instant
  /** What they answered last, and when. */
  readonly lastCodes: readonly string[]
  readonly lastAnsweredAt?: Instant
}

export function isExpired({ expiresAt }: Pick<Helper, 'expiresAt'>, now: Instant): boolean {
  return now >= expiresAt
}

const ownersScreens: readonly ScreenContent[] = ['price', 'contact', 'submit']

export function isOwnersScreen({ content }: { readonly content?: ScreenContent }): boolean {
  return content !== undefined && ownersScreens.includes(content)
}

/** Whether the owner alone sees and gives it: an attribute's code, or a name of what is missing. */
export function isForOwnerAlone(name: string): boolean {
  const id = screenOfQuestion(name)
  return adScreens.some((each) => each.id === id && isOwnersScreen(each))
}
