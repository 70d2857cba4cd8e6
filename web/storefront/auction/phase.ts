import type { AuctionView } from '#contract/auction-view.ts'

/** What the box is about, from the status this viewer is told. */
export type Phase = 'before' | 'open' | 'over'

export function phaseOf({ status }: Pick<AuctionView, 'status'>): Phase {
  if (status === 'running' || status === 'hotbidding') return 'open'
  return status === 'published' || status === 'editing' || status === 'under_review'
    ? 'before'
    : 'over'
}

/** Whether this viewer is told of bids at all; others see the start price (rules 1). */
export function seesBids({ viewer }: Pick<AuctionView, 'viewer'>): boolean {
  return ['dealer', 'bidder', 'owner', 'operator'].includes(viewer)
}

export function isDealer({ viewer }: Pick<AuctionView, 'viewer'>): boolean {
  return viewer === 'dealer' || viewer === 'bidder'
}

/**
 * The light is of bids: beside the price of a sale, which may come from a counter-offer or a purchase
 * at once, it would say of the sold vehicle that its price was not reached.
 */
export function lightBeside(auction: Pick<AuctionView, 'status' | 'light'>): AuctionView['light'] {
  const { status, light } = auction
  if (status === 'sold') return null
  return light === 'none' && phaseOf(auction) !== 'open' ? null : light
}

/** Dealers, also while they are in review (rules 1); an ad off the market is not watched. */
export function mayWatch({ viewer, status }: Pick<AuctionView, 'viewer' | 'status'>): boolean {
  return status !== 'inactive' && (isDealer({ viewer }) || viewer === 'merchant_in_review')
}

/** The soft close moved the end (rules 3). */
export function isExtended({ endsAt, plannedEndsAt }: AuctionView): boolean {
  return endsAt !== null && plannedEndsAt !== null && Date.parse(endsAt) > Date.parse(plannedEndsAt)
}
