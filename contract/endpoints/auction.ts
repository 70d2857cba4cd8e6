import { z } from 'zod'
import { auctionView } from '../auction-view.ts'
import { endpoint } from '../endpoint.ts'
import { entityId, wholeEuros, wireInstant } from '../wire.ts'

/** The market's commands and the views they answer (rules 13). Every amount is gross whole euros. */

const byAuction = z.object({ auctionId: entityId })
const nothing = z.object({})

/** The new view, with sequence and head hash as the receipt of what was accepted (rules 9). */
const command = {
  method: 'POST',
  access: 'private',
  params: byAuction,
  output: auctionView,
  isIdempotent: true,
} as const

const biddingRefusals = [
  'NOT_A_MERCHANT',
  'MERCHANT_IN_REVIEW',
  'MERCHANT_BLOCKED',
  'BIDDING_STOPPED',
  'TERMS_NOT_ACCEPTED',
  'OWN_AD',
  'AUCTION_NOT_STARTED',
  'AUCTION_ENDED',
  'IDEMPOTENCY_KEY_REUSED',
  'BARRED_FROM_AUCTION',
] as const

const renegotiationRefusals = ['NOT_YOUR_TURN', 'ACTION_NOT_POSSIBLE_NOW', 'PRICE_CHANGED'] as const

export const auctionEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/public/catalog/auction/get/{auctionId}',
    access: 'public',
    summary: 'One auction as the caller may see it, with what he may do',
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
      consentVersion: z.string().max(40).optional(),
    }),
    refusals: [...biddingRefusals, 'BID_TOO_LOW', 'BID_TOO_HIGH'],
  }),
  setAgent: endpoint({
    ...command,
    method: 'PUT',
    path: '/api/private/auction/{auctionId}/agent',
    summary: "Set, raise or lower the bidding agent's limit",
    body: z.object({ limitEur: wholeEuros, consentVersion: z.string().max(40).optional() }),
    refusals: [
      ...biddingRefusals,
      'AGENT_NEEDS_OWN_BID',
      'AGENT_LIMIT_TOO_LOW',
      'AGENT_LIMIT_TOO_HIGH',
    ],
  }),
  withdrawAgent: endpoint({
    ...command,
    method: 'DELETE',
    path: '/api/private/auction/{auctionId}/agent',
    summary: 'Withdraw the bidding agent; bids it made stay',
    refusals: biddingRefusals,
  }),
  buyNow: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/buy-now',
    summary: 'Buy at the buy-now price',
    body: z.object({ priceEur: wholeEuros, consentVersion: z.string().max(40).optional() }),
    refusals: [...biddingRefusals, 'BUY_NOW_NOT_OFFERED', 'PRICE_CHANGED', 'NOT_AVAILABLE_YET'],
  }),
  makeLateOffer: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/late-offer',
    summary: 'Offer after an auction that did not sell',
    body: z.object({ amountEur: wholeEuros }),
    refusals: [...biddingRefusals, 'LATE_OFFER_TOO_LOW', 'NOT_AVAILABLE_YET'],
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
    refusals: ['ACTION_NOT_POSSIBLE_NOW', 'NOT_AVAILABLE_YET'],
  }),
  acceptInRenegotiation: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/renegotiation/accept',
    summary: 'Accept what the other side offers; sells at once',
    body: z.object({ amountEur: wholeEuros.optional() }),
    refusals: renegotiationRefusals,
  }),
  counter: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/renegotiation/counter',
    summary: 'Counter-offer of the owner; each further one is lower',
    body: z.object({ amountEur: wholeEuros }),
    refusals: [...renegotiationRefusals, 'NO_COUNTERS_LEFT', 'COUNTER_OUT_OF_RANGE'],
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
    summary: 'New offer of the highest bidder, in his turn',
    body: z.object({ amountEur: wholeEuros }),
    refusals: [...renegotiationRefusals, 'NO_COUNTERS_LEFT', 'OFFER_OUT_OF_RANGE'],
  }),
  raise: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/renegotiation/raise',
    summary: 'Raise of the highest bidder, in either turn',
    body: z.object({ amountEur: wholeEuros }),
    refusals: [...renegotiationRefusals, 'OFFER_OUT_OF_RANGE'],
  }),
  leave: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/renegotiation/leave',
    summary: 'The highest bidder makes no further offer; his archived bid binds on',
    refusals: renegotiationRefusals,
  }),
  answerReservation: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/reservation/{answer}',
    summary: 'Confirm or decline an offer at or above the price expectation',
    params: z.object({ auctionId: entityId, answer: z.enum(['confirm', 'decline']) }),
    refusals: ['ACTION_NOT_POSSIBLE_NOW'],
  }),
  restart: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/restart',
    summary: 'Start a new round, as it is or at a reduced minimum price',
    body: z.object({ reducedTargetPriceEur: wholeEuros.optional() }),
    refusals: ['ACTION_NOT_POSSIBLE_NOW', 'NOT_AVAILABLE_YET', 'TOO_MANY_ROUNDS'],
  }),
  stop: ownerCommand('stop', 'The vehicle is not available any more'),
  pause: ownerCommand('pause', 'Sell later'),
  resume: ownerCommand('resume', 'Edit and submit again after a pause'),
  withdraw: ownerCommand('withdraw', 'Take the ad out before its auction starts'),
  journal: endpoint({
    method: 'GET',
    path: '/api/private/auction/{auctionId}/journal',
    access: 'private',
    summary: 'The public bidding journal with its hash chain, for those who took part',
    params: byAuction,
    output: z.object({
      auctionId: z.int(),
      headHash: z.string(),
      entries: z.array(
        z.object({
          sequence: z.int(),
          previousHash: z.string(),
          hash: z.string(),
          kind: z.string(),
          payload: z.unknown(),
          at: wireInstant,
        }),
      ),
    }),
  }),
}

function ownerCommand<const Name extends string>(name: Name, summary: string) {
  return endpoint({
    ...command,
    path: `/api/private/auction/{auctionId}/${name}`,
    summary,
    body: nothing,
    refusals: ['ACTION_NOT_POSSIBLE_NOW', 'NOT_AVAILABLE_YET'],
  })
}
