import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuseAs } from '../../core/decision.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { RenegotiationState } from '../../core/state.ts'
import { deletedBid } from '../bidding/deleted-bid.ts'
import { followUpOf } from '../rounds/options-afterwards.ts'
import { mayDecline } from './negotiation-rules.ts'

/** Final: the bid is deleted, unless the ad starts again for a price too low (rules 6). */
export function decideDecline(
  state: RenegotiationState,
  command: CommandOf<'renegotiation_decline'>,
): Decision {
  const { at, reason } = command
  const may = mayDecline(state, command.actor, at)
  if (!may.isAllowed) return refuseAs(may.refusal)
  const then = reason === 'not_available' ? 'neither' : command.then
  const { restart } = may.facts.withoutBid
  if (then === 'restart' && !restart.isAllowed) return refuseAs(restart.refusal)
  const declined: AuctionEvent = {
    type: 'renegotiation_declined',
    at,
    reason,
    then,
    status: statusAfterDecline(reason, then),
  }
  if (then === 'restart') {
    const bindsUntil = followUpOf(state)?.bindsUntil ?? at
    return accept({ type: 'bid_archived_for_follow_up', at, bindsUntil }, declined)
  }
  return accept(...deletedBid(state, at), declined)
}

function statusAfterDecline(
  reason: 'not_available' | 'price_too_low',
  then: 'restart' | 'pause' | 'neither',
): 'failed' | 'failed_na' | 'inactive' {
  if (reason === 'not_available') return 'failed_na'
  return then === 'pause' ? 'inactive' : 'failed'
}
