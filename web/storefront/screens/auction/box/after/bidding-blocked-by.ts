import type { AuctionView } from '#contract/auction-view.ts'

type Action = AuctionView['actions']['lateOffer'] | AuctionView['actions']['secondChanceAccept']
type Refusal = Extract<AuctionView['actions']['bid'], { isAllowed: false }>['refusal']

/** What keeps a dealer from taking part wherever he stands, in the order of the refusals (rules 4). */
const blockingRefusals: readonly Refusal['code'][] = [
  'MERCHANT_BLOCKED',
  'BIDDING_STOPPED',
  'TERMS_NOT_ACCEPTED',
  'OWN_AD',
  'BARRED_FROM_AUCTION',
]

/**
 * Why he may not do what others in his place could: it lies in him, and he can change it or ask. Null
 * where he may, or where the auction itself leaves nothing to do.
 */
export function biddingBlockedBy(action: Action | undefined): Refusal | null {
  if (action == null || action.isAllowed) return null
  return blockingRefusals.includes(action.refusal.code) ? action.refusal : null
}

/** After the hammer: of an offer that dealers may make now, and of which he has none waiting. */
export function offeringBlockedBy(
  auction: Pick<AuctionView, 'status'> & {
    readonly actions: Pick<AuctionView['actions'], 'lateOffer'>
  },
): Refusal | null {
  const isTaken = auction.status === 'acpt_late_offer' || auction.status === 'declined_late_offer'
  return isTaken ? biddingBlockedBy(auction.actions.lateOffer) : null
}
