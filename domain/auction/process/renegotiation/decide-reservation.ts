import { allowed } from '../../../refusal/refusal.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { FactsOf } from '../../core/facts.ts'
import type { AuctionState, ReservedState } from '../../core/state.ts'
import { failedWithBidDeleted } from '../bidding/deleted-bid.ts'
import { declinedLateOffer } from '../late-offers/decide-late-offer.ts'
import { lapsedLateOffers, mayAcceptOfferOf } from '../late-offers/late-offer-rules.ts'

/**
 * An offer at or above the price expectation, or a late offer at or above the target, waits for the
 * owner: confirm, decline, or silence until it no longer binds (rules 2 and 7). Declining the first
 * fails the auction. Declining a late offer ends that offer alone, as below the target: otherwise
 * dealers would learn that the target was reached.
 */
export function decideReservationConfirm(
  state: AuctionState,
  { at }: CommandOf<'reservation_confirm'>,
  { ownersMerchantIds }: FactsOf<'reservation_confirm'>,
): Decision {
  if (!isReserved(state)) return refuse('ACTION_NOT_POSSIBLE_NOW')
  const { bindsUntil, lateOfferId, merchantId, amountEur } = state.reservation
  if (at >= bindsUntil) return refuse('ACTION_NOT_POSSIBLE_NOW', { endedAt: bindsUntil })
  // The highest bid of an offer collection is a bid like others: for a void to judge.
  const may = lateOfferId === null ? allowed : mayAcceptOfferOf(merchantId, ownersMerchantIds)
  if (!may.isAllowed) return refuseAs(may.refusal)
  const sale = { merchantId, hammerPriceEur: amountEur, cause: 'reservation_confirmed' } as const
  return accept(...acceptedLateOffer(state, at, lateOfferId), { type: 'auction_sold', at, ...sale })
}

export function decideReservationDecline(
  state: AuctionState,
  { at }: CommandOf<'reservation_decline'>,
): Decision {
  if (!isReserved(state)) return refuse('ACTION_NOT_POSSIBLE_NOW')
  const { bindsUntil, lateOfferId } = state.reservation
  if (at >= bindsUntil) return refuse('ACTION_NOT_POSSIBLE_NOW', { endedAt: bindsUntil })
  if (lateOfferId !== null) return declinedLateOffer(state, at, lateOfferId)
  return accept(
    { type: 'reservation_declined', at },
    ...failedWithBidDeleted(state, at, 'declined'),
  )
}

export function decideReservationLapse(state: AuctionState, { at }: CommandOf<'lapse'>): Decision {
  if (!isReserved(state)) return refuse('ACTION_NOT_POSSIBLE_NOW')
  const { bindsUntil, lateOfferId } = state.reservation
  // A late offer lapses with the others (`settle_late_offers`).
  if (at < bindsUntil || lateOfferId !== null) {
    return refuse('ACTION_NOT_POSSIBLE_NOW', { dueAt: bindsUntil })
  }
  return accept(...failedWithBidDeleted(state, at, 'lapsed'))
}

function isReserved(state: AuctionState): state is ReservedState {
  return state.status === 'anr_offer_above_targetprice'
}

function acceptedLateOffer(
  state: AuctionState,
  at: number,
  lateOfferId: number | null,
): readonly AuctionEvent[] {
  if (lateOfferId === null) return []
  return [
    { type: 'late_offer_accepted', at, lateOfferId },
    ...lapsedLateOffers(state, at, { lapse: 'other_accepted', exceptLateOfferId: lateOfferId }),
  ]
}
