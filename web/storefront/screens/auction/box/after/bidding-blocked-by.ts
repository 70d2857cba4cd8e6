import type { AuctionView } from '#contract/auction-view.ts'

type Action = AuctionView['actions']['lateOffer'] | AuctionView['actions']['secondChanceAccept']
type Refusal = Extract<AuctionView['actions']['bid'], { isAllowed: false }>['refusal']

/** What keeps a dealer from taking part in any auction or in this one, in the order of the refusals (rules 4). */
const blockingRefusals: readonly Refusal['code'][] = [
  'MERCHANT_BLOCKED',
  'BIDDING_STOPPED',
  'TERMS_NOT_ACCEPTED',
  'OWN_AD',
  'COMPANY_ROLE_MISSING',
  'BARRED_FROM_AUCTION',
]

/**
 * Why this dealer may not do what others could: the reason is the dealer's own, who can change it or
 * ask. Null where they may, or where the auction itself leaves nothing to do.
 */
export function biddingBlockedBy(action: Action | undefined): Refusal | null {
  if (action == null || action.isAllowed) return null
  return blockingRefusals.includes(action.refusal.code) ? action.refusal : null
}

/** After the hammer: the same for an offer that dealers may make now, while none of this dealer waits. */
export function offeringBlockedBy(
  auction: Pick<AuctionView, 'status'> & {
    readonly actions: Pick<AuctionView['actions'], 'lateOffer'>
  },
): Refusal | null {
  const isTaken = auction.status === 'acpt_late_offer' || auction.status === 'declined_late_offer'
  return isTaken ? biddingBlockedBy(auction.actions.lateOffer) : null
}
