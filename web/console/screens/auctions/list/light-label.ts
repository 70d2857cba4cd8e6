import type { AuctionView } from '#contract/auction-view.ts'

type Light = NonNullable<AuctionView['light']>

/** The label of the light. */
export function lightLabel(auction: Pick<AuctionView, 'light' | 'bidCount'>): Light | 'gone' {
  const { light } = auction
  return light === null || light === 'none' ? withoutBid(auction) : light
}

/** Bids that bind no longer, as after a withdrawal, are told apart from no bids. */
export function withoutBid({ bidCount }: Pick<AuctionView, 'bidCount'>): 'none' | 'gone' {
  return (bidCount ?? 0) > 0 ? 'gone' : 'none'
}
