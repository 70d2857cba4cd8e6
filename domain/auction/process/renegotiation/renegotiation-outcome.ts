import type { AuctionEvent } from '../../core/events.ts'
import { isEnded } from '../../core/phases.ts'
import type { Renegotiation, RenegotiationOutcome } from '../../core/renegotiation-state.ts'
import type { AuctionState } from '../../core/state.ts'

/** The event that ends a renegotiation says in its history who ended it, and how. */
export function withRenegotiationOutcome(
  before: AuctionState,
  after: AuctionState,
  event: AuctionEvent,
): AuctionState {
  if (before.status !== 'renegotiation' || after.status === 'renegotiation') return after
  const { renegotiation } = before
  const end = endOf(renegotiation, event)
  if (end === null || !isEnded(after)) return after
  return { ...after, renegotiation: { ...renegotiation, outcome: { ...end, at: event.at } } }
}

function endOf(
  renegotiation: Renegotiation,
  event: AuctionEvent,
): Omit<RenegotiationOutcome, 'at'> | null {
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
        : { by: renegotiation.turn, kind: 'lapsed', amountEur: null }
    case 'auction_withdrawn':
      return { by: 'operator', kind: 'withdrawn', amountEur: null }
    default:
      return null // The walk over the process knows no other event that ends a renegotiation.
  }
}
