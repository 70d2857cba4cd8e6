import type { AuctionState } from '#domain/auction/core/state.ts'
import { isEndDue } from '#domain/auction/house/due.ts'
import { type DueRequest, isDueRequest, type MarketRequest } from './market-request.ts'

/**
 * The auctions of a batch whose end has passed although nobody knows yet whether an earlier end was
 * acted on. Ends are acted on in their order (rules 3), so their commands have to wait.
 */
export function findOutOfOrder(
  requests: readonly (MarketRequest | DueRequest)[],
  states: readonly AuctionState[],
  now: number,
): ReadonlySet<number> {
  const outOfOrder = new Set<number>()
  for (const state of states) if (isEndDue(state, now)) outOfOrder.add(state.auctionId)
  if (outOfOrder.size === 0) return outOfOrder
  // Where one of the commands has waited for the earlier ends, the end is in order for all of them.
  for (const request of requests) if (request.isInOrder) outOfOrder.delete(request.auctionId)
  return outOfOrder
}

/** An end that an outage moves is moved before anything that is due (rules 3). */
export function isMovingEnd(request: MarketRequest | DueRequest): boolean {
  return !isDueRequest(request) && request.body.type === 'move_end'
}
