import type { Instant } from '../../calendar/instant.ts'

/** A dealer's price after an auction that did not sell, as the state keeps it (rules 7). */

export type LateOfferStatus = 'pending' | 'accepted' | 'declined' | 'lapsed'

export type LateOffer = {
  readonly lateOfferId: number
  readonly merchantId: number
  readonly amountEur: number
  readonly madeAt: Instant
  readonly status: LateOfferStatus
  readonly answeredAt: Instant | null
}
