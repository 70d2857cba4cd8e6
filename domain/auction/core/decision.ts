import {
  type FactArguments,
  type Refusal,
  type RefusalCode,
  refusalOf,
} from '../../refusal/refusal.ts'
import type { AuctionEvent } from './events.ts'

/**
 * The answer of `decide`. Both kinds may carry events to store: an accepted command everything that
 * happened, a refused one at most an event that notes the refusal (rules 4). A repeat of a known key is
 * accepted without events; its answer is rebuilt from the state.
 */
export type Decision =
  | {
      readonly isAccepted: true
      readonly events: readonly AuctionEvent[]
      readonly isRepeat: boolean
    }
  | {
      readonly isAccepted: false
      readonly refusal: Refusal
      readonly events: readonly AuctionEvent[]
    }

export function accept(...events: readonly AuctionEvent[]): Decision {
  return { isAccepted: true, events, isRepeat: false }
}

export function refuse<Code extends RefusalCode>(
  code: Code,
  ...[facts]: FactArguments<Code>
): Decision {
  return refuseAs(refusalOf(code, facts))
}

/** The refusal that a `may…` has already answered. */
export function refuseAs(refusal: Refusal): Decision {
  return { isAccepted: false, refusal, events: [] }
}
