import { allowed } from '../../../refusal/refusal.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { Facts } from '../../core/facts.ts'
import type { AuctionState } from '../../core/state.ts'
import { lapsedLateOffers, mayAcceptOfferOf } from '../late-offers/late-offer-rules.ts'
import { deletedBid, failedWithBidDeleted } from './deleted-bid.ts'

/**
 * An offer at or above the price expectation, or a late offer at or above the target, waits for the
 * owner: confirm, decline, or silence until it no longer binds (rules 2 and 7).
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
    if (at < bindsUntil) return refuse('ACTION_NOT_POSSIBLE_NOW', { dueAt: bindsUntil })
    if (lateOfferId === null) return accept(...failedWithBidDeleted(state, at, 'lapsed'))
    return accept(
      ...lapsedLateOffers(state, at, { lapse: 'reservation_over' }),
      failed(at, 'lapsed'),
    )
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
  const declined: AuctionEvent[] = [{ type: 'reservation_declined', at }]
  if (lateOfferId === null) declined.push(...deletedBid(state, at))
  else {
    declined.push({ type: 'late_offer_declined', at, lateOfferId })
    const others = { lapse: 'reservation_over', exceptLateOfferId: lateOfferId } as const
    declined.push(...lapsedLateOffers(state, at, others))
  }
  return accept(...declined, failed(at, 'declined'))
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

function failed(at: number, cause: 'lapsed' | 'declined'): AuctionEvent {
  return { type: 'auction_failed', at, cause, isRestartDue: false }
}
