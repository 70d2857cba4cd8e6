import { hourMs, type Instant, minuteMs } from '../calendar/instant.ts'
import type { CommandOf, CommandType } from './commands.ts'
import { accept, type Decision, refuse } from './decision.ts'
import type { AuctionEvent } from './events.ts'
import type { Facts } from './facts.ts'
import { decideLateOffer } from './late-offers/decide-late-offer.ts'
import { lapsedLateOffers, lateOffersCloseAt } from './late-offers/late-offer-rules.ts'
import type { AuctionState } from './state.ts'

/** What is left to do around an auction: questions, late offers, and the owner's next choice. */

const afterwardsTypes = [
  'ask_question',
  'follow_up_accept',
  'lapse_follow_up',
  'stop',
  'pause',
  'resume',
  'open_late_offers',
  'late_offer',
  'late_offer_accept',
  'late_offer_decline',
  'settle_late_offers',
] as const satisfies readonly CommandType[]

export function decideAfterwards(
  state: AuctionState,
  command: CommandOf<(typeof afterwardsTypes)[number]>,
  facts: Facts,
): Decision {
  const { at } = command
  switch (command.type) {
    case 'ask_question': {
      if (facts.hasOpenQuestion) return refuse('ACTION_NOT_POSSIBLE_NOW', { hasOpenQuestion: true })
      const until = questionsUntil(state)
      return at < until ? accept() : refuse('ACTION_NOT_POSSIBLE_NOW', { until })
    }
    case 'stop':
      return accept(...lapsedLateOffers(state, at), ...freedFollowUp(state, at), {
        type: 'ad_stopped',
        at,
      })
    case 'pause':
      return accept(...lapsedLateOffers(state, at), ...freedFollowUp(state, at), {
        type: 'ad_paused',
        at,
      })
    case 'resume':
      // After an auction that ran the ad comes back as a new round, with a state of its own.
      if (state.firstRoundEndedAt !== null || state.bidCount > 0) return refuse('NOT_AVAILABLE_YET')
      return accept({ type: 'ad_resumed', at })
    case 'follow_up_accept':
      return decideFollowUp(state, command)
    case 'lapse_follow_up': {
      const dueAt = followUpLapsesAt(state)
      if (dueAt === null || at < dueAt) return refuse('ACTION_NOT_POSSIBLE_NOW')
      return accept({ type: 'follow_up_lapsed', at })
    }
    case 'open_late_offers':
      return decideOpening(state, command)
    case 'late_offer':
    case 'late_offer_accept':
    case 'late_offer_decline':
    case 'settle_late_offers':
      return decideLateOffer(state, command, facts)
  }
}

/** Questions are open until 60 min before the end (rules 8). */
export function questionsUntil(state: AuctionState): Instant {
  const minutes = state.settings.questionsUntilMinutesBeforeEnd
  return state.clock === null ? 0 : state.clock.endsAt - minutes * minuteMs
}

/** The archived bid of the round before: to be taken for 24 h after a round without a bid. */
function decideFollowUp(state: AuctionState, command: CommandOf<'follow_up_accept'>): Decision {
  const { followUp } = state
  const { at } = command
  const until = followUpLapsesAt(state)
  if (followUp?.acceptUntil == null || until === null || at >= until) {
    return refuse('ACTION_NOT_POSSIBLE_NOW')
  }
  return accept({
    type: 'auction_sold',
    at,
    merchantId: followUp.merchantId,
    hammerPriceEur: followUp.amountEur,
    cause: 'follow_up_accepted',
  })
}

export function followUpLapsesAt(state: AuctionState): Instant | null {
  const { followUp } = state
  if (followUp === null) return null
  return Math.min(followUp.bindsUntil, followUp.acceptUntil ?? followUp.bindsUntil)
}

/** The owner may open at once, otherwise it happens by itself after 24 h (rules 2). */
function decideOpening(state: AuctionState, command: CommandOf<'open_late_offers'>): Decision {
  const { actor, at } = command
  const opensAt = lateOffersOpenAt(state)
  const isTooEarly = actor.kind === 'clock' && (opensAt === null || at < opensAt)
  if (isTooEarly || at >= lateOffersCloseAt(state)) return refuse('ACTION_NOT_POSSIBLE_NOW')
  return accept({ type: 'late_offers_opened', at })
}

/** When late offers open by themselves; never for one that is to start again. */
export function lateOffersOpenAt(state: AuctionState): Instant | null {
  const { failure } = state
  if (state.status !== 'failed' || failure === null || failure.isRestartDue) return null
  const opensAt = failure.at + state.settings.lateOffers.openAfterHours * hourMs
  return opensAt < lateOffersCloseAt(state) ? opensAt : null
}

function freedFollowUp(state: AuctionState, at: Instant): readonly AuctionEvent[] {
  return state.followUp === null ? [] : [{ type: 'follow_up_lapsed', at }]
}
