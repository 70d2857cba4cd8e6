import type { AuctionView } from '#contract/auction-view.ts'
import { phaseOf } from '../../../auction/phase.ts'

/** What the reader finds in the box, as its closed bar on a phone says it. */
export type PrimaryAction = 'bid' | 'answer' | 'offer' | 'result' | 'details' | 'open'

export function primaryAction(auction: AuctionView): PrimaryAction {
  // Off the market the actions of an open page are those of before, and nothing came of it.
  if (auction.status === 'inactive') return 'details'
  if (isBiddable(auction)) return 'bid'
  if (isAsked(auction)) return 'answer'
  if (auction.actions.lateOffer.isAllowed) return 'offer'
  return phaseOf(auction) === 'over' ? 'result' : 'open'
}

/** An open page of an auction that was withdrawn keeps its actions; nobody bids there any more. */
export function isBiddable(auction: Pick<AuctionView, 'status' | 'actions'>): boolean {
  return phaseOf(auction) === 'open' && auction.actions.bid.isAllowed
}

/** Somebody waits for the reader's answer; a late offer that waits is one that may be answered. */
function isAsked({ actions, renegotiation, lateOffers }: AuctionView): boolean {
  const hasOffer = (lateOffers ?? []).some(({ status }) => status === 'pending')
  const asked = [
    actions.reservationConfirm,
    // An offer of the owner's own people can only be declined (rules 1).
    actions.reservationDecline,
    actions.secondChanceAccept,
    actions.secondChanceOffer,
    actions.followUpAccept,
    hasOffer ? actions.answerLateOffers : undefined,
  ]
  return renegotiation?.isYourTurn === true || asked.some((action) => action?.isAllowed)
}
