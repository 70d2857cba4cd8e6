import type { AuctionView } from '#contract/auction-view.ts'

type Light = NonNullable<AuctionView['light']>

/** Which word stands at the light. */
export function lightLabel(auction: Pick<AuctionView, 'light' | 'bidCount'>): Light | 'gone' {
  const { light } = auction
  return light === null || light === 'none' ? withoutBid(auction) : light
}

/** Bids that were made and bind nobody any more, as after a withdrawal, are not none. */
export function withoutBid({ bidCount }: Pick<AuctionView, 'bidCount'>): 'none' | 'gone' {
  return (bidCount ?? 0) > 0 ? 'gone' : 'none'
}
