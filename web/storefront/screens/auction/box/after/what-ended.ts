import type { AuctionView } from '#contract/auction-view.ts'

/** What of this dealer's stopped binding when another one bought; null where he had nothing in it. */
export function releasedBinding({
  own,
  ownLateOffer,
}: Pick<AuctionView, 'ownLateOffer'> & {
  own: Pick<NonNullable<AuctionView['own']>, 'standingBidEur'> | null
}): 'offer' | 'bid' | null {
  if (ownLateOffer !== null) return 'offer'
  return own !== null && own.standingBidEur !== null ? 'bid' : null
}

/** What became of his late offer where none is taken any more. */
export function lateOfferEnd({
  ownLateOffer,
}: Pick<AuctionView, 'ownLateOffer'>): 'declined' | 'lapsed' | null {
  const status = ownLateOffer?.status
  return status === 'declined' || status === 'lapsed' ? status : null
}
