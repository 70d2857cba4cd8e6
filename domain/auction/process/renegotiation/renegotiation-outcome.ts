import type { AuctionEvent } from '../../core/events.ts'
import { openRenegotiationStatus } from '../../core/part-order.ts'
import type { Renegotiation, RenegotiationOutcome } from '../../core/renegotiation-state.ts'
import type { AuctionState } from '../../core/state.ts'

/** The event that takes an auction out of its talks says in their history who ended them, and how. */
export function withRenegotiationOutcome(
  before: AuctionState,
  after: AuctionState,
  event: AuctionEvent,
): AuctionState {
  if (before.status !== openRenegotiationStatus || after.status === openRenegotiationStatus)
    return after
  const talk = after.renegotiation
  if (talk === null) return after
  const end = endOf(talk, event)
  return end === null
    ? after
    : { ...after, renegotiation: { ...talk, ending: { ...end, at: event.at } } }
}

function endOf(talk: Renegotiation, event: AuctionEvent): Omit<RenegotiationOutcome, 'at'> | null {
  switch (event.type) {
    case 'auction_sold': {
      const amountEur = event.hammerPriceEur
      if (event.cause === 'raise_reached') return { by: 'buyer', kind: 'raise_reached', amountEur }
      const by = event.cause === 'counter_accepted' ? 'buyer' : 'owner'
      return { by, kind: 'accepted', amountEur }
    }
    case 'renegotiation_declined':
      return { by: 'owner', kind: 'declined', amountEur: null }
    case 'auction_failed':
      return event.cause === 'renegotiation_canceled'
        ? { by: 'operator', kind: 'canceled', amountEur: null }
        : { by: talk.turn, kind: 'lapsed', amountEur: null }
    case 'auction_withdrawn':
      return { by: 'operator', kind: 'withdrawn', amountEur: null }
    default:
      return null // The walk over the program knows no other event that ends talks.
  }
}
