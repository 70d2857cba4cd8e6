import { hourMs, minuteMs } from '../../calendar/instant.ts'
import type { CommandOf } from '../commands.ts'
import { clockOf, endMovedTo, laterEnd } from '../decide-clock.ts'
import { accept, type Decision, refuse } from '../decision.ts'
import type { AuctionEvent } from '../events.ts'
import type { AuctionState } from '../state.ts'
import { withRights } from './decide-void.ts'
import type { ExitRight } from './void-mark.ts'

/**
 * The operator finds a defect material that the owner added while bids were taken (rules 8): every
 * bidder may leave for two hours, with all his bids. If little more than that is left, the end moves
 * as after an outage.
 */
export function decideDefect(state: AuctionState, command: CommandOf<'confirm_defect'>): Decision {
  const { at } = command
  const clock = clockOf(state)
  if (at >= clock.endsAt) return refuse('AUCTION_ENDED', { endedAt: clock.endsAt })
  const { leaveHours, moveUnderMinutes } = state.settings.newDefect
  const takeBackUntil = at + leaveHours * hourMs
  const rights = state.bidders
    .filter((bidder) => bidder.standingBidEur !== null)
    .map(({ merchantId }): ExitRight => {
      return { merchantId, fromSequence: 1, until: takeBackUntil, cause: 'new_defect' }
    })
  const confirmed: AuctionEvent = {
    type: 'defect_confirmed',
    at,
    takeBackUntil,
    exits: withRights(state.exits, rights),
  }
  if (clock.endsAt - at >= moveUnderMinutes * minuteMs) return accept(confirmed)
  const endsAt = laterEnd(state, clock.endsAt)
  return accept(confirmed, endMovedTo(state, { at, endsAt, cause: 'new_defect' }))
}
