import { hourMs, type Instant, minuteMs } from '../../../../calendar/instant.ts'
import type { CommandOf } from '../../../core/commands.ts'
import { accept, type Decision, refuse } from '../../../core/decision.ts'
import type { EventOf } from '../../../core/events.ts'
import type { AuctionState } from '../../../core/state.ts'
import type { WithdrawalRight } from '../../../core/void-mark.ts'
import { clockOf, endMovedTo, laterEnd } from '../decide-clock.ts'
import { withRights } from './take-back.ts'

/**
 * The operator finds a defect material that the owner added while bids were taken (rules 8): every
 * bidder may leave for two hours, with all his bids. If little more than that is left, the end moves
 * as after an outage.
 */
export function decideDefect(state: AuctionState, command: CommandOf<'confirm_defect'>): Decision {
  const { at } = command
  const clock = clockOf(state)
  if (at >= clock.endsAt) return refuse('AUCTION_ENDED', { endedAt: clock.endsAt })
  const confirmed = confirmedDefect(state, at)
  if (!isTooLateToLeave(state, at)) return accept(confirmed)
  const endsAt = laterEnd(state, clock.endsAt)
  return accept(confirmed, endMovedTo(state, { at, endsAt, cause: 'new_defect' }))
}

export function confirmedDefect(state: AuctionState, at: Instant): EventOf<'defect_confirmed'> {
  const takeBackUntil = at + state.settings.newDefect.leaveHours * hourMs
  const rights = state.bidders
    .filter((bidder) => bidder.standingBidEur !== null)
    .map(({ merchantId }): WithdrawalRight => {
      return { merchantId, fromSequence: 1, until: takeBackUntil, cause: 'new_defect' }
    })
  const exits = withRights(state.exits, rights)
  return { type: 'defect_confirmed', at, takeBackUntil, exits }
}

/** Whether so little is left that the end must move. */
export function isTooLateToLeave(state: AuctionState, at: Instant): boolean {
  return clockOf(state).endsAt - at < state.settings.newDefect.moveUnderMinutes * minuteMs
}
