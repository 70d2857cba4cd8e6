import type { Instant } from '../../calendar/instant.ts'

/** What the turns after the hammer leave in an auction's state (rules 6). */

export type Renegotiation = {
  readonly merchantId: number
  readonly startedAt: Instant
  readonly archivedBidEur: number
  readonly bindsUntil: Instant
  readonly isExtended: boolean
  readonly turn: 'owner' | 'buyer'
  readonly turnEndsAt: Instant
  /** The owner's counter-offers in order; every further one is lower. */
  readonly counters: readonly NegotiationStep[]
  /** The buyer's offers and raises in order; every further one is higher. */
  readonly offers: readonly BuyerStep[]
  /** The buyer's latest offer or raise while unanswered; an owner's counter answers it. */
  readonly standingOfferEur: number | null
  readonly hasBuyerLeft: boolean
  /** When the buyer gave their turn back, by an answer or by silence. */
  readonly departures: readonly Departure[]
  /** Absent while it goes on. */
  readonly outcome?: RenegotiationOutcome
  /** Still to be sent to the owner, already moved into the hours of the day. */
  readonly remindersAt: readonly Instant[]
}

export type NegotiationStep = { readonly amountEur: number; readonly at: Instant }
export type BuyerStep = NegotiationStep & { readonly kind: 'offer' | 'raise' }

/** `amountEur` is what still bound the buyer. */
export type Departure = NegotiationStep & { readonly isSilent: boolean }

export const renegotiationOutcomes = [
  'accepted',
  'raise_reached',
  'declined',
  'lapsed',
  'canceled',
  'withdrawn',
] as const

export type RenegotiationOutcome = {
  /** Who ended it; of a lapse, who kept silent. */
  readonly by: 'owner' | 'buyer' | 'operator'
  readonly kind: (typeof renegotiationOutcomes)[number]
  /** What it was sold for. */
  readonly amountEur: number | null
  readonly at: Instant
}

export type Reservation = {
  readonly merchantId: number
  readonly amountEur: number
  readonly lateOfferId: number | null
  readonly bindsUntil: Instant
}

export type DeclineReason = 'not_available' | 'price_too_low'
/** What follows a decline for "price too low" (spec 4). */
export type AfterDecline = 'restart' | 'pause' | 'neither'
