import type { Instant } from '../../calendar/instant.ts'

/** From one round of an ad to the next. */
export type RoundEvent =
  | {
      /** The next round begins under review; its target stands in its own release. */
      readonly type: 'round_restarted'
      readonly consentVersion: string
      readonly secrets: { readonly reducedTargetPriceEur: number | null }
    }
  /** The next round begins in editing. */
  | { readonly type: 'round_resumed' }
  | { readonly type: 'ad_stopped' }
  | { readonly type: 'ad_paused' }
  /** It was never released, so it is edited again in this very round. */
  | { readonly type: 'ad_resumed' }
  | { readonly type: 'bid_archived_for_follow_up'; readonly bindsUntil: Instant }
  | { readonly type: 'follow_up_lapsed' }

/** The chance of the second bidder after a sale that came to nothing. */
export type SecondChanceEvent =
  | {
      readonly type: 'second_chance_opened'
      readonly merchantId: number
      readonly amountEur: number
      readonly turnEndsAt: Instant
    }
  | { readonly type: 'second_chance_offered'; readonly turnEndsAt: Instant }
  | { readonly type: 'second_chance_closed'; readonly cause: SecondChanceEnd }

export const secondChanceEnds = [
  'declined',
  'lapsed',
  'owner_silent',
  'owner_chose_otherwise',
] as const
export type SecondChanceEnd = (typeof secondChanceEnds)[number]
