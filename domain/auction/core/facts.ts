import type { Instant } from '../../calendar/instant.ts'
import type { AuctionEvent } from './events.ts'

/**
 * What the shell loads beside the state before it asks the domain: nothing here can be known from
 * the auction's own events. Chance is handed in as draws; identities come from the database.
 */
export type Facts = {
  /** Of the acting merchant; null for everybody else. */
  readonly bidder: BidderFacts | null
  /** What the Idempotency-Key says: unknown, known with this body, or known with another one. */
  readonly idempotencyKey: 'unknown' | 'same_body' | 'other_body'
  /** Needed by `approve` (all four) and `set_agent` (`limitSalt`). */
  readonly draws: RandomInputs | null
  /** Needed by `submit` and `approve`. */
  readonly listing: ListingFacts | null
  /** Needed by `approve`: how many auctions end in each slot already; absent slots are empty. */
  readonly slotLoads: readonly SlotLoad[]
  /** Needed by `late_offer`: the identity the new offer will have. */
  readonly nextLateOfferId: number | null
  /** Needed by `submit` and `restart`: the hammers of this vehicle so far, of whichever ad. */
  readonly vehicle: VehicleFacts | null
  /** Needed by `cancel_sale`: dealers who belong to the same people as the buyer (rules 10). */
  readonly linkedMerchantIds: readonly number[]
  /** Needed by `late_offer_accept` and `reservation_confirm`: dealers of the owner's people (rules 1). */
  readonly ownersMerchantIds: readonly number[]
  /** Whether this dealer still waits for an answer on this ad; needed by `ask_question`. */
  readonly hasOpenQuestion: boolean
  /** The version of the sentence in force; whatever binds a dealer needs it (rules 10). */
  readonly consentInForce: string | null
  /** Needed by `void_bids` and `take_back_bid`: the auction's `biddingLogKinds`, oldest first. */
  readonly biddingLog: readonly AuctionEvent[] | null
}

export type BidderFacts = {
  readonly admission: 'accepted' | 'in_review' | 'refused'
  readonly isBlocked: boolean
  readonly isBiddingStopped: boolean
  /** The version in force now was accepted (spec 9.5). */
  readonly hasAcceptedTerms: boolean
  /** Own ad, own company's, or linked by the operator (rules 1). */
  readonly isOwnOrLinkedAd: boolean
}

export type RandomInputs = {
  /** From 0 to below 1; the domain turns it into the whole percent where yellow begins. */
  readonly yellowFraction: number
  /** 256 bits each, as 64 hex digits. */
  readonly targetSalt: string
  readonly yellowSalt: string
  readonly limitSalt: string
}

export type ListingFacts = {
  readonly isComplete: boolean
  readonly hasOfficialDocument: boolean
  readonly isEmailVerified: boolean
  readonly isProfileComplete: boolean
  readonly hasVatRegime: boolean
  readonly hasVin: boolean
}

export type VehicleFacts = {
  /** What the ad asks for now. */
  readonly targetPriceEur: number
  /** Of the same ad, vehicle identification number or plate, in any order. */
  readonly pastRounds: readonly PastRound[]
}

export type PastRound = {
  readonly endedAt: Instant
  /** Null where it was another owner's ad: its price is secret, and no answer may follow from it. */
  readonly targetPriceEur: number | null
}

export type SlotLoad = { readonly endsAt: Instant; readonly auctions: number }

/** Once everything is there that an ad needs before its release. */
export const releasableListing: ListingFacts = {
  isComplete: true,
  hasOfficialDocument: true,
  isEmailVerified: true,
  isProfileComplete: true,
  hasVatRegime: true,
  hasVin: true,
}

/** For commands that need nothing from outside: the clock's and most of the owner's. */
export const noFacts: Facts = {
  bidder: null,
  idempotencyKey: 'unknown',
  draws: null,
  listing: null,
  slotLoads: [],
  nextLateOfferId: null,
  vehicle: null,
  linkedMerchantIds: [],
  ownersMerchantIds: [],
  hasOpenQuestion: false,
  consentInForce: null,
  biddingLog: null,
}
