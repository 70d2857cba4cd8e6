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
  /** When the buyer let his turn go, by a word or by silence; missing in talks of older builds. */
  readonly departures?: readonly Departure[]
  /** Missing while it goes on, and in talks of older builds. */
  readonly ending?: RenegotiationOutcome
  /** Still to be sent to the owner, already moved into the hours of the day. */
  readonly remindersAt: readonly Instant[]
}

export type NegotiationStep = { readonly amountEur: number; readonly at: Instant }
export type BuyerStep = NegotiationStep & { readonly kind: 'offer' | 'raise' }

/** `amountEur` is what still bound him. */
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
  /** Whose word it was; of a lapse whose silence. */
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
