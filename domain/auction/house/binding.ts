import type { Instant } from '../../calendar/instant.ts'
import type { AuctionStatus } from '../core/state.ts'

/** In these nothing happens to an auction by itself, unless the clock still has something to do. */
const restingStatuses: ReadonlySet<AuctionStatus> = new Set([
  'editing',
  'sold',
  'failed',
  'failed_na',
  'inactive',
])

/**
 * Whether an auction still binds its owner and its bidders to each other. One that rests does so as long as the clock will
 * act on it (`dueAt`): late offers open by themselves, a second chance or an archived bid runs out.
 */
export function isBinding(auction: {
  readonly status: AuctionStatus
  readonly dueAt: Instant | null
}): boolean {
  return auction.dueAt !== null || !restingStatuses.has(auction.status)
}
