import { z } from 'zod'
import { voidReasons } from '#domain/auction/core/void-mark.ts'
import { auctionView } from '../auction-view.ts'
import { endpoint } from '../endpoint.ts'
import { entityId, wireInstant } from '../wire.ts'

/** Bids taken out of a running auction by an operator (rules 5). */

const byAuction = z.object({ auctionId: entityId })

const biddersOfAuction = z.object({
  bidders: z.array(
    z.object({
      pseudonym: z.int(),
      merchantId: z.int(),
      company: z.string(),
      isBarred: z.boolean(),
      standingBidEur: z.int().nullable(),
      hasAgent: z.boolean(),
      /** How often an operator has taken out bids of this dealer, in all auctions. */
      voids: z.int(),
    }),
  ),
  /** Of every late offer, also of dealers who have never bid and so have no pseudonym. */
  lateOffers: z.array(
    z.object({
      lateOfferId: z.int(),
      merchantId: z.int(),
      company: z.string(),
      amountEur: z.int(),
    }),
  ),
})
export type BiddersOfAuction = z.infer<typeof biddersOfAuction>

export const auctionVoidsEndpoints = {
  bidders: endpoint({
    method: 'GET',
    path: '/api/operator/auctions/{auctionId}/bidders',
    access: 'operator',
    summary: 'The dealers behind pseudonyms and late offers of an auction; the look is logged',
    params: byAuction,
    output: biddersOfAuction,
    refusals: ['NOT_FOUND'],
  }),
  previewVoid: endpoint({
    method: 'GET',
    path: '/api/operator/auctions/{auctionId}/void',
    access: 'operator',
    summary:
      'How the auction would stand without these bids; nothing is changed and nobody is told',
    params: byAuction,
    query: z.object({ fromSequence: z.coerce.number().int().min(1), reason: z.enum(voidReasons) }),
    output: z.object({
      /** Null when no bid would be left. */
      currentBidEur: z.int().nullable(),
      leaderPseudonym: z.int().nullable(),
      light: z.enum(['none', 'red', 'yellow', 'green']),
      bidCount: z.int(),
      endsAt: wireInstant.nullable(),
      /** Bidders who could take bids of theirs back for a while. */
      mayTakeBack: z.int(),
    }),
    refusals: ['NOT_FOUND', 'VOID_TOO_LATE', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  voidBids: endpoint({
    method: 'POST',
    path: '/api/operator/auctions/{auctionId}/void',
    access: 'operator',
    summary: "Take out a dealer's bids from one on; the others run again without them",
    params: byAuction,
    body: z.object({
      fromSequence: z.int().min(1),
      reason: z.enum(voidReasons),
      note: z.string().trim().min(5).max(2000),
    }),
    output: auctionView,
    refusals: ['NOT_FOUND', 'VOID_TOO_LATE', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
}
