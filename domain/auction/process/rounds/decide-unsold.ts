import { hourMs, type Instant, minuteMs } from '../../../calendar/instant.ts'
import { allowed, type Permission, refused } from '../../../refusal/refusal.ts'
import type { CommandOf, CommandType } from '../../core/commands.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { Facts } from '../../core/facts.ts'
import type { AuctionState } from '../../core/state.ts'
import { decideLateOffer } from '../late-offers/decide-late-offer.ts'
import { lapsedLateOffers, lateOffersCloseAt } from '../late-offers/late-offer-rules.ts'
import { closedSecondChance, isSecondBiddersTurn } from '../second-chance/second-chance-rules.ts'
import { freedFollowUp } from './follow-up.ts'

/** What is left to do around an auction: questions, late offers, and the owner's next choice. */

const afterwardsTypes = [
  'ask_question',
  'stop',
  'pause',
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
      const may = mayAskNow(state, { at, hasOpenQuestion: facts.hasOpenQuestion })
      return may.isAllowed ? accept() : refuseAs(may.refusal)
    }
    case 'stop':
    case 'pause':
      if (isSecondBiddersTurn(state)) return refuse('ACTION_NOT_POSSIBLE_NOW')
      return accept(
        ...lapsedLateOffers(state, at, { lapse: command.type === 'stop' ? 'stopped' : 'paused' }),
        ...freedFollowUp(state, at),
        ...closedSecondChance(state, at),
        { type: command.type === 'stop' ? 'ad_stopped' : 'ad_paused', at },
      )
    case 'open_late_offers':
      return decideOpening(state, command)
    case 'late_offer':
    case 'late_offer_accept':
    case 'late_offer_decline':
    case 'settle_late_offers':
      return decideLateOffer(state, command, facts)
  }
}

/** One open question per dealer and ad, and none in the last hour (rules 8). */
export function mayAskNow(
  state: AuctionState,
  asking: { readonly at: Instant; readonly hasOpenQuestion: boolean },
): Permission {
  if (asking.at >= questionsUntil(state)) return refused('QUESTIONS_CLOSED')
  return asking.hasOpenQuestion ? refused('QUESTION_STILL_OPEN') : allowed
}

/** Questions are open until 60 min before the end (rules 8). */
export function questionsUntil(state: AuctionState): Instant {
  const minutes = state.settings.questionsUntilMinutesBeforeEnd
  return state.clock === null ? 0 : state.clock.endsAt - minutes * minuteMs
}

/** The owner may open at once, otherwise it happens by itself after 24 h (rules 2). */
function decideOpening(state: AuctionState, command: CommandOf<'open_late_offers'>): Decision {
  const { actor, at } = command
  const opensAt = lateOffersOpenAt(state)
  const isTooEarly = actor.kind === 'clock' && (opensAt === null || at < opensAt)
  if (isTooEarly || !mayOpenLateOffers(state, at)) return refuse('ACTION_NOT_POSSIBLE_NOW')
  return accept(...freedFollowUp(state, at), ...closedSecondChance(state, at), {
    type: 'late_offers_opened',
    at,
  })
}

export function mayOpenLateOffers(state: AuctionState, at: Instant): boolean {
  return at < lateOffersCloseAt(state) && !isSecondBiddersTurn(state)
}

/** When late offers open by themselves; never for one that is to start again. */
export function lateOffersOpenAt(state: AuctionState): Instant | null {
  const { failure } = state
  if (state.status !== 'failed' || failure === null || failure.isRestartDue) return null
  if (isSecondBiddersTurn(state)) return null
  const opensAt = failure.at + state.settings.lateOffers.openAfterHours * hourMs
  return opensAt < lateOffersCloseAt(state) ? opensAt : null
}
