import type { AuctionStatus } from '../../core/state.ts'

/**
 * Whether a new defect may be reported: while the ad is announced or takes bids. Before that it is
 * edited, after that it is too late (rules 8).
 */
export function takesDefects(status: AuctionStatus): boolean {
  return status === 'published' || status === 'running' || status === 'hotbidding'
}
