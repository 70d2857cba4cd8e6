import type { AuctionView } from '#contract/auction-view.ts'

type Actions = Pick<
  AuctionView['actions'],
  'renegotiationAccept' | 'renegotiationOffer' | 'renegotiationRaise'
>

/** The one field in which a buyer goes higher, and what its button sends (rules 6). */
export type BuyerAmount = {
  readonly move: 'offer' | 'raise'
  readonly minimumEur: number
  readonly maximumEur: number
}

/**
 * In the buyer's turn the amount is a new offer, up to the seller's demand; in the seller's turn, or
 * once all offers are made, it raises the bid. Null where nothing can be added, or where every raise
 * would only accept the demand, which has a button of its own.
 */
export function buyerAmountOf(actions: Actions): BuyerAmount | null {
  const {
    renegotiationAccept: accept,
    renegotiationOffer: offer,
    renegotiationRaise: raise,
  } = actions
  if (offer?.isAllowed) {
    const { minimumEur, maximumEur } = offer.facts
    const demandEur = accept?.isAllowed ? accept.facts.amountEur : maximumEur
    return { move: 'offer', minimumEur, maximumEur: demandEur }
  }
  if (!raise?.isAllowed) return null
  const { minimumEur, maximumEur } = raise.facts
  if (accept?.isAllowed && minimumEur >= accept.facts.amountEur) return null
  return { move: 'raise', minimumEur, maximumEur }
}

/** What is sent for an amount of that field: to name the demand in one's own turn is to accept it. */
export function moveFor(
  amountEur: number,
  actions: Actions,
): { readonly move: 'accept' | 'offer' | 'raise'; readonly amountEur: number } | null {
  const { renegotiationAccept: accept } = actions
  if (accept?.isAllowed && accept.facts.amountEur === amountEur)
    return { move: 'accept', amountEur }
  const field = buyerAmountOf(actions)
  return field && { move: field.move, amountEur }
}
