import type { Instant } from '../../calendar/instant.ts'

/** A dealer's price after an auction that did not sell, as the state keeps it (rules 7). */

export type LateOfferStatus = 'pending' | 'accepted' | 'declined' | 'lapsed'

export type SettledLateOffer = LateOffer & {
  readonly status: Exclude<LateOfferStatus, 'pending'>
}

/** Why one lapsed that nobody answered. */
export const lateOfferLapses = [
  'unanswered',
  'other_accepted',
  'stopped',
  'paused',
  'restarted',
  'withdrawn',
] as const

export type LateOfferLapse = (typeof lateOfferLapses)[number]

export type LateOffer = {
  readonly lateOfferId: number
  readonly merchantId: number
  readonly amountEur: number
  readonly madeAt: Instant
  readonly status: LateOfferStatus
  readonly answeredAt: Instant | null
  /** Null while it has not lapsed. */
  readonly lapse: LateOfferLapse | null
}
