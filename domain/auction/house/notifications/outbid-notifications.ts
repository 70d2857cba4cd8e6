import { minimumBidEur } from '../../core/current-bid.ts'
import { isOnMarket } from '../../core/phases.ts'
import type { AuctionState } from '../../core/state.ts'
import { notificationToMerchant } from './address-notification.ts'
import type { AuctionNotification } from './auction-notification.ts'

/**
 * One notification to who led before, however often agents answered each other in between; with what they need
 * to decide on the road: what would lead again, and until when.
 */
export function outbidNotifications(
  before: AuctionState,
  after: AuctionState,
): readonly AuctionNotification[] {
  const [was, is] = [before.highest, after.highest]
  if (was === null || is === null || was.merchantId === is.merchantId) return []
  return [
    notificationToMerchant(after, 'you_were_outbid', was.merchantId, {
      currentBidEur: is.amountEur,
      ...(isOnMarket(after) && {
        minimumEur: minimumBidEur(after),
        endsAt: after.clock.endsAt,
      }),
    }),
  ]
}
