/**
 * Rules 1: which status each person sees of an auction; none means that this person finds no such ad.
 */

import type { Asker } from './answer.ts'
import { figures } from './figures.ts'
import { latestLateOffer, type ModelState } from './model-state.ts'
import type { Release, Status } from './scenario.ts'

export type Eye = 'outside' | 'dealer' | 'bidder' | 'owner' | 'operator'

export function eyeOf(release: Release, state: ModelState, { who, role, standing }: Asker): Eye {
  if (role === 'operator') return 'operator'
  if (who === release.owner) return 'owner'
  if (role !== 'dealer' || standing === 'in_review') return 'outside'
  const took = state.tookPart.has(who) || latestLateOffer(state, who) !== null
  return took || state.sales.some(({ to }) => to === who) ? 'bidder' : 'dealer'
}

export type SeenStatus = Status | 'ended' | 'recd_late_offer_owner'

/** Each status that the viewer may see: the rules leave one thing open, see below. */
export function statusesSeen(
  state: ModelState,
  eye: Eye,
  who: string,
  now: number,
): readonly SeenStatus[] {
  const { status } = state
  if (looksFailed(state, eye, who, now)) return eye === 'bidder' ? ['failed', 'ended'] : ['ended']
  switch (eye) {
    case 'operator':
      return [status]
    case 'owner':
      return [status === 'recd_late_offer' ? 'recd_late_offer_owner' : status]
    case 'outside':
      return [fromOutside(status)].filter((seen) => seen !== null)
    case 'dealer':
      if (state.archived?.who === who) return seenByBidder(state, who, now)
      return state.lateOpen ? ['acpt_late_offer'] : statusesSeen(state, 'outside', who, now)
    case 'bidder':
      return seenByBidder(state, who, now)
  }
}

/** After 14 days nobody but the owner, operators and the maker of a pending offer sees that one waits. */
function looksFailed(state: ModelState, eye: Eye, who: string, now: number): boolean {
  if (eye === 'owner' || eye === 'operator' || !state.lateOpen) return false
  const isPending = latestLateOffer(state, who)?.state === 'pending'
  return now >= state.endsAt + figures.lateOffersUntilMs && !isPending
}

function fromOutside(status: Status): SeenStatus | null {
  switch (status) {
    case 'inactive':
      return null
    case 'published':
    case 'running':
    case 'hotbidding':
    case 'sold':
    case 'failed_na':
      return status
    default:
      return 'ended'
  }
}

/** A late offer shows its maker that it was received until it is accepted, whatever its height. */
function seenByBidder(state: ModelState, who: string, now: number): readonly SeenStatus[] {
  const { status } = state
  if (state.lateOpen) {
    const own = latestLateOffer(state, who)
    if (own?.state === 'pending') return ['recd_late_offer']
    // What others have offered since does not change it: their offers are secret.
    const declinedAt = own?.state === 'declined' ? own.declinedAt : null
    const isShown = declinedAt !== null && now < declinedAt + figures.declinedShownMs
    if (isShown) return ['declined_late_offer']
    return ['acpt_late_offer']
  }
  const isConcerned = state.bidding.leader === who
  switch (status) {
    case 'renegotiation':
    case 'anr_offer_above_targetprice':
      return [isConcerned ? status : 'ended']
    case 'failed':
      // The page does not say whether a bidder who did not lead is concerned.
      return ['failed', 'ended']
    case 'inactive':
      return state.negotiatedWith === who ? [status] : []
    default:
      return statusesSeen(state, 'outside', who, now)
  }
}
