import type { AuctionEvent, EventOf } from '../../core/events.ts'
import { isJournaled } from '../../core/journaled.ts'
import type { AuctionState, Bidder } from '../../core/state.ts'
import { lateOfferLapsesAt } from '../../process/late-offers/late-offer-rules.ts'
import { acceptableEur } from '../../process/renegotiation/negotiation-rules.ts'
import { isBidWaiting } from '../../process/rounds/follow-up.ts'
import {
  notificationOf,
  notificationToMerchant,
  notificationToOwner,
  toBidders,
} from './address-notification.ts'
import type {
  AuctionNotification,
  AuctionNotificationCode,
  NotificationArguments,
  NotificationRecipient,
} from './auction-notification.ts'
import { composeFromRows } from './compose-from-rows.ts'
import { declinedOfferNotifications, lapsedOfferNotifications } from './late-offer-notifications.ts'
import { outbidNotifications } from './outbid-notifications.ts'
import { roundNotifications } from './round-notifications.ts'
import { defectNotifications, voidNotifications } from './void-notifications.ts'

/**
 * Which notifications follow from one command's events (rules 4 to 7). `before` and `after` are the states
 * around all of them, so that an outbid bidder gets one notification however often agents answered.
 */
export function notificationsFor(change: {
  readonly before: AuctionState
  readonly after: AuctionState
  readonly events: readonly AuctionEvent[]
}): readonly AuctionNotification[] {
  const { before, after, events } = change
  const isVoid = events.some((event) => event.type === 'bids_voided')
  return [
    ...events.flatMap((event) => [
      ...composeFromRows(after, event),
      ...composedHere(before, after, event),
    ]),
    ...roundNotifications(change),
    // A bidder whose bids were taken out has not been outbid by the bids that stand now.
    ...(isVoid ? [] : outbidNotifications(before, after)),
  ]
}

/** Notifications whose facts or readers depend on more than their event. */
function composedHere(
  before: AuctionState,
  after: AuctionState,
  event: AuctionEvent,
): readonly AuctionNotification[] {
  switch (event.type) {
    case 'auction_failed':
      return failedNotifications(before, after, event)
    case 'bids_voided':
      return voidNotifications(before, after, event)
    case 'auction_withdrawn':
      return isJournaled(before, event) ? finalHead(after) : []
    case 'defect_confirmed':
      return defectNotifications(before, after, event)
    default:
      return notificationsOf(after, event)
  }
}

function notificationsOf(state: AuctionState, event: AuctionEvent): readonly AuctionNotification[] {
  const toOwner = ownersOf(state)
  switch (event.type) {
    case 'auction_started': {
      const endsAt = state.clock?.endsAt ?? event.at
      const watchers = notificationOf(state, 'auction_started', { kind: 'watchers' }, { endsAt })
      return [toOwner('auction_started', { endsAt }), watchers]
    }
    case 'bid_placed': {
      if (event.cause !== 'manual') return []
      const { amountEur, merchantId } = event
      const isHighest = state.highest?.merchantId === merchantId
      return [notificationToMerchant(state, 'bid_received', merchantId, { amountEur, isHighest })]
    }
    case 'agent_ended':
      if (event.cause === 'withdrawn') return []
      return [notificationToMerchant(state, 'agent_ended', event.merchantId)]
    case 'end_moved': {
      const { cause, endsAt } = event
      const code = cause === 'outage' ? 'auction_moved' : 'auction_end_changed'
      const fromEndsAt = state.clock?.lastMove?.fromEndsAt
      const facts = { cause, endsAt, ...(fromEndsAt !== undefined && { fromEndsAt }) }
      const watchers = notificationOf(state, code, { kind: 'watchers' }, facts)
      if (cause === 'new_defect') {
        // Owner and bidders are told with the defect.
        return [...toBidders(state, code, facts, hasNoBid), watchers]
      }
      return [toOwner(code, facts), ...toBidders(state, code, facts), watchers]
    }
    case 'auction_ended':
      return finalHead(state)
    case 'auction_sold':
      return lostNotifications(state, event)
    default:
      return notificationsAfterEnd(state, event)
  }
}

function notificationsAfterEnd(
  state: AuctionState,
  event: AuctionEvent,
): readonly AuctionNotification[] {
  const toOwner = ownersOf(state)
  const buyer = state.renegotiation?.merchantId ?? 0
  switch (event.type) {
    case 'renegotiation_opened': {
      const { merchantId, archivedBidEur: amountEur, bindsUntil } = event
      const facts = { amountEur, bindsUntil }
      return [
        toOwner('renegotiation_started_owner', facts),
        notificationToMerchant(state, 'renegotiation_started_dealer', merchantId, facts),
      ]
    }
    case 'owner_reminded': {
      if (state.status !== 'renegotiation') return []
      const { turnEndsAt } = state.renegotiation
      const facts = { amountEur: acceptableEur(state.renegotiation), turnEndsAt }
      return [toOwner('renegotiation_reminder_owner', facts)]
    }
    case 'buyer_raised':
      if (state.status === 'sold') return []
      return [toOwner('offer_raised', { amountEur: event.amountEur, ...acceptableUntil(state) })]
    case 'buyer_left': {
      const { isSilent, turnEndsAt } = event
      const { renegotiation } = state
      const amount = renegotiation ? { amountEur: acceptableEur(renegotiation) } : {}
      return [toOwner('buyer_left_owner', { ...amount, isSilent, turnEndsAt })]
    }
    case 'renegotiation_declined':
      // A dealer whose bid stays binding is told that instead.
      if (event.then === 'restart') return []
      return [notificationToMerchant(state, 'offer_declined_dealer', buyer, reasonOf(event))]
    case 'reservation_opened': {
      const { merchantId, amountEur, bindsUntil, lateOfferId } = event
      const ofLateOffer = lateOfferId === null ? {} : { lateOfferId }
      const toConfirm = { amountEur, bindsUntil, ...ofLateOffer }
      const waiting = toOwner('reservation_waiting_owner', toConfirm)
      // The maker of a late offer must not learn that it reached the target (rules 1).
      if (lateOfferId !== null) return [waiting]
      const facts = { amountEur, bindsUntil }
      return [
        waiting,
        notificationToMerchant(state, 'reservation_waiting_dealer', merchantId, facts),
      ]
    }
    case 'late_offer_made': {
      const { lateOfferId, amountEur } = event
      // The reserved offer has a notification of its own.
      if (state.reservation?.lateOfferId === lateOfferId) return []
      const offer = state.lateOffers.find((one) => one.lateOfferId === lateOfferId)
      const lapses = offer === undefined ? {} : { lapsesAt: lateOfferLapsesAt(state, offer) }
      return [toOwner('late_offer_received', { lateOfferId, amountEur, ...lapses })]
    }
    case 'late_offer_declined':
      return declinedOfferNotifications(state, event.lateOfferId)
    case 'late_offer_lapsed':
      return lapsedOfferNotifications(state, event)
    default:
      return []
  }
}

function ownersOf(state: AuctionState) {
  return <Code extends AuctionNotificationCode>(
    code: Code,
    ...facts: NotificationArguments<Code>
  ): AuctionNotification => notificationToOwner(state, code, ...facts)
}

function hasNoBid({ standingBidEur }: Bidder): boolean {
  return standingBidEur === null
}

/** At the second chance the others have learned already that the first sale was another's. */
function lostNotifications(
  state: AuctionState,
  { merchantId, cause }: EventOf<'auction_sold'>,
): readonly AuctionNotification[] {
  if (cause === 'second_chance') return []
  return toBidders(state, 'auction_lost', {}, (bidder) => bidder.merchantId !== merchantId)
}

/** The dealer of the renegotiation or reservation is told; the others learned at the hammer who led. */
function failedNotifications(
  before: AuctionState,
  after: AuctionState,
  event: EventOf<'auction_failed'>,
): readonly AuctionNotification[] {
  const owner: NotificationRecipient = { kind: 'owner', customerId: before.ownerCustomerId }
  const renegotiation = before.status === 'renegotiation' ? before.renegotiation : null
  if (event.cause === 'renegotiation_canceled' && renegotiation !== null) {
    return [
      notificationOf(before, 'renegotiation_canceled_owner', owner, {}),
      notificationToMerchant(before, 'renegotiation_canceled_dealer', renegotiation.merchantId),
    ]
  }
  if (event.cause === 'lapsed' && renegotiation !== null) {
    return [
      notificationOf(before, 'renegotiation_lapsed_owner', owner, {}),
      notificationToMerchant(before, 'renegotiation_lapsed_dealer', renegotiation.merchantId),
    ]
  }
  // What else is open to the owner has a notification of its own, and so has a sale that was made void.
  if (event.cause === 'sale_canceled' || isBidWaiting(after) || after.secondChance) return []
  const { reservation } = before
  const failed =
    event.cause === 'lapsed' && reservation
      ? notificationOf(before, 'reservation_lapsed_owner', owner, {
          amountEur: reservation.amountEur,
        })
      : notificationOf(before, 'auction_failed_owner', owner, { cause: event.cause })
  const reserved = reservation?.lateOfferId === null ? reservation : null
  const merchantId = renegotiation?.merchantId ?? reserved?.merchantId ?? null
  if (merchantId === null) return [failed]
  return [failed, notificationToMerchant(before, 'auction_failed_dealer', merchantId)]
}

/** A raise may be accepted in either turn, while it binds and the owner may answer (rules 6). */
function acceptableUntil({ renegotiation }: AuctionState): AuctionNotification['facts'] {
  if (renegotiation === undefined) return {}
  const { turn, turnEndsAt, bindsUntil } = renegotiation
  return { turnEndsAt: turn === 'owner' ? turnEndsAt : bindsUntil }
}

function reasonOf({ reason }: EventOf<'renegotiation_declined'>) {
  return { reason }
}

/** The journal's last hash to all bidders, so that nobody can rewrite the chain afterwards (rules 9). */
function finalHead(state: AuctionState): readonly AuctionNotification[] {
  const { sequence, headHash } = state
  return toBidders(state, 'journal_final_head', { sequence, headHash })
}
