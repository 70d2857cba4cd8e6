import { type Instant, minuteMs } from '../../../calendar/instant.ts'
import { allowed, type Permission, refused } from '../../../refusal/refusal.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuseAs } from '../../core/decision.ts'
import type { FactsOf } from '../../core/facts.ts'
import { onMarket } from '../../core/phases.ts'
import type { AuctionState, OnMarketState } from '../../core/state.ts'

/** Questions to the owner while the auction is on the market (rules 8); the question itself is stored elsewhere. */
export function decideQuestion(
  state: AuctionState,
  { at }: CommandOf<'ask_question'>,
  { hasOpenQuestion }: FactsOf<'ask_question'>,
): Decision {
  const may = mayAskNow(onMarket(state), { at, hasOpenQuestion })
  return may.isAllowed ? accept() : refuseAs(may.refusal)
}

/** One open question per dealer and ad, and none in the last hour (rules 8). */
export function mayAskNow(
  state: OnMarketState,
  question: { readonly at: Instant; readonly hasOpenQuestion: boolean },
): Permission {
  if (question.at >= questionsUntil(state)) return refused('QUESTIONS_CLOSED')
  return question.hasOpenQuestion ? refused('QUESTION_STILL_OPEN') : allowed
}

/** Questions are open until 60 min before the end (rules 8). */
export function questionsUntil({ clock, settings }: OnMarketState): Instant {
  return clock.endsAt - settings.questionsUntilMinutesBeforeEnd * minuteMs
}
