import type { Instant } from '../../calendar/instant.ts'
import type { Refusal } from '../../refusal/refusal.ts'
import type { CommandOf } from '../core/commands.ts'
import { currentBidEur } from '../core/current-bid.ts'
import type { Light } from '../core/events.ts'
import { type Facts, noFacts } from '../core/facts.ts'
import type { AuctionState } from '../core/state.ts'
import { currentLight } from '../process/bidding/light.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'

/** How an auction would stand after a void, or why there would be none (rules 5). */
export type VoidPreview =
  | {
      readonly isPossible: true
      /** Whole gross euros; null when no bid is left. */
      readonly currentBidEur: number | null
      readonly leaderPseudonym: number | null
      readonly light: Light
      readonly bidCount: number
      readonly endsAt: Instant | null
      /** Bidders who could take bids of theirs back afterwards. */
      readonly mayTakeBack: number
    }
  | { readonly isPossible: false; readonly refusal: Refusal }

/** Takes the same decision on a copy of the state: nothing is written, nobody is notified. */
export function previewVoid(
  state: AuctionState,
  command: CommandOf<'void_bids'>,
  biddingLog: Facts['biddingLog'],
): VoidPreview {
  const decision = decide(state, command, { ...noFacts, biddingLog })
  if (!decision.isAccepted) return { isPossible: false, refusal: decision.refusal }
  const after = decision.events.reduce<AuctionState>(evolve, state)
  const amountEur = currentBidEur(after)
  return {
    isPossible: true,
    currentBidEur: amountEur,
    leaderPseudonym: after.highest?.isBinding === true ? after.highest.pseudonym : null,
    light: currentLight(after),
    bidCount: after.bidCount,
    endsAt: after.clock?.endsAt ?? null,
    mayTakeBack: after.withdrawalRights.filter(({ until }) => command.at < until).length,
  }
}
