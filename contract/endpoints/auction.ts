import { z } from 'zod'
import { auctionView } from '../auction-view.ts'
import { endpoint } from '../endpoint.ts'
import { journalAnswer } from '../journal.ts'
import { entityId, wholeEuros } from '../wire.ts'
import { byAuction, command, saleRefusals } from './auction-command.ts'
import { roundEndpoints } from './auction-rounds.ts'

/** The market's commands and the views they answer (rules 13). Every amount is gross whole euros. */

const partRefusals = [
  'NOT_A_MERCHANT',
  'MERCHANT_IN_REVIEW',
  'MERCHANT_BLOCKED',
  'BIDDING_STOPPED',
  'TERMS_NOT_ACCEPTED',
  'OWN_AD',
] as const

const biddingRefusals = [
  ...partRefusals,
  'AUCTION_NOT_STARTED',
  'AUCTION_ENDED',
  'IDEMPOTENCY_KEY_REUSED',
  'BARRED_FROM_AUCTION',
] as const

/** Of whoever acts for a company, within limits that it gave them (rules 1). */
const limitRefusals = ['BID_LIMIT_EXCEEDED', 'DAY_LIMIT_EXCEEDED'] as const

const renegotiationRefusals = ['NOT_YOUR_TURN', 'ACTION_NOT_POSSIBLE_NOW', 'PRICE_CHANGED'] as const

/**
 * Of the sentence the dealer was shown (`GET …/auction/consents`). Whoever names none agrees to the
 * one in force; it is kept with the command.
 */
const agreedVersion = z.string().max(40).optional()

export const auctionEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/public/catalog/auction/get/{auctionId}',
    access: 'public',
    summary: 'One auction as the caller may see it, with what they may do',
    params: byAuction,
    output: auctionView,
  }),
  consents: endpoint({
    method: 'GET',
    path: '/api/public/catalog/auction/consents',
    access: 'public',
    summary: 'The sentences a bidder agrees to, amounts left open, with the version to send along',
    output: z.object({
      version: z.string(),
      /** Amounts stand as `{amountEur}`, `{limitEur}` or `{priceEur}`: pages fill them in as typed. */
      sentences: z.object({
        bid: z.string(),
        agent_limit: z.string(),
        agent_limit_offer_collection: z.string(),
        buy_now: z.string(),
        late_offer: z.string(),
      }),
    }),
  }),
  placeBid: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/bid',
    summary: 'Bid by hand; binds for 48 hours after the end',
    body: z.object({
      amountEur: wholeEuros,
      askMeThen: z.boolean().optional(),
      consentVersion: agreedVersion,
    }),
    refusals: [
      ...biddingRefusals,
      'BID_TOO_LOW',
      'BID_TOO_HIGH',
      'CONSENT_OUTDATED',
      ...limitRefusals,
    ],
  }),
  setAgent: endpoint({
    ...command,
    method: 'PUT',
    path: '/api/private/auction/{auctionId}/agent',
    summary: "Set, raise or lower the bidding agent's limit",
    body: z.object({ limitEur: wholeEuros, consentVersion: agreedVersion }),
    refusals: [
      ...limitRefusals,
      ...biddingRefusals,
      'AGENT_NEEDS_OWN_BID',
      'AGENT_LIMIT_TOO_LOW',
      'AGENT_LIMIT_TOO_HIGH',
      'CONSENT_OUTDATED',
    ],
  }),
  withdrawAgent: endpoint({
    ...command,
    method: 'DELETE',
    path: '/api/private/auction/{auctionId}/agent',
    summary: 'Withdraw the bidding agent; bids it made stay',
    refusals: [...biddingRefusals, 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  takeBackBid: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/take-back',
    summary: 'Take back own bids after a void or a new defect; the agent ends with them',
    refusals: ['ACTION_NOT_POSSIBLE_NOW'],
  }),
  buyNow: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/buy-now',
    summary: 'Buy at the buy-now price',
    body: z.object({ priceEur: wholeEuros, consentVersion: agreedVersion }),
    refusals: [
      ...limitRefusals,
      ...biddingRefusals,
      'BUY_NOW_NOT_OFFERED',
      'PRICE_CHANGED',
      'CONSENT_OUTDATED',
      ...saleRefusals,
    ],
  }),
  makeLateOffer: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/late-offer',
    summary: 'Offer after an auction that did not sell',
    body: z.object({ amountEur: wholeEuros, consentVersion: agreedVersion }),
    refusals: [
      ...limitRefusals,
      ...biddingRefusals,
      'LATE_OFFER_TOO_LOW',
      'BID_TOO_HIGH',
      'ACTION_NOT_POSSIBLE_NOW',
      'CONSENT_OUTDATED',
    ],
  }),
  answerLateOffer: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/late-offer/{lateOfferId}/{answer}',
    summary: 'Accept or decline a late offer, as the owner',
    params: z.object({
      auctionId: entityId,
      lateOfferId: entityId,
      answer: z.enum(['accept', 'decline']),
    }),
    refusals: ['OFFER_OF_OWN_PEOPLE', 'ACTION_NOT_POSSIBLE_NOW', ...saleRefusals],
  }),
  acceptInRenegotiation: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/renegotiation/accept',
    summary: 'Accept what the other side offers; sells at once',
    body: z.object({ amountEur: wholeEuros.optional() }),
    refusals: [...limitRefusals, ...renegotiationRefusals, ...saleRefusals],
  }),
  counter: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/renegotiation/counter',
    summary: 'Counter-offer of the owner; each further one is lower',
    body: z.object({ amountEur: wholeEuros }),
    refusals: [
      ...renegotiationRefusals,
      'NO_COUNTERS_LEFT',
      'NO_ROOM_BETWEEN_OFFERS',
      'COUNTER_OUT_OF_RANGE',
    ],
  }),
  declineInRenegotiation: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/renegotiation/decline',
    summary: 'Decline for good, with the reason and what follows',
    body: z.object({
      reason: z.enum(['not_available', 'price_too_low']),
      then: z.enum(['restart', 'pause', 'neither']),
    }),
    refusals: renegotiationRefusals,
  }),
  offer: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/renegotiation/offer',
    summary: 'New offer of the highest bidder, in their turn',
    body: z.object({ amountEur: wholeEuros }),
    refusals: [
      ...partRefusals,
      ...renegotiationRefusals,
      'NO_COUNTERS_LEFT',
      'NO_ROOM_BETWEEN_OFFERS',
      'OFFER_OUT_OF_RANGE',
    ],
  }),
  raise: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/renegotiation/raise',
    summary: 'Raise of the highest bidder, in either turn',
    body: z.object({ amountEur: wholeEuros }),
    refusals: [
      ...limitRefusals,
      ...partRefusals,
      ...renegotiationRefusals,
      'OFFER_OUT_OF_RANGE',
      ...saleRefusals,
    ],
  }),
  leave: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/renegotiation/leave',
    summary: 'The highest bidder makes no further offer; their archived bid binds on',
    refusals: renegotiationRefusals,
  }),
  answerReservation: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/reservation/{answer}',
    summary: 'Confirm or decline an offer at or above the price expectation',
    params: z.object({ auctionId: entityId, answer: z.enum(['confirm', 'decline']) }),
    refusals: ['OFFER_OF_OWN_PEOPLE', 'ACTION_NOT_POSSIBLE_NOW', ...saleRefusals],
  }),
  ...roundEndpoints,
  journal: endpoint({
    method: 'GET',
    path: '/api/private/auction/{auctionId}/journal',
    access: 'private',
    summary: 'The bidding journal with its hash chain and what this reader is opened of it',
    params: byAuction,
    output: journalAnswer,
  }),
}
