import type { AuctionEvent, EventOf } from './events.ts'
import type { Letter, LetterCode, LetterRecipient } from './letters.ts'
import { acceptableEur } from './renegotiation/negotiation-rules.ts'
import type { AuctionState } from './state.ts'

/**
 * Which letters follow from one command's events (rules 4 to 7). `before` and `after` are the states
 * around all of them, so that an outbid bidder gets one letter however often agents answered.
 */
export function lettersFor(change: {
  readonly before: AuctionState
  readonly after: AuctionState
  readonly events: readonly AuctionEvent[]
}): readonly Letter[] {
  const outbid = outbidLetters(change.before, change.after)
  return [
    ...change.events.flatMap((event) =>
      event.type === 'auction_failed'
        ? failedLetters(change.before, event)
        : lettersOf(change.after, event),
    ),
    ...outbid,
  ]
}

function lettersOf(state: AuctionState, event: AuctionEvent): readonly Letter[] {
  const toOwner = (code: LetterCode, facts: Letter['facts'] = {}): Letter =>
    letter(state, code, { kind: 'owner', customerId: state.ownerCustomerId }, facts)
  switch (event.type) {
    case 'ad_approved':
      return [toOwner('ad_approved', { startsAt: event.startsAt, endsAt: event.endsAt })]
    case 'ad_sent_back':
      return [toOwner('ad_sent_back', { remarks: event.remarks })]
    case 'ad_refused':
      return [toOwner('ad_refused', { reason: event.reason })]
    case 'auction_started': {
      const endsAt = state.clock?.endsAt ?? event.at
      const watchers = letter(state, 'auction_started', { kind: 'watchers' }, { endsAt })
      return [toOwner('auction_started', { endsAt }), watchers]
    }
    case 'bid_placed': {
      if (event.cause !== 'manual') return []
      const { amountEur, merchantId } = event
      const isHighest = state.highest?.merchantId === merchantId
      return [toMerchant(state, 'bid_received', merchantId, { amountEur, isHighest })]
    }
    case 'agent_set':
      return [toMerchant(state, 'agent_active', event.merchantId)]
    case 'agent_ended':
      if (event.cause === 'withdrawn') return []
      return [toMerchant(state, 'agent_ended', event.merchantId)]
    case 'end_moved': {
      const { endsAt } = event
      const watchers = letter(state, 'auction_moved', { kind: 'watchers' }, { endsAt })
      return [
        toOwner('auction_moved', { endsAt }),
        ...toBidders(state, 'auction_moved', { endsAt }),
        watchers,
      ]
    }
    case 'auction_withdrawn': {
      const { reason } = event
      return [
        toOwner('ad_withdrawn_by_operator', { reason }),
        ...toBidders(state, 'auction_withdrawn', { reason }),
      ]
    }
    case 'auction_ended':
      return toBidders(state, 'journal_final_head', {
        sequence: state.sequence,
        headHash: state.headHash,
      })
    case 'auction_sold':
      return soldLetters(state, event)
    default:
      return lettersAfterEnd(state, event)
  }
}

function lettersAfterEnd(state: AuctionState, event: AuctionEvent): readonly Letter[] {
  const toOwner = (code: LetterCode, facts: Letter['facts'] = {}): Letter =>
    letter(state, code, { kind: 'owner', customerId: state.ownerCustomerId }, facts)
  const buyer = state.renegotiation?.merchantId ?? 0
  switch (event.type) {
    case 'renegotiation_opened': {
      const { merchantId, archivedBidEur: amountEur, bindsUntil } = event
      return [
        toOwner('renegotiation_started_owner', { amountEur, bindsUntil }),
        toMerchant(state, 'renegotiation_started_dealer', merchantId, { amountEur, bindsUntil }),
      ]
    }
    case 'owner_reminded': {
      const talk = state.renegotiation
      if (talk === null) return []
      const facts = { amountEur: acceptableEur(talk), turnEndsAt: talk.turnEndsAt }
      return [toOwner('renegotiation_reminder_owner', facts)]
    }
    case 'counter_offered': {
      const { amountEur, isReduced, turnEndsAt } = event
      const facts = { amountEur, isReduced, turnEndsAt }
      return [toMerchant(state, 'counter_offer_received', buyer, facts)]
    }
    case 'buyer_offered': {
      const { amountEur, turnEndsAt } = event
      return [toOwner('offer_received', { amountEur, turnEndsAt })]
    }
    case 'buyer_raised':
      if (state.status === 'sold') return []
      return [toOwner('offer_raised', { amountEur: event.amountEur })]
    case 'buyer_left': {
      const { isSilent, turnEndsAt } = event
      return [toOwner('buyer_left_owner', { isSilent, turnEndsAt })]
    }
    case 'renegotiation_declined':
      return [toMerchant(state, 'offer_declined_dealer', buyer, { reason: event.reason })]
    case 'reservation_opened': {
      const { merchantId, amountEur, bindsUntil, lateOfferId } = event
      const waiting = toOwner('reservation_waiting_owner', { amountEur, bindsUntil })
      // The maker of a late offer must not learn that it reached the target (rules 1).
      if (lateOfferId !== null) return [waiting]
      const facts = { amountEur, bindsUntil }
      return [waiting, toMerchant(state, 'reservation_waiting_dealer', merchantId, facts)]
    }
    case 'late_offer_made':
      // The reserved one has a letter of its own.
      if (state.reservation?.lateOfferId === event.lateOfferId) return []
      return [toOwner('late_offer_received', { amountEur: event.amountEur })]
    case 'late_offer_declined':
      return lateOfferLetter(state, 'late_offer_declined_dealer', event.lateOfferId)
    case 'late_offer_lapsed':
      return lateOfferLetter(state, 'late_offer_lapsed_dealer', event.lateOfferId)
    default:
      return []
  }
}

/** The seller and the buyer learn of the sale, everybody else who bid that it is over. */
function soldLetters(state: AuctionState, event: EventOf<'auction_sold'>): readonly Letter[] {
  const { merchantId, hammerPriceEur, cause } = event
  const facts = { hammerPriceEur, cause }
  const owner: LetterRecipient = { kind: 'owner', customerId: state.ownerCustomerId }
  return [
    letter(state, 'auction_sold_seller', owner, facts),
    toMerchant(state, 'auction_sold_dealer', merchantId, facts),
    ...toBidders(state, 'auction_lost', {}, merchantId),
  ]
}

/** Whose bid was still being talked about is told; the others learned at the hammer who led. */
function failedLetters(before: AuctionState, event: EventOf<'auction_failed'>): readonly Letter[] {
  const owner: LetterRecipient = { kind: 'owner', customerId: before.ownerCustomerId }
  const talk = before.status === 'renegotiation' ? before.renegotiation : null
  if (event.cause === 'lapsed' && talk !== null) {
    return [
      letter(before, 'renegotiation_lapsed_owner', owner, {}),
      toMerchant(before, 'renegotiation_lapsed_dealer', talk.merchantId),
    ]
  }
  const failed = letter(before, 'auction_failed_owner', owner, { cause: event.cause })
  const reserved = before.reservation?.lateOfferId === null ? before.reservation : null
  const merchantId = talk?.merchantId ?? reserved?.merchantId ?? null
  if (merchantId === null) return [failed]
  return [failed, toMerchant(before, 'auction_failed_dealer', merchantId)]
}

function outbidLetters(before: AuctionState, after: AuctionState): readonly Letter[] {
  const [was, is] = [before.highest, after.highest]
  if (was === null || is === null || was.merchantId === is.merchantId) return []
  return [toMerchant(after, 'you_were_outbid', was.merchantId, { currentBidEur: is.amountEur })]
}

function lateOfferLetter(
  state: AuctionState,
  code: LetterCode,
  lateOfferId: number,
): readonly Letter[] {
  const offer = state.lateOffers.find((one) => one.lateOfferId === lateOfferId)
  if (offer === undefined) return []
  return [toMerchant(state, code, offer.merchantId, { amountEur: offer.amountEur })]
}

function toBidders(
  state: AuctionState,
  code: LetterCode,
  facts: Letter['facts'],
  exceptMerchantId: number | null = null,
): readonly Letter[] {
  return state.bidders
    .filter((bidder) => bidder.merchantId !== exceptMerchantId)
    .map((bidder) => toMerchant(state, code, bidder.merchantId, facts))
}

function toMerchant(
  state: AuctionState,
  code: LetterCode,
  merchantId: number,
  facts: Letter['facts'] = {},
): Letter {
  return letter(state, code, { kind: 'merchant', merchantId }, facts)
}

function letter(
  state: AuctionState,
  code: LetterCode,
  to: LetterRecipient,
  facts: Letter['facts'],
): Letter {
  return { code, to, auctionId: state.auctionId, entityId: state.entityId, facts }
}
