import { dayMs, type Instant } from '../calendar/instant.ts'

/**
 * Mails that remind of something left lying: days since it was left, one mail each. What stops them is asked before
 * each (rules 12).
 */
export const reminderDays = {
  COMPLETE_AD_REMINDER: [1, 3, 7],
  FAILED_AUCTION_REMINDER: [1, 5, 14],
} as const

/**
 * When the next one is due; null after the last.
 * @param step How many were sent, or passed over, already.
 */
export function reminderDueAt(
  kind: keyof typeof reminderDays,
  left: { readonly since: Instant; readonly step: number },
): Instant | null {
  const days = reminderDays[kind][left.step]
  return days === undefined ? null : left.since + days * dayMs
}
