import type { AuctionView } from '#contract/auction-view.ts'
import type { ProductCard } from '#contract/product.ts'
import { followUpEndsAt } from '../auction/follow-up-text.ts'

/**
 * What a card says besides its figures, most pressing first: how the reader stands, then the state
 * of the auction. A running auction says nothing, its clock does.
 */
export type Standing =
  | 'lead'
  | 'outbid'
  | 'own'
  | 'yourTurn'
  | 'bought'
  | 'bound'
  | 'offered'
  | 'offerDeclined'
  | 'bidDeclined'
  | 'soon'
  | 'published'
  | 'sold'
  | 'gone'
  | 'ended'
  | 'lateOffers'
  | 'reserved'
  | 'renegotiation'

/** With one of these the state of the auction is said. */
const saysItAll: ReadonlySet<Standing> = new Set(['yourTurn', 'bought', 'offered', 'offerDeclined'])

export type StandingCard = Pick<ProductCard, 'isOwn' | 'status'> & {
  readonly auction: StandingAuction | null
}

type StandingAuction = Pick<
  AuctionView,
  'status' | 'viewer' | 'context' | 'hammerPriceEur' | 'renegotiation' | 'secondChance' | 'followUp'
>

export function standingsOf(card: StandingCard): readonly Standing[] {
  const own = ownStanding(card)
  const state = own && saysItAll.has(own) ? undefined : stateOf(card.status)
  return [...(own ? [own] : []), ...(state ? [state] : [])]
}

function ownStanding({ isOwn, auction }: StandingCard): Standing | undefined {
  if (isOwn) return 'own'
  if (auction === null || auction.viewer !== 'bidder') return undefined
  return positionOf(auction) ?? outcomeOf(auction)
}

/** Only while it can still change. */
function positionOf({ context, status }: StandingAuction): 'lead' | 'outbid' | undefined {
  const isOpen = status === 'running' || status === 'hotbidding'
  if (!isOpen || context === null) return undefined
  if (context.includes('holding_highest_bid')) return 'lead'
  return context.includes('overbid') ? 'outbid' : undefined
}

/** What came of the dealer's bid or offer: first what they must do, then what binds them. */
function outcomeOf(auction: StandingAuction): Standing | undefined {
  const { status, context, renegotiation, secondChance, followUp } = auction
  const isRenegotiationTurn = status === 'renegotiation' && renegotiation?.isYourTurn === true
  if (isRenegotiationTurn || secondChance?.turn === 'dealer') return 'yourTurn'
  if (status === 'sold') return auction.hammerPriceEur === null ? undefined : 'bought'
  if (followUp !== null) return 'bound'
  if (status === 'recd_late_offer') return 'offered'
  if (status === 'declined_late_offer') return 'offerDeclined'
  // Once late offers are possible, the card says that instead.
  if (status === 'acpt_late_offer') return undefined
  return context?.includes('offer_declined') ? 'bidDeclined' : undefined
}

/** Until when that holds: the dealer's answer, or what binds them; null while the auction's clock says it. */
export function ownDeadline(
  auction: Pick<
    AuctionView,
    | 'status'
    | 'viewer'
    | 'renegotiation'
    | 'reservation'
    | 'secondChance'
    | 'followUp'
    | 'ownLateOffer'
  >,
): string | null {
  const { status, renegotiation, secondChance, followUp } = auction
  if (auction.viewer !== 'bidder') return null
  if (secondChance?.turn === 'dealer') return secondChance.turnEndsAt
  if (followUp !== null) return followUpEndsAt(followUp)
  switch (status) {
    case 'renegotiation':
      if (renegotiation === null) return null
      return renegotiation.isYourTurn ? renegotiation.turnEndsAt : renegotiation.bindsUntil
    case 'anr_offer_above_targetprice':
      return auction.reservation?.bindsUntil ?? null
    case 'recd_late_offer':
      return auction.ownLateOffer?.lapsesAt ?? null
    default:
      return null
  }
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
      return 'renegotiation'
    case 'anr_offer_above_targetprice':
      return 'reserved'
    case 'ended':
    case 'failed':
      return 'ended'
  }
}
