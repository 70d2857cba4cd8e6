import type { Instant } from '../../calendar/instant.ts'

/** What taking bids out leaves in an auction's state, and the rights that come of it (rules 5 and 8). */

/** An operator's verdict, the bidder's own right after it, or their right after a new defect. */
export type VoidCause = 'operator' | 'taken_back' | 'new_defect'

/** The closed list of reasons for which an operator takes bids out (rules 5). */
export const voidReasons = [
  'typing_error',
  'no_authority',
  'suspected_fraud',
  'technical_fault',
  'description_wrong',
] as const
export type VoidReason = (typeof voidReasons)[number]

export type VoidMark = {
  /** Of the journal's entry, and with it the place in the order of bids. */
  readonly sequence: number
  readonly at: Instant
  readonly cause: VoidCause
  /** The price and leader that came out; null when no bid is left. */
  readonly amountEur: number | null
  readonly pseudonym: number | null
  /** Bids of the log that count no more since then; each mark repeats those before. */
  readonly removedSequences: readonly number[]
}

/** All bids of one bidder from one on may be taken back before an instant. */
export type WithdrawalRight = {
  readonly merchantId: number
  readonly fromSequence: number
  readonly until: Instant
  readonly cause: Exclude<VoidCause, 'operator'>
}
