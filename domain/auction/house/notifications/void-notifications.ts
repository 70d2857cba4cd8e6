import { bidderOf } from '../../core/current-bid.ts'
import type { EventOf } from '../../core/events.ts'
import type { AuctionState } from '../../core/state.ts'
import { notificationOf, notificationToMerchant } from './address-notification.ts'
import type { AuctionNotification } from './auction-notification.ts'

/**
 * Who is told of bids that were taken out (rules 5 and 8): their bidder, the owner, the new leader,
 * bidders who may take their own back, and everybody else whose bid still stands.
 */
export function voidNotifications(
  before: AuctionState,
  after: AuctionState,
  event: EventOf<'bids_voided'>,
): readonly AuctionNotification[] {
  const { merchantId, cause, reason } = event
  const currentBidEur = event.highest?.amountEur
  const facts = currentBidEur === undefined ? {} : { currentBidEur }
  // Earlier bids of this bidder stand, so they must not read that nothing binds them any more.
  const standingBidEur = bidderOf(after, merchantId)?.standingBidEur ?? null
  const isBound = standingBidEur !== null
  const bound = isBound ? { isBound, standingBidEur } : { isBound }
  const own =
    cause === 'operator'
      ? notificationToMerchant(after, 'bids_voided_dealer', merchantId, {
          ...bound,
          ...(reason !== null && { reason }),
        })
      : notificationToMerchant(after, 'bid_taken_back', merchantId, { ...facts, ...bound })
  const owner = { kind: 'owner', customerId: after.ownerCustomerId } as const
  const leader = after.highest?.merchantId
  const others = after.bidders.filter(
    (bidder) => bidder.merchantId !== merchantId && bidder.standingBidEur !== null,
  )
  return [
    own,
    notificationOf(after, 'bids_voided_owner', owner, facts),
    ...others.flatMap((bidder) => {
      const exit = after.withdrawalRights.find((one) => one.merchantId === bidder.merchantId)
      const hadExit = before.withdrawalRights.some((one) => one.merchantId === bidder.merchantId)
      const isNewLeader =
        bidder.merchantId === leader && before.highest?.merchantId !== bidder.merchantId
      const code = isNewLeader ? 'you_lead_again' : 'bids_voided_others'
      const news = notificationToMerchant(after, code, bidder.merchantId, facts)
      if (exit === undefined || hadExit) return [news]
      const until = { ...facts, takeBackUntil: exit.until }
      return [news, notificationToMerchant(after, 'take_back_offered', bidder.merchantId, until)]
    }),
  ]
}

/** Whoever has a bid may leave, and the owner learns that they may; both, where the end moved (rules 8). */
export function defectNotifications(
  before: AuctionState,
  after: AuctionState,
  { takeBackUntil }: EventOf<'defect_confirmed'>,
): readonly AuctionNotification[] {
  const endsAt = after.clock?.endsAt ?? takeBackUntil
  const fromEndsAt = before.clock?.endsAt ?? endsAt
  const isMoved = endsAt !== fromEndsAt
  const facts = { takeBackUntil, endsAt, isMoved, ...(isMoved && { fromEndsAt }) }
  const owner = { kind: 'owner', customerId: after.ownerCustomerId } as const
  const bidders = after.bidders.filter(({ standingBidEur }) => standingBidEur !== null)
  return [
    notificationOf(after, 'defect_confirmed_owner', owner, facts),
    ...bidders.map(({ merchantId }) =>
      notificationToMerchant(after, 'new_defect_dealer', merchantId, facts),
    ),
  ]
}
