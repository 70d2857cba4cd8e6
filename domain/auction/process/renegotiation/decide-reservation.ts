import { allowed } from '../../../refusal/refusal.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { Facts } from '../../core/facts.ts'
import type { AuctionState } from '../../core/state.ts'
import { declinedLateOffer } from '../late-offers/decide-late-offer.ts'
import { lapsedLateOffers, mayAcceptOfferOf } from '../late-offers/late-offer-rules.ts'
import { failedWithBidDeleted } from './deleted-bid.ts'

/**
 * An offer at or above the price expectation, or a late offer at or above the target, waits for the
 * owner: confirm, decline, or silence until it no longer binds (rules 2 and 7). Declining the first
 * fails the auction. Declining a late offer ends that offer alone, as below the target: otherwise
 * dealers would learn that the target was reached.
 */
export function decideReservation(
  state: AuctionState,
  command: CommandOf<'reservation_confirm' | 'reservation_decline' | 'lapse'>,
  { ownersMerchantIds }: Facts,
): Decision {
  const { reservation } = state
  if (reservation === null) throw new Error('The status is a reservation, but there is none.')
  const { at } = command
  const { bindsUntil, lateOfferId, merchantId, amountEur } = reservation
  if (command.type === 'lapse') {
    // A late offer lapses with the others (`settle_late_offers`).
    if (at < bindsUntil || lateOfferId !== null) {
      return refuse('ACTION_NOT_POSSIBLE_NOW', { dueAt: bindsUntil })
    }
    return accept(...failedWithBidDeleted(state, at, 'lapsed'))
  }
  if (at >= bindsUntil) return refuse('ACTION_NOT_POSSIBLE_NOW', { endedAt: bindsUntil })
  if (command.type === 'reservation_confirm') {
    // The highest bid of an offer collection is a bid like others: for a void to judge.
    const may = lateOfferId === null ? allowed : mayAcceptOfferOf(merchantId, ownersMerchantIds)
    if (!may.isAllowed) return refuseAs(may.refusal)
    const cause = 'reservation_confirmed'
    const sale: AuctionEvent = {
      type: 'auction_sold',
      at,
      merchantId,
      hammerPriceEur: amountEur,
      cause,
    }
    return accept(...acceptedLateOffer(state, at, lateOfferId), sale)
  }
  if (lateOfferId !== null) return declinedLateOffer(state, at, lateOfferId)
  return accept(
    { type: 'reservation_declined', at },
    ...failedWithBidDeleted(state, at, 'declined'),
  )
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
