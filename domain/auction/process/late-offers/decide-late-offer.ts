import type { Instant } from '../../../calendar/instant.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { Facts } from '../../core/facts.ts'
import type { LateOffer } from '../../core/late-offer.ts'
import { mayBindItself } from '../../core/permissions.ts'
import type { AuctionState } from '../../core/state.ts'
import { evolve } from '../../house/evolve.ts'
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
  state: AuctionState,
  command: CommandOf<
    'late_offer' | 'late_offer_accept' | 'late_offer_decline' | 'settle_late_offers'
  >,
  facts: Facts,
): Decision {
  switch (command.type) {
    case 'late_offer':
      return decideMaking(state, command, facts)
    case 'late_offer_accept':
      return decideAccepting(state, command, facts)
    case 'late_offer_decline': {
      const { at, lateOfferId } = command
      if (standingOffer(state, lateOfferId, at) === null) return refuse('ACTION_NOT_POSSIBLE_NOW')
      return declinedLateOffer(state, at, lateOfferId)
    }
    case 'settle_late_offers':
      return decideSettling(state, command.at)
  }
}

function decideMaking(
  state: AuctionState,
  command: CommandOf<'late_offer'>,
  facts: Facts,
): Decision {
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
  if (lateOfferId === null) throw new Error('A late offer was made without an identity for it.')
  return acceptWithStatus(state, at, [
    {
      ...{ type: 'late_offer_made', at, lateOfferId, merchantId, amountEur },
      consentVersion: command.consentVersion ?? null,
    },
  ])
}

function decideAccepting(
  state: AuctionState,
  command: CommandOf<'late_offer_accept'>,
  facts: Facts,
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

/** As below the target, so also at it: the status follows from the offers that remain (rules 7). */
export function declinedLateOffer(state: AuctionState, at: Instant, lateOfferId: number): Decision {
  return acceptWithStatus(state, at, [{ type: 'late_offer_declined', at, lateOfferId }])
}

/**
 * What has stood for 48 h lapses. After 14 days and with none pending the auction has failed; with
 * one pending they are closed to all others (rules 2, 7).
 */
function decideSettling(state: AuctionState, at: Instant): Decision {
  const lapsed: readonly AuctionEvent[] = pendingLateOffers(state)
    .filter((offer) => at >= lateOfferLapsesAt(state, offer))
    .map(({ lateOfferId }) => ({
      type: 'late_offer_lapsed',
      at,
      lateOfferId,
      lapse: 'unanswered',
    }))
  const after = lapsed.reduce(evolve, state)
  if (pendingLateOffers(after).length === 0 && at >= lateOffersCloseAt(state)) {
    const cause = 'late_offers_over'
    return accept(...lapsed, { type: 'auction_failed', at, cause, isRestartDue: false })
  }
  const closed: readonly AuctionEvent[] = areLateOffersToClose(state, at)
    ? [{ type: 'late_offers_closed', at }]
    : []
  return acceptWithStatus(state, at, [...lapsed, ...closed])
}

function acceptWithStatus(
  state: AuctionState,
  at: Instant,
  events: readonly AuctionEvent[],
): Decision {
  const derived = derivedStatus(events.reduce(evolve, state), at)
  return derived === null ? accept(...events) : accept(...events, derived)
}

function standingOffer(state: AuctionState, lateOfferId: number, at: Instant): LateOffer | null {
  const offer = pendingLateOffers(state).find((one) => one.lateOfferId === lateOfferId)
  return offer !== undefined && at < lateOfferLapsesAt(state, offer) ? offer : null
}
