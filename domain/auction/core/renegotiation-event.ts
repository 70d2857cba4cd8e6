import type { Instant } from '../../calendar/instant.ts'
import type { AfterDecline, DeclineReason } from './renegotiation-state.ts'

export type RenegotiationEvent =
  | {
      readonly type: 'counter_offered'
      readonly amountEur: number
      readonly isReduced: boolean
      readonly turnEndsAt: Instant
      readonly bindsUntil: Instant
    }
  | {
      readonly type: 'buyer_offered'
      readonly amountEur: number
      readonly turnEndsAt: Instant
      readonly remindersAt: readonly Instant[]
    }
  | { readonly type: 'buyer_raised'; readonly amountEur: number }
  | {
      readonly type: 'buyer_left'
      readonly isSilent: boolean
      readonly turnEndsAt: Instant
      readonly remindersAt: readonly Instant[]
    }
  | { readonly type: 'owner_reminded'; readonly remindersLeft: number }
  | {
      readonly type: 'renegotiation_declined'
      readonly reason: DeclineReason
      readonly then: AfterDecline
      readonly status: 'failed' | 'failed_na' | 'inactive'
    }
  | { readonly type: 'renegotiation_canceled'; readonly reason: string }
  | { readonly type: 'reservation_declined' }
