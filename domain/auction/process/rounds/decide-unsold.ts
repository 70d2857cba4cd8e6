import { hourMs, type Instant } from '../../../calendar/instant.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse } from '../../core/decision.ts'
import { isReleased } from '../../core/phases.ts'
import type { AuctionState } from '../../core/state.ts'
import { lapsedLateOffers, lateOffersCloseAt } from '../late-offers/late-offer-rules.ts'
import { closedSecondChance, isSecondBiddersTurn } from '../second-chance/second-chance-rules.ts'
import { freedFollowUp } from './follow-up.ts'

/** The owner's choices for an ad that did not sell, beside a further round: stop, pause, late offers (rules 2). */
export function decideStop(
  state: AuctionState,
  { type, at }: CommandOf<'stop' | 'pause'>,
): Decision {
  if (isSecondBiddersTurn(state)) return refuse('ACTION_NOT_POSSIBLE_NOW')
  return accept(
    ...lapsedLateOffers(state, at, { lapse: type === 'stop' ? 'stopped' : 'paused' }),
    ...freedFollowUp(state, at),
    ...closedSecondChance(state, at),
    { type: type === 'stop' ? 'ad_stopped' : 'ad_paused', at },
  )
}

/** The owner may open at once, otherwise it happens by itself after 24 h (rules 2). */
export function decideOpenLateOffers(
  state: AuctionState,
  { actor, at }: CommandOf<'open_late_offers'>,
): Decision {
  const opensAt = lateOffersOpenAt(state)
  const isTooEarly = actor.kind === 'clock' && (opensAt === null || at < opensAt)
  if (isTooEarly || !mayOpenLateOffers(state, at)) return refuse('ACTION_NOT_POSSIBLE_NOW')
  return accept(...freedFollowUp(state, at), ...closedSecondChance(state, at), {
    type: 'late_offers_opened',
    at,
  })
}

export function mayOpenLateOffers(state: AuctionState, at: Instant): boolean {
  return isReleased(state) && at < lateOffersCloseAt(state) && !isSecondBiddersTurn(state)
}

/** When late offers open by themselves; never for one that is to start again. */
export function lateOffersOpenAt(state: AuctionState): Instant | null {
  if (state.status !== 'failed' || state.failure.isRestartDue) return null
  if (isSecondBiddersTurn(state)) return null
  const opensAt = state.failure.at + state.settings.lateOffers.openAfterHours * hourMs
  return opensAt < lateOffersCloseAt(state) ? opensAt : null
}
