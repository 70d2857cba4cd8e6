import type { AuctionView } from '#contract/auction-view.ts'

/** What stopped binding this dealer when another one bought; null where nothing had bound them. */
export function releasedBinding({
  own,
  ownLateOffer,
}: Pick<AuctionView, 'ownLateOffer'> & {
  own: Pick<NonNullable<AuctionView['own']>, 'standingBidEur'> | null
}): 'offer' | 'bid' | null {
  if (ownLateOffer !== null) return 'offer'
  return own !== null && own.standingBidEur !== null ? 'bid' : null
}

/** What became of the dealer's late offer once none is accepted any more. */
export function lateOfferEnd({
  ownLateOffer,
}: Pick<AuctionView, 'ownLateOffer'>): 'declined' | 'lapsed' | null {
  const status = ownLateOffer?.status
  return status === 'declined' || status === 'lapsed' ? status : null
}
