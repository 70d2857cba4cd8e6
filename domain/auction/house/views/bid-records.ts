import type { Instant } from '../../../calendar/instant.ts'
import type { AuctionEvent, BidCause } from '../../core/events.ts'

/** One bid as the log has it; what the shell keeps for the history. */
export type BidRecord = {
  readonly sequence: number
  readonly pseudonym: number
  readonly amountEur: number
  readonly cause: BidCause
  readonly at: Instant
  /** The end to which the soft close moved the auction because of it (rules 3). */
  readonly newEndsAt: Instant | null
}

/**
 * The bids among these events, oldest first. A bid and the extension it caused are written together,
 * the extension last: of an agents' duel it stands beside the last bid.
 */
export function bidRecords(events: readonly AuctionEvent[]): readonly BidRecord[] {
  const records: BidRecord[] = []
  for (const event of events) {
    const last = records.at(-1)
    if (event.type === 'bid_placed') {
      const { sequence, pseudonym, amountEur, cause, at } = event
      records.push({ sequence, pseudonym, amountEur, cause, at, newEndsAt: null })
    } else if (event.type === 'end_extended' && last?.at === event.at) {
      records[records.length - 1] = { ...last, newEndsAt: event.endsAt }
    }
  }
  return records
}
