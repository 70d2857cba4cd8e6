import { dayMs, hourMs, type Instant } from '../calendar/instant.ts'

/**
 * Entering by a mailed code of six digits (rules 11). A code is good for one entrance, for a quarter of
 * an hour and for a few mistakes, and an address gets only so many mails: of all codes that can be
 * asked for one address in a day a stranger tries 60 of a million.
 */

export const loginCodeDigits = 6
export const maxWrongCodes = 5

/** Mails to one address, whether it is known or not. */
const mailLimits = [
  { mails: 5, withinMs: hourMs },
  { mails: 12, withinMs: dayMs },
] as const

/** Older mails do not count any more. */
export const countedMailsMs = dayMs

/** Null: a mail may go out now. Else the instant from which the next one may. */
export function nextMailAt(sentAt: readonly Instant[], now: Instant): Instant | null {
  const waits = mailLimits.flatMap(({ mails, withinMs }) => {
    const counted = sentAt
      .filter((at) => at > now - withinMs)
      .sort((first, second) => first - second)
    const oldest = counted.at(-mails)
    return oldest === undefined ? [] : [oldest + withinMs]
  })
  return waits.length === 0 ? null : Math.max(...waits)
}

/** The six digits of what somebody typed or pasted; undefined when it cannot be a code. */
export function readLoginCode(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '')
  return digits.length === loginCodeDigits ? digits : undefined
}
