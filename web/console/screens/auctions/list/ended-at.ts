import type { AuctionView } from '#contract/auction-view.ts'

/**
 * When an auction that is over ended: one that was taken out of the market before its planned end
 * ended then, and one that never ran has no end.
 */
export function endedAt(
  { status, endsAt, withdrawal }: Pick<AuctionView, 'status' | 'endsAt' | 'withdrawal'>,
  now: number,
): string | null {
  if (endsAt === null || status !== 'inactive') return endsAt
  const planned = Date.parse(endsAt)
  if (withdrawal !== null && Date.parse(withdrawal.at) < planned) return withdrawal.at
  return planned > now ? null : endsAt
}
