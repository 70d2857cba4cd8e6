import { z } from 'zod'
import { lateOfferLapses } from '#domain/auction/core/late-offer.ts'
import { renegotiationOutcomes } from '#domain/auction/core/renegotiation-state.ts'
import { secondChanceEnds } from '#domain/auction/core/round-event.ts'
import { auctionStatuses } from '#domain/auction/core/state.ts'
import { withdrawalReasons } from '#domain/auction/core/withdrawal-reasons.ts'
import {
  bidderContexts,
  type AuctionView as DomainAuctionView,
  viewerRoles,
} from '#domain/auction/house/views/auction-view.ts'
import { auctionActions, refusalCodes } from './auction-actions.ts'
import { type OnTheWire, wireInstant } from './wire.ts'

/** What one viewer is told of one auction; null is what they are not told or what is not there. */

const euros = z.int()
const eurosOrNull = euros.nullable()
const instantOrNull = wireInstant.nullable()

const bidCause = z.enum(['manual', 'agent', 'agent_jump', 'voided', 'taken_back'])

const history = z.array(
  z.object({
    sequence: z.int(),
    pseudonym: z.int(),
    amountEur: euros,
    cause: bidCause,
    at: wireInstant,
    newEndsAt: instantOrNull,
    isOwn: z.boolean(),
  }),
)

const own = z.object({
  pseudonym: z.int().nullable(),
  standingBidEur: eurosOrNull,
  isBarred: z.boolean(),
  isAskMeThen: z.boolean(),
  agent: z.object({ limitEur: euros, setAt: wireInstant, isExhausted: z.boolean() }).nullable(),
  lastRefusal: z
    .object({ code: z.enum(refusalCodes), amountEur: euros, at: wireInstant })
    .nullable(),
})

const renegotiation = z.object({
  perspective: z.enum(['owner', 'buyer', 'operator']),
  archivedBidEur: euros,
  buyerPseudonym: z.int(),
  bindsUntil: wireInstant,
  isExtended: z.boolean(),
  turn: z.enum(['owner', 'buyer']),
  isYourTurn: z.boolean(),
  turnEndsAt: wireInstant,
  turnHours: z.number(),
  standingOfferEur: eurosOrNull,
  lastCounterEur: eurosOrNull,
  countersMade: z.int(),
  countersLeft: z.int(),
  offersMade: z.int(),
  offersLeft: z.int(),
  hasBuyerLeft: z.boolean(),
  steps: z.array(
    z.object({
      by: z.enum(['owner', 'buyer']),
      kind: z.enum(['archived_bid', 'counter', 'offer', 'raise', 'left', 'silent']),
      amountEur: euros,
      at: wireInstant,
    }),
  ),
  ending: z
    .object({
      by: z.enum(['owner', 'buyer', 'operator']),
      kind: z.enum(renegotiationOutcomes),
      amountEur: eurosOrNull,
      at: wireInstant,
      /** Why an operator took the vehicle off the market, where that ended it. */
      reason: z.enum(withdrawalReasons).nullable(),
    })
    .nullable(),
})

const withdrawalRequest = z.object({
  reason: z.enum(withdrawalReasons),
  operatorCustomerId: z.int(),
  at: wireInstant,
})

const lateOffer = z.object({
  lateOfferId: z.int(),
  amountEur: euros,
  status: z.enum(['pending', 'accepted', 'declined', 'lapsed']),
  madeAt: wireInstant,
  lapsesAt: wireInstant,
})

const closedLateOffer = z.object({
  lateOfferId: z.int(),
  amountEur: euros,
  status: z.enum(['accepted', 'declined', 'lapsed']),
  lapse: z.enum(lateOfferLapses).nullable(),
  madeAt: wireInstant,
  settledAt: wireInstant,
})

export const auctionView = z.object({
  auctionId: z.int(),
  entityId: z.int(),
  round: z.int(),
  mode: z.enum(['auction', 'offer_collection']),
  viewer: z.enum(viewerRoles),
  status: z.enum(auctionStatuses),
  startPriceEur: eurosOrNull,
  buyNowPriceEur: eurosOrNull,
  startsAt: instantOrNull,
  endsAt: instantOrNull,
  plannedEndsAt: instantOrNull,
  latestEndsAt: instantOrNull,
  endedAt: instantOrNull,
  endMove: z
    .object({ cause: z.enum(['outage', 'void', 'new_defect']), fromEndsAt: wireInstant })
    .nullable(),
  currentBidEur: eurosOrNull,
  lastVoid: z.enum(['voided', 'taken_back']).nullable(),
  light: z.enum(['none', 'red', 'yellow', 'green']).nullable(),
  bidCount: z.int().nullable(),
  bidderCount: z.int().nullable(),
  leaderPseudonym: z.int().nullable(),
  history: history.nullable(),
  context: z.array(z.enum(bidderContexts)).nullable(),
  priceColour: z.enum(['red', 'green', 'neutral', 'tertiary']),
  own: own.nullable(),
  bindsUntil: instantOrNull,
  targetPriceEur: eurosOrNull,
  hammerPriceEur: eurosOrNull,
  soldAt: instantOrNull,
  saleCause: z.string().nullable(),
  buyerMerchantId: z.int().nullable(),
  renegotiation: renegotiation.nullable(),
  reservation: z
    .object({ amountEur: euros, buyerPseudonym: z.int().nullable(), bindsUntil: wireInstant })
    .nullable(),
  lateOffers: z.array(lateOffer).nullable(),
  lateOfferCount: z.int().nullable(),
  settledLateOffers: z.array(closedLateOffer).nullable(),
  ownLateOffer: lateOffer.nullable(),
  followUp: z
    .object({ amountEur: euros, bindsUntil: wireInstant, acceptUntil: instantOrNull })
    .nullable(),
  secondChance: z
    .object({ amountEur: euros, turn: z.enum(['owner', 'dealer']), turnEndsAt: wireInstant })
    .nullable(),
  secondChanceHistory: z
    .array(
      z.object({
        merchantId: z.int(),
        amountEur: euros,
        askedAt: instantOrNull,
        endedAt: wireInstant,
        cause: z.enum(secondChanceEnds),
      }),
    )
    .nullable(),
  withdrawalRequest: withdrawalRequest.nullable(),
  failureCause: z.string().nullable(),
  closedByOperator: z.enum(['refused', 'withdrawn']).nullable(),
  withdrawal: withdrawalRequest
    .extend({
      /** Null where nobody did it: the same vehicle was sold in another ad. */
      operatorCustomerId: z.int().nullable(),
      confirmedByCustomerId: z.int().nullable(),
    })
    .nullable(),
  hasNextRound: z.boolean().nullable(),
  actions: auctionActions,
  sequence: z.int().nullable(),
  headHash: z.string().nullable(),
  version: z.int().nullable(),
})

export type AuctionView = z.infer<typeof auctionView>

/** Fails to compile when the domain's view and the wire's drift apart. */
export function wireAuctionView(view: OnTheWire<DomainAuctionView>): AuctionView {
  return view
}
