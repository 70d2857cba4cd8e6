import { dayMs, hourMs, type Instant } from '../../../calendar/instant.ts'
import type {
  BidAfterDecline,
  DeclineFacts,
  OptionsAfterwards,
  PauseFacts,
} from '../../core/action-facts.ts'
import type { FollowUp } from '../../core/auction-outcomes.ts'
import type { AuctionState, ReleasedState } from '../../core/state.ts'
import { lateOffersCloseAt } from '../late-offers/late-offer-rules.ts'
import { mayRestart } from './decide-rounds.ts'
import { leastStartPriceEur } from './restart-rules.ts'

/**
 * What the owner could do next if they declined, paused or withdrew now: asked of the rules of a restart
 * before anything is lost, so that nobody gives a bid up for a round that cannot begin (rules 2 and 6).
 */

/** The ad rests, and what bound or waited is gone: the next round is a resumed ad that is submitted again. */
export function optionsAtRest(state: AuctionState, at: Instant): PauseFacts {
  return { restart: mayRestart({ ...state, followUp: null }, at) }
}

/** The highest bid goes: a decline without a restart, or of the bid of an offer collection. */
export function optionsWithoutBid(state: ReleasedState, at: Instant): OptionsAfterwards {
  const opensAt = at + state.settings.lateOffers.openAfterHours * hourMs
  return {
    ...optionsAtRest(state, at),
    lateOffersOpenAt: opensAt < lateOffersCloseAt(state) ? opensAt : null,
  }
}

/** The highest bid binds on through the next round; null where there can be none. */
export function optionsWithBid(state: ReleasedState, at: Instant): DeclineFacts['withRestart'] {
  const followUp = followUpOf(state)
  if (followUp === null) return null
  const declined = { ...state, followUp }
  const restart = mayRestart(declined, at)
  if (!restart.isAllowed) return null
  const bid: BidAfterDecline = {
    amountEur: followUp.amountEur,
    bindsUntil: followUp.bindsUntil,
    startPriceMinimumEur: leastStartPriceEur(declined, at) ?? 0,
  }
  return { ...restart.facts, bid }
}

/** The archived bid binds on for seven days after this end (rules 6). */
export function followUpOf({ highest, clock, settings }: ReleasedState): FollowUp | null {
  if (highest === null) return null
  const { merchantId, amountEur } = highest
  const bindsUntil = clock.endsAt + settings.followUp.bindsDays * dayMs
  return { merchantId, amountEur, bindsUntil, acceptUntil: null }
}
