import type { Instant } from '../../calendar/instant.ts'
import type { RefusalCode } from '../../refusal/refusal.ts'

/** Encrypted at rest as one blob (rules 5, 9): nothing else in the state may repeat these values. */
export type AuctionSecrets = {
  readonly targetPriceEur: number
  readonly targetSalt: string
  readonly yellowFromPercent: number
  readonly yellowSalt: string
  readonly agents: readonly Agent[]
  readonly nextPlace: number
  /** The last refusal of each bidder until their next accepted command (rules 4). */
  readonly lastRefusals: readonly LastRefusal[]
}

export type Agent = {
  readonly merchantId: number
  readonly limitEur: number
  /** Counts settings and raises of all agents: among equal limits the smaller place leads. */
  readonly place: number
  readonly setAt: Instant
  readonly salt: string
}

export type LastRefusal = {
  readonly merchantId: number
  readonly code: RefusalCode
  readonly amountEur: number
  readonly at: Instant
}
