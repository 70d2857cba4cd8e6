import type { Instant } from '../../../calendar/instant.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { AuctionEvent, LateOfferEvent } from '../../core/events.ts'
import type { FactsOf } from '../../core/facts.ts'
import type { LateOffer } from '../../core/late-offer.ts'
import { mayBindItself } from '../../core/permissions.ts'
import { released } from '../../core/phases.ts'
import type { AuctionState, ReleasedState } from '../../core/state.ts'
import { evolveLateOffers } from './evolve-late-offers.ts'
import {
  areLateOffersToClose,
  derivedStatus,
  lapsedLateOffers,
  lateOfferLapsesAt,
  lateOffersCloseAt,
  maximumLateOfferEur,
  mayAcceptOfferOf,
  mayMakeLateOffer,
  minimumLateOfferEur,
  pendingLateOffers,
} from './late-offer-rules.ts'

/** Offers after a failed auction: made by any accepted dealer, one pending each (rules 7). */
export function decideLateOffer(
  auction: AuctionState,
  command: CommandOf<'late_offer'>,
  facts: FactsOf<'late_offer'>,
): Decision {
  const state = released(auction)
  const { actor, at, amountEur } = command
  if (actor.kind !== 'merchant') return refuse('NOT_A_MERCHANT')
  const { merchantId } = actor
  const may = mayMakeLateOffer(state, merchantId, at)
  if (!may.isAllowed) return refuseAs(may.refusal)
  const minimumEur = minimumLateOfferEur(state, merchantId)
  if (!Number.isSafeInteger(amountEur) || amountEur < minimumEur) {
    const code = 'LATE_OFFER_TOO_LOW'
    return {
      isAccepted: false,
      refusal: { code, facts: { minimumEur } },
      events: [{ type: 'refusal_remembered', at, merchantId, code, secrets: { amountEur } }],
    }
  }
  const maximumEur = maximumLateOfferEur(state, minimumEur)
  if (amountEur > maximumEur) return refuse('BID_TOO_HIGH', { minimumEur, maximumEur })
  const consent = mayBindItself(command, facts)
  if (!consent.isAllowed) return refuseAs(consent.refusal)
  const { nextLateOfferId: lateOfferId } = facts
  return acceptWithStatus(state, at, [
    {
      ...{ type: 'late_offer_made', at, lateOfferId, merchantId, amountEur },
      consentVersion: command.consentVersion,
    },
  ])
}

export function decideLateOfferAccept(
  state: AuctionState,
  command: CommandOf<'late_offer_accept'>,
  facts: FactsOf<'late_offer_accept'>,
): Decision {
  const { at, lateOfferId } = command
  const offer = standingOffer(state, lateOfferId, at)
  if (offer === null) return refuse('ACTION_NOT_POSSIBLE_NOW')
  const { merchantId, amountEur } = offer
  const may = mayAcceptOfferOf(merchantId, facts.ownersMerchantIds)
  if (!may.isAllowed) return refuseAs(may.refusal)
  const cause = 'late_offer_accepted'
  return accept(
    { type: 'late_offer_accepted', at, lateOfferId },
    ...lapsedLateOffers(state, at, { lapse: 'other_accepted', exceptLateOfferId: lateOfferId }),
    { type: 'auction_sold', at, merchantId, hammerPriceEur: amountEur, cause },
  )
}

export function decideLateOfferDecline(
  state: AuctionState,
  command: CommandOf<'late_offer_decline'>,
): Decision {
  const { at, lateOfferId } = command
  if (standingOffer(state, lateOfferId, at) === null) return refuse('ACTION_NOT_POSSIBLE_NOW')
  return declinedLateOffer(released(state), at, lateOfferId)
}

/** At the target as below it, the status follows from the offers that remain (rules 7). */
export function declinedLateOffer(
  state: ReleasedState,
  at: Instant,
  lateOfferId: number,
): Decision {
  return acceptWithStatus(state, at, [{ type: 'late_offer_declined', at, lateOfferId }])
}

/**
 * What has stood for 48 h lapses. After 14 days and with none pending the auction has failed; with
 * one pending they are closed to all others (rules 2, 7).
 */
export function decideSettlingLateOffers(
  auction: AuctionState,
  { at }: CommandOf<'settle_late_offers'>,
): Decision {
  const state = released(auction)
  const lapsed = pendingLateOffers(state)
    .filter((offer) => at >= lateOfferLapsesAt(state, offer))
    .map(({ lateOfferId }) => {
      return { type: 'late_offer_lapsed', at, lateOfferId, lapse: 'unanswered' } as const
    })
  const after = lapsed.reduce(evolveLateOffers, state)
  if (pendingLateOffers(after).length === 0 && at >= lateOffersCloseAt(state)) {
    const cause = 'late_offers_over'
    return accept(...lapsed, { type: 'auction_failed', at, cause, isRestartDue: false })
  }
  const closed = areLateOffersToClose(state, at)
    ? [{ type: 'late_offers_closed', at } as const]
    : []
  return acceptWithStatus(state, at, [...lapsed, ...closed])
}

function acceptWithStatus(
  state: ReleasedState,
  at: Instant,
  events: readonly Extract<AuctionEvent, LateOfferEvent>[],
): Decision {
  const derived = derivedStatus(events.reduce(evolveLateOffers, state), at)
  return derived === null ? accept(...events) : accept(...events, derived)
}

function standingOffer(state: AuctionState, lateOfferId: number, at: Instant): LateOffer | null {
  const offer = pendingLateOffers(state).find((one) => one.lateOfferId === lateOfferId)
  return offer !== undefined && at < lateOfferLapsesAt(state, offer) ? offer : null
}
