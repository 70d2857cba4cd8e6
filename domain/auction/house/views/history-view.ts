import { bidderOf } from '../../core/current-bid.ts'
import type { AuctionState } from '../../core/state.ts'
import type { VoidCause } from '../../core/void-mark.ts'
import type { BidHistoryEntry } from './auction-view.ts'
import type { BidRecord } from './bid-records.ts'

/** A deleted highest bid is hidden from the history too (rules 4), and so are voided ones. */
export function shownHistory(
  state: AuctionState,
  history: readonly BidRecord[] | null,
  merchantId: number | null,
): readonly BidHistoryEntry[] | null {
  if (history === null) return null
  const own = merchantId === null ? null : (bidderOf(state, merchantId)?.pseudonym ?? null)
  const hidden = new Set(state.voids.at(-1)?.removedSequences)
  if (state.highest?.isBinding === false) hidden.add(state.highest.sequence)
  return [...history, ...voidRecords(state)]
    .filter((bid) => !hidden.has(bid.sequence))
    .sort((one, other) => one.sequence - other.sequence)
    .map((bid) => ({
      sequence: bid.sequence,
      pseudonym: bid.pseudonym,
      amountEur: bid.amountEur,
      cause: bid.cause,
      at: bid.at,
      newEndsAt: bid.newEndsAt,
      isOwn: bid.pseudonym === own,
    }))
}

type ShownRecord = Omit<BidRecord, 'cause'> & { readonly cause: BidHistoryEntry['cause'] }

/** The price after a void stands in the history like a bid, so that what follows rises from it. */
function voidRecords(state: AuctionState): readonly ShownRecord[] {
  return state.voids.flatMap(({ sequence, at, cause, amountEur, pseudonym }) => {
    if (amountEur === null || pseudonym === null) return []
    return [{ sequence, at, amountEur, pseudonym, cause: shownCause(cause), newEndsAt: null }]
  })
}

/** By whom bids were taken out, as it is shown: the operator's voids, or what bidders took back. */
export function shownCause(cause: VoidCause): 'voided' | 'taken_back' {
  return cause === 'operator' ? 'voided' : 'taken_back'
}
