import type { AuctionState } from '#domain/auction/core/state.ts'
import { isEndDue } from '#domain/auction/house/due.ts'
import { type DueRequest, isDueRequest, type MarketRequest } from './market-request.ts'

/**
 * Commands came to auctions whose end has passed and was not acted on yet. Ends are acted on in their
 * order, so these have to wait until the earlier ones are; the others of their batch do not.
 */
export class OutOfOrderError extends Error {
  override readonly name = 'OutOfOrderError'
  readonly auctionIds: ReadonlySet<number>

  constructor(auctionIds: ReadonlySet<number>) {
    super(`${auctionIds.size} auctions end first`)
    this.auctionIds = auctionIds
  }
}

/** Throws when an auction of the batch would end out of its turn. */
export function refuseEndsOutOfTurn(
  requests: readonly (MarketRequest | DueRequest)[],
  states: readonly AuctionState[],
  now: number,
): void {
  const overdue = new Set(
    states.flatMap((state) => (isEndDue(state, now) ? [state.auctionId] : [])),
  )
  if (overdue.size === 0) return
  // Where one of them has waited for its turn, the end is in order for all.
  for (const request of requests) if (request.isInTurn) overdue.delete(request.auctionId)
  const waiting = requests.filter(
    (request) => overdue.has(request.auctionId) && !isMovingTheEnd(request),
  )
  if (waiting.length > 0)
    throw new OutOfOrderError(new Set(waiting.map(({ auctionId }) => auctionId)))
}

/** It comes before what is due (rules 3). */
function isMovingTheEnd(request: MarketRequest | DueRequest): boolean {
  return !isDueRequest(request) && request.body.type === 'move_end'
}
