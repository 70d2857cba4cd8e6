import type { AuctionView } from '#contract/auction-view.ts'
import type { ProductCard } from '#contract/product.ts'

/**
 * What a card says besides its figures, most pressing first: how the reader stands, then the state
 * of the auction. A running auction says nothing, its clock does.
 */
export type Standing =
  | 'lead'
  | 'outbid'
  | 'own'
  | 'soon'
  | 'published'
  | 'sold'
  | 'gone'
  | 'ended'
  | 'lateOffers'
  | 'renegotiation'

export function standingsOf(
  card: Pick<ProductCard, 'isOwn' | 'status' | 'auction'>,
): readonly Standing[] {
  const state = stateOf(card.status)
  const own = ownStanding(card)
  return [...(own ? [own] : []), ...(state ? [state] : [])]
}

function ownStanding(card: Pick<ProductCard, 'isOwn' | 'auction'>): Standing | undefined {
  if (card.isOwn) return 'own'
  return card.auction ? positionOf(card.auction) : undefined
}

/** Only while it can still change. */
function positionOf({ context, status }: AuctionView): 'lead' | 'outbid' | undefined {
  const isOpen = status === 'running' || status === 'hotbidding'
  if (!isOpen || context === null) return undefined
  if (context.includes('holding_highest_bid')) return 'lead'
  return context.includes('overbid') ? 'outbid' : undefined
}

function stateOf(status: ProductCard['status']): Standing | undefined {
  switch (status) {
    case 'running':
    case 'editing':
    case 'under_review':
    case 'inactive':
      return undefined
    case 'hotbidding':
      return 'soon'
    case 'published':
      return 'published'
    case 'sold':
      return 'sold'
    case 'failed_na':
      return 'gone'
    case 'acpt_late_offer':
    case 'recd_late_offer':
    case 'recd_late_offer_owner':
    case 'declined_late_offer':
      return 'lateOffers'
    case 'renegotiation':
    case 'anr_offer_above_targetprice':
      return 'renegotiation'
    case 'ended':
    case 'failed':
      return 'ended'
  }
}
