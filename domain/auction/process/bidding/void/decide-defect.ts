import { hourMs, type Instant, minuteMs } from '../../../../calendar/instant.ts'
import type { CommandOf } from '../../../core/commands.ts'
import { accept, type Decision, refuse } from '../../../core/decision.ts'
import type { EventOf } from '../../../core/events.ts'
import { onMarket } from '../../../core/phases.ts'
import type { AuctionState, ReleasedState } from '../../../core/state.ts'
import type { WithdrawalRight } from '../../../core/void-mark.ts'
import { endMovedTo, laterEnd } from '../decide-clock.ts'
import { withRights } from './take-back.ts'

/**
 * The operator finds a defect material that the owner added while bids were taken (rules 8): every
 * bidder may leave for two hours, with all their bids. If little more than that is left, the end moves
 * as after an outage.
 */
export function decideDefect(
  auction: AuctionState,
  command: CommandOf<'confirm_defect'>,
): Decision {
  const { at } = command
  const state = onMarket(auction)
  const { clock } = state
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
  const withdrawalRights = withRights(state.withdrawalRights, rights)
  return { type: 'defect_confirmed', at, takeBackUntil, withdrawalRights }
}

/** Whether so little is left that the end must move. */
export function isTooLateToLeave(state: ReleasedState, at: Instant): boolean {
  return state.clock.endsAt - at < state.settings.newDefect.moveUnderMinutes * minuteMs
}
