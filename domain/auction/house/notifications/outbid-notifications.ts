import type { AuctionState } from '../../core/state.ts'
import { notificationToMerchant } from './address-notification.ts'
import type { AuctionNotification } from './auction-notification.ts'

/** One notification to who led before, however often agents answered each other in between. */
export function outbidNotifications(
  before: AuctionState,
  after: AuctionState,
): readonly AuctionNotification[] {
  const [was, is] = [before.highest, after.highest]
  if (was === null || is === null || was.merchantId === is.merchantId) return []
  return [
    notificationToMerchant(after, 'you_were_outbid', was.merchantId, {
      currentBidEur: is.amountEur,
    }),
  ]
}
