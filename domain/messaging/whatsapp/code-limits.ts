import { nextMailAt } from '../../account/login-code.ts'
import { dayMs, type Instant } from '../../calendar/instant.ts'

/** Older codes do not count any more. */
export const countedCodesMs = dayMs

/** To one number in a day, however many accounts ask for it. */
const mostCodesOfNumber = 20

export type AskedCode = {
  readonly askedAt: Instant
  /** By the account that asks now. */
  readonly isOwn: boolean
  /** For the number that is asked for now. */
  readonly isOfNumber: boolean
}

/**
 * Null: a code may go out now. Else the instant from which the next one may. An account gets as many codes as an address gets
 * mails, and so does a number. What others ask for a number keeps nobody out of it: an account that it has answered before is
 * asked for its own codes alone, and the first that another account asks for it in a day goes whatever the others did, until all
 * of them together have asked for more than anybody should be sent.
 */
export function nextCodeAt(
  asked: readonly AskedCode[],
  { hasConfirmedNumber, now }: { readonly hasConfirmedNumber: boolean; readonly now: Instant },
): Instant | null {
  const timesOf = (codes: readonly AskedCode[]) => codes.map(({ askedAt }) => askedAt)
  const own = nextMailAt(timesOf(asked.filter(({ isOwn }) => isOwn)), now)
  const isFirst = !asked.some(
    ({ isOwn, isOfNumber, askedAt }) => isOwn && isOfNumber && askedAt > now - countedCodesMs,
  )
  if (own !== null || hasConfirmedNumber) return own
  const ofNumber = timesOf(asked.filter(({ isOfNumber }) => isOfNumber))
  return isFirst ? nextOfAll(ofNumber, now) : nextMailAt(ofNumber, now)
}

function nextOfAll(ofNumber: readonly Instant[], now: Instant): Instant | null {
  const counted = ofNumber
    .filter((at) => at > now - countedCodesMs)
    .sort((first, second) => first - second)
  const oldest = counted.at(-mostCodesOfNumber)
  return oldest === undefined ? null : oldest + countedCodesMs
}
